import type { Hazard } from '../hazard.ts';
import { shiftClock } from '../shift-clock.ts';

export const dayBehind: Hazard = {
  does: 'has a clock that is a day behind',
  // For this clock, the night of today is a night of tomorrow, so the page asks before the save.
  mayTell: true,
  prepare: (page) => shiftClock(page, -24 * 60),
};
