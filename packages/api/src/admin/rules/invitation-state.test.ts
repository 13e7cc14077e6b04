import { describe, expect, it } from 'vitest';
import { LETTER_ATTEMPTS } from '../../notifications/rules/letter-attempts.ts';
import { type InvitationFacts, invitationState, isInvitationOver } from './invitation-state.ts';

const NOW = new Date('2026-01-05T15:00:00Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);
const queued = { sentAt: null, lastFault: null, attempts: 0 };
const left = { ...queued, sentAt: ago(1), attempts: 1 };
const mailed: InvitationFacts = {
  isMailed: true,
  letter: left,
  uses: 0,
  maxUses: 1,
  openedAt: null,
  expiresAt: ago(-1),
  revokedAt: null,
};
const link = { isMailed: false, letter: null, maxUses: 3 };

describe('the state of an invitation', () => {
  it.each([
    ['a letter in the queue', { letter: queued }, 'waiting'],
    [
      'a server that does not answer',
      { letter: { ...queued, lastFault: 'timeout', attempts: 3 } },
      'waiting',
    ],
    [
      'before the last try',
      { letter: { ...queued, lastFault: 'unreachable', attempts: LETTER_ATTEMPTS - 1 } },
      'waiting',
    ],
    [
      'after the last try',
      { letter: { ...queued, lastFault: 'unreachable', attempts: LETTER_ATTEMPTS } },
      'refused',
    ],
    ['a refusal', { letter: { ...queued, lastFault: 'refused', attempts: 1 } }, 'refused'],
    [
      'an address that is none',
      { letter: { ...queued, lastFault: 'badAddress', attempts: 1 } },
      'refused',
    ],
    ['a letter that left', {}, 'sent'],
    [
      'a letter that left at the last try',
      { letter: { ...left, attempts: LETTER_ATTEMPTS } },
      'sent',
    ],
    ['a letter that was forgotten', { letter: null }, 'sent'],
    ['a page that was seen', { openedAt: ago(1) }, 'opened'],
    ['a page seen though the letter failed', { letter: queued, openedAt: ago(1) }, 'opened'],
    ['a person who registered', { uses: 1, openedAt: ago(1) }, 'used'],
    ['the last moment', { expiresAt: ago(-1) }, 'sent'],
    ['its end', { expiresAt: ago(0) }, 'expired'],
    ['its end, though it was opened', { expiresAt: ago(0), openedAt: ago(5) }, 'expired'],
    ['its end, though it never left', { expiresAt: ago(0), letter: queued }, 'expired'],
    ['its end, once it was used', { expiresAt: ago(0), uses: 1 }, 'used'],
    ['what was taken back', { revokedAt: ago(0) }, 'revoked'],
    ['what was taken back and is over', { revokedAt: ago(9), expiresAt: ago(0) }, 'revoked'],
    ['a link that nobody has seen', link, 'ready'],
    ['a link that somebody has seen', { ...link, openedAt: ago(1) }, 'opened'],
    ['a link with a place left', { ...link, openedAt: ago(1), uses: 2 }, 'opened'],
    ['a link without a place left', { ...link, openedAt: ago(1), uses: 3 }, 'used'],
  ] as const)('%s', (_, change, state) => {
    expect(invitationState({ ...mailed, ...change }, NOW)).toBe(state);
  });
});

it.each([
  [{ uses: 0, maxUses: 1, revokedAt: null }, false],
  [{ uses: 1, maxUses: 2, revokedAt: null }, false],
  [{ uses: 2, maxUses: 2, revokedAt: null }, true],
  [{ uses: 0, maxUses: 2, revokedAt: NOW }, true],
])('%j is over: %s', (facts, isOver) => expect(isInvitationOver(facts)).toBe(isOver));
