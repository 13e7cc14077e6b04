import { expect, it } from 'vitest';
import { REFUSAL_ROW_EVERY_MS, refusalTurn } from './refusal-turn.ts';

const at = 1_000_000_000;

it.each([
  ['the first refusal', undefined, at, 1, { loggedAtMs: at, since: 0 }],
  ['one at once after', { loggedAtMs: at, since: 0 }, at, null, { loggedAtMs: at, since: 1 }],
  [
    'one just before the hour',
    { loggedAtMs: at, since: 4 },
    at + REFUSAL_ROW_EVERY_MS - 1,
    null,
    { loggedAtMs: at, since: 5 },
  ],
  [
    'one at the hour stands for all since',
    { loggedAtMs: at, since: 5 },
    at + REFUSAL_ROW_EVERY_MS,
    6,
    { loggedAtMs: at + REFUSAL_ROW_EVERY_MS, since: 0 },
  ],
  [
    'one of a clock that went back',
    { loggedAtMs: at, since: 2 },
    at - 1,
    3,
    { loggedAtMs: at - 1, since: 0 },
  ],
] as const)('%s', (_, before, nowMs, times, refusals) => {
  expect(refusalTurn(before, nowMs)).toEqual({ refusals, times });
});
