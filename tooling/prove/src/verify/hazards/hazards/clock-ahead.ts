import type { Hazard } from '../hazard.ts';
import { shiftClock } from '../shift-clock.ts';

export const clockAhead: Hazard = {
  does: 'has a clock that is 10 minutes ahead',
  prepare: (page) => shiftClock(page, 10),
};
