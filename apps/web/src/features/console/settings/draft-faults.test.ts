import { expect, it } from 'vitest';
import type { Fault } from '../../../lib/error-code.ts';
import { isDraftGone, readRefusals } from './draft-faults.ts';

const fault = (code: Fault['code'], rest: Partial<Fault> = {}): Fault => ({
  code,
  httpStatus: 400,
  issues: [],
  details: {},
  retryAfterSeconds: null,
  requestId: null,
  ...rest,
});
const none = { save: null, publish: null, discard: null, restore: null };
const issues = [{ path: ['contacts', 0, 'phone'], code: 'notCallable' }];
const invalid = fault('INVALID', { issues });
const theirs = fault('VERSION_CONFLICT', { details: { current: { version: 2 } } });
const gone = fault('VERSION_CONFLICT', { details: { current: null } });
const missing = fault('NOT_FOUND');
const away = fault('OFFLINE');

it.each([
  ['no refusal', none, false, { conflict: null, issues: null, other: null }],
  [
    'a fault of a field',
    { ...none, save: invalid },
    false,
    { conflict: null, issues, other: null },
  ],
  [
    'a fault at publication',
    { ...none, publish: invalid },
    false,
    { conflict: null, issues, other: null },
  ],
  [
    'the draft of somebody else',
    { ...none, save: theirs },
    false,
    { conflict: { version: 2 }, issues: null, other: null },
  ],
  [
    'a draft that is gone',
    { ...none, save: gone },
    false,
    { conflict: null, issues: null, other: gone },
  ],
  [
    'a draft that is gone, said',
    { ...none, save: gone },
    true,
    { conflict: null, issues: null, other: null },
  ],
  [
    'nothing to publish, said',
    { ...none, publish: missing },
    true,
    { conflict: null, issues: null, other: null },
  ],
  [
    'nothing to delete',
    { ...none, discard: missing },
    false,
    { conflict: null, issues: null, other: missing },
  ],
  ['no answer', { ...none, discard: away }, true, { conflict: null, issues: null, other: away }],
])('after %s', (_, refusals, isGoneSaid, expected) => {
  expect(readRefusals(refusals, isGoneSaid)).toEqual(expected);
});

it.each([
  [missing, true],
  [gone, true],
  [theirs, false],
  [away, false],
])('knows a draft that is gone', (refusal, expected) => {
  expect(isDraftGone(refusal)).toBe(expected);
});
