import type { Hazard } from '../hazard.ts';
import { shiftClock } from '../shift-clock.ts';

export const dayBehind: Hazard = {
  does: 'has a clock that is a day behind',
  // A night of tomorrow is asked about before a save.
  mayTell: true,
  prepare: (page) => shiftClock(page, -24 * 60),
};
