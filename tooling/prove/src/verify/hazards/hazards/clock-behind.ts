import type { Hazard } from '../hazard.ts';
import { shiftClock } from '../shift-clock.ts';

export const clockBehind: Hazard = {
  does: 'has a clock that is 10 minutes behind',
  prepare: (page) => shiftClock(page, -10),
};
