import { expect, it } from 'vitest';
import { accountState } from './account-state.ts';

const at = new Date('2026-01-05T15:00:00Z');

it.each([
  ['pending', null, null, null],
  ['active', at, null, null],
  ['deactivated', null, at, null],
  ['deactivated', at, at, null],
  ['deleted', null, null, at],
  ['deleted', at, null, at],
  ['deleted', at, at, at],
] as const)('%s', (state, activatedAt, deactivatedAt, deletedAt) => {
  expect(accountState({ activatedAt, deactivatedAt, deletedAt })).toBe(state);
});
