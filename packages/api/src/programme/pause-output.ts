import { z } from 'zod';

/** A pause as it is answered; dates are of the participant's own zone. @decision D67 */
export const pauseOutput = z.object({
  id: z.number(),
  /** The week that ends before it. */
  week: z.number(),
  startsOn: z.string(),
  /** The day on which the next week begins. */
  resumesOn: z.string(),
});
