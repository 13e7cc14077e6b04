import { expect, it } from 'vitest';
import { isHeavyList } from './heavy-list.ts';

const isHeavy = isHeavyList(['name', 'activity']);

it.each([
  [{}, false],
  [{ sort: 'name', direction: 'desc', establishmentId: 3 }, false],
  [{ sort: 'activity', page: 20, pageSize: 50 }, false],
  [{ sort: 'activity', page: 21, pageSize: 50 }, true],
  [{ page: 40 }, false],
  [{ page: 41 }, true],
  [{ page: 20, pageSize: 50 }, false],
  [{ email: 'a@exemple.test' }, false],
  [{ search: '', hasWaitingAlert: false, state: undefined }, false],
  [{ sort: { toString: 1 } }, true],
  [{ page: { valueOf: 1, toString: 1 } }, true],
  [{ search: 'a' }, true],
  [{ sort: 'week' }, true],
  [{ state: 'left' }, true],
  [{ hasWaitingAlert: true }, true],
  [{ registeredFrom: '2026-01-01' }, true],
])('%j may read everybody: %s', (asked, expected) => {
  expect(isHeavy(asked)).toBe(expected);
});
