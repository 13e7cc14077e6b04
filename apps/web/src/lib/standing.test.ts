// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standingAfter } from './device/night-queue.ts';
import { faultOf } from './error-code.ts';
import { isStopped, isUnsent } from './standing.ts';
import {
  arrive,
  busy,
  createWorld,
  offline,
  pass,
  refusal,
  sessionLost,
} from './testing/draft-world.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const theirs = { held: { a: 'theirs' }, version: 2 };
const conflict = () => refusal('VERSION_CONFLICT', 409, { details: { current: theirs } });

it.each([
  ['no answer', offline, 'waiting', 'waiting', 'waiting'],
  ['a busy server', () => busy(), 'waiting', 'waiting', 'waiting'],
  ['too many calls', () => refusal('TOO_MANY_REQUESTS', 429), 'waiting', 'waiting', 'waiting'],
  ['no session', sessionLost, 'waiting', 'none', 'waiting'],
  ['forbidden', () => refusal('FORBIDDEN', 403), 'refused', 'refused', 'waiting'],
  ['not found', () => refusal('NOT_FOUND', 404), 'refused', 'refused', 'waiting'],
  ['a refusal', () => refusal('DAY_EXPIRED', 409), 'refused', 'refused', 'refused'],
  ['another device', conflict, 'toCompare', 'toCompare', 'toCompare'],
] as const)(
  '%s leaves a draft, a submission and a night of the device in their states of the table',
  async (_, fail, draft, submission, night) => {
    const typed = createWorld();
    typed.server.failure = fail();
    typed.type({ a: 'mine' });
    await pass();
    expect(typed.kind()).toBe(draft);

    const submitted = createWorld();
    submitted.type({ a: 'mine' });
    await submitted.draft.submit({ send: () => Promise.reject(fail()), isRetried: true });
    await arrive();
    expect(submitted.draft.get().submission.kind).toBe(submission);

    expect(standingAfter(faultOf(fail()))).toBe(night);
  },
);

it.each([
  ['sending', true, false],
  ['waiting', true, false],
  ['toCompare', true, true],
  ['refused', true, true],
  ['sent', false, false],
] as const)('%s is unsent: %s, and stopped: %s', (standing, unsent, stopped) => {
  expect([isUnsent({ standing }), isStopped({ standing })]).toEqual([unsent, stopped]);
});
