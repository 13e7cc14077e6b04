import { expect, it } from 'vitest';
import { callsToTake } from './calls-to-take.ts';

const free = { isTaken: false } as const;
const taken = { isTaken: true } as const;

it.each([
  ['nobody waits', [], 'notWaiting'],
  ['one reason', [{ reason: 'silent', ...free }], ['silent']],
  ['a reason that somebody took', [{ reason: 'silent', ...taken }], 'alreadyTaken'],
  [
    'only the reasons that nobody took',
    [
      { reason: 'silent', ...taken },
      { reason: 'lowEfficiency', ...free },
    ],
    ['lowEfficiency'],
  ],
  ['only an alert', [{ reason: 'crisis', ...free }], 'onlyAlert'],
  [
    'an alert stays beside a reason',
    [
      { reason: 'crisis', ...free },
      { reason: 'silent', ...free },
    ],
    ['silent'],
  ],
  [
    'a taken alert is no reason',
    [
      { reason: 'alert', ...taken },
      { reason: 'silent', ...taken },
    ],
    'alreadyTaken',
  ],
] as const)('%s', (_, lines, expected) => {
  expect(callsToTake(lines)).toEqual(expected);
});
