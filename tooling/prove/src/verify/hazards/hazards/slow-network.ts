import { setTimeout as delay } from 'node:timers/promises';
import { answerCalls } from '../calls.ts';
import type { Hazard } from '../hazard.ts';

const SLOW_MS = 1_500;

export const slowNetwork: Hazard = {
  does: 'has a slow network: each call takes 1.5 seconds more',
  prepare: (page) => answerCalls(page, (route) => delay(SLOW_MS).then(() => route.continue())),
};
