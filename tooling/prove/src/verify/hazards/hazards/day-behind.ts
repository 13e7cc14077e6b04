import type { Hazard } from '../hazard.ts';
import { shiftClock } from '../shift-clock.ts';

export const dayBehind: Hazard = {
  does: 'has a clock that is a day behind',
  // The page asks before it saves a night of tomorrow.
  mayTell: true,
  prepare: (page) => shiftClock(page, -24 * 60),
};
