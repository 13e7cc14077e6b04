import { expect, it } from 'vitest';
import { callsToTake, hasAlert } from './calls-to-take.ts';

const free = { charge: 'nobody' } as const;
const own = { charge: 'own' } as const;
const settled = { charge: 'settled' } as const;

it.each([
  ['nobody waits', [], 'notWaiting'],
  ['one reason', [{ reason: 'silent', ...free }], { reasons: ['silent'], toStore: ['silent'] }],
  ['a reason that somebody took', [{ reason: 'silent', ...settled }], 'alreadyTaken'],
  [
    'a reason that the caller took just now',
    [{ reason: 'silent', ...own }],
    { reasons: ['silent'], toStore: [] },
  ],
  [
    'only the reasons that nobody else took',
    [
      { reason: 'silent', ...settled },
      { reason: 'scheduleLocked', ...own },
      { reason: 'lowEfficiency', ...free },
    ],
    { reasons: ['scheduleLocked', 'lowEfficiency'], toStore: ['lowEfficiency'] },
  ],
  ['only an alert', [{ reason: 'crisis', ...free }], 'onlyAlert'],
  [
    'an alert stays beside a reason',
    [
      { reason: 'crisis', ...free },
      { reason: 'silent', ...free },
    ],
    { reasons: ['silent'], toStore: ['silent'] },
  ],
  [
    'an alert that the caller took is no reason',
    [
      { reason: 'alert', ...own },
      { reason: 'silent', ...settled },
    ],
    'alreadyTaken',
  ],
] as const)('%s', (_, lines, expected) => {
  expect(callsToTake(lines)).toEqual(expected);
});

it.each([
  [[], false],
  [['silent'], false],
  [['silent', 'alert'], true],
  [['crisis'], true],
  [['fatigueAccident'], true],
  [['sleepyAtWheel'], true],
] as const)('%j has an alert: %s', (reasons, expected) => {
  expect(hasAlert(reasons.map((reason) => ({ reason, ...free })))).toBe(expected);
});
