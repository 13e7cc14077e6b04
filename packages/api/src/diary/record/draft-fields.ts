import { z } from 'zod';
import { flag, longText } from '../../primitives.ts';

const typed = longText(40).optional();

/** What stands in the diary's fields, as typed: nothing is judged before it is saved. */
export const draftFields = z.object({
  lightsOut: typed,
  sleepOnsetLatency: typed,
  awakenings: typed,
  wakeAfterSleepOnset: typed,
  finalWakeUp: typed,
  outOfBed: typed,
  didNotSleep: flag.optional(),
  napsOpen: flag.optional(),
  naps: z
    .array(z.object({ start: typed, end: typed }))
    .max(10, { error: 'tooMany' })
    .optional(),
});
