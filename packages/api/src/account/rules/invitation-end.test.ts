import { expect, it } from 'vitest';
import { invitationEnd } from './invitation-end.ts';

const NOW = new Date('2026-01-05T15:00:00Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);
const open = { uses: 1, maxUses: 2, expiresAt: ago(-1), revokedAt: null };

it.each([
  ['a place left', {}, null],
  ['no place left', { uses: 2 }, 'full'],
  ['the only place taken', { maxUses: 1 }, 'used'],
  ['its end', { expiresAt: NOW }, 'expired'],
  ['no place left after its end', { uses: 2, expiresAt: NOW }, 'full'],
  ['the only place taken after its end', { maxUses: 1, expiresAt: NOW }, 'used'],
  ['revoked with no place left', { uses: 2, revokedAt: ago(1) }, 'revoked'],
  ['revoked', { revokedAt: ago(1) }, 'revoked'],
  ['revoked after its end', { revokedAt: ago(1), expiresAt: ago(2) }, 'revoked'],
] as const)('%s', (_, change, end) => {
  expect(invitationEnd({ ...open, ...change }, NOW)).toBe(end);
});
