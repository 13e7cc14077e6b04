import { z } from 'zod';
import { entityId, localDate } from '../primitives.ts';

/** Which rows: of one establishment or all of the caller's, of whole days of a period. */
export const filtersInput = z.object({
  establishmentId: entityId.optional(),
  from: localDate.optional(),
  to: localDate.optional(),
});
