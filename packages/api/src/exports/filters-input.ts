import { entityId, localDate } from '../primitives.ts';
import { participantFilters } from '../participant-filters.ts';

/**
 * Which rows: of one establishment or all of the caller's, of whole days of a period, of the people whom a list
 * of participants shows.
 */
export const filtersInput = participantFilters.extend({
  establishmentId: entityId.optional(),
  from: localDate.optional(),
  to: localDate.optional(),
});
