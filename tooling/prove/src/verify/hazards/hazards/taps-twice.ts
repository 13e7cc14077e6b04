import type { Hazard } from '../hazard.ts';

export const tapsTwice: Hazard = {
  does: 'taps each button twice',
  press: (target) => target.click({ clickCount: 2 }),
};
