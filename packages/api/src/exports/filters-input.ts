import { choice, entityId, localDate } from '../primitives.ts';
import { participantFilters } from '../participant-filters.ts';
import { ALERT_NATURES } from './rules/alert-natures.ts';

/**
 * Which rows: of one establishment or all of the caller's, of whole days of a period, of the people whom a list
 * of participants shows.
 */
export const filtersInput = participantFilters.extend({
  establishmentId: entityId.optional(),
  from: localDate.optional(),
  to: localDate.optional(),
  /** Of the alerts: only those given to staff, or only the safety flags. */
  nature: choice(ALERT_NATURES).optional(),
});
