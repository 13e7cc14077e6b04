import { choice, entityId, localDate } from '../primitives.ts';
import { participantFilters } from '../admin/record/participant-filters.ts';
import { ALERT_NATURES } from './rules/alert-natures.ts';

/**
 * Rows of a file: one establishment or all of the caller's, whole days of a period, and the people
 * of a filtered list.
 */
export const filtersInput = participantFilters.extend({
  establishmentId: entityId.optional(),
  from: localDate.optional(),
  to: localDate.optional(),
  /** Of the alerts: only staff alerts, or only safety flags. */
  nature: choice(ALERT_NATURES).optional(),
});
