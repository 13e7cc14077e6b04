import type { Hazard } from '../hazard.ts';
import { shiftClock } from '../shift-clock.ts';

export const dayAhead: Hazard = {
  does: 'has a clock that is a day ahead',
  prepare: (page) => shiftClock(page, 24 * 60),
};
