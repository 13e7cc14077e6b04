import { describe, expect, it } from 'vitest';
import { isAbandonmentUndoable, liftVerdict, ownUndoUntil, takesEntries } from './abandonment.ts';

describe('an abandonment', () => {
  const abandonedAt = new Date('2026-03-07T18:00:00Z');

  it.each([
    ['2026-03-07T18:00:00.000Z', true],
    ['2026-03-08T17:59:59.999Z', true],
    ['2026-03-08T18:00:00.000Z', false],
    ['2026-03-09T18:00:00.000Z', false],
  ])('at %s can be undone and takes entries: %s', (now, expected) => {
    expect(isAbandonmentUndoable(abandonedAt, new Date(now))).toBe(expected);
    expect(takesEntries(abandonedAt, new Date(now))).toBe(expected);
  });

  it('is none: entries are taken', () => {
    expect(takesEntries(null, abandonedAt)).toBe(true);
  });
});

describe('who may take the end of a programme back', () => {
  const at = new Date('2026-03-07T18:00:00Z');
  const until = new Date('2026-03-08T18:00:00Z');

  it.each([
    ['the moment somebody leaves', false, '2026-03-07T18:00:00Z', until, 'stillTheirs'],
    ['the last moment of the 24 hours', false, '2026-03-08T17:59:59.999Z', until, 'stillTheirs'],
    ['once they are over', false, '2026-03-08T18:00:00Z', null, 'may'],
    ['months later', false, '2026-09-08T18:00:00Z', null, 'may'],
    ['the moment staff remove somebody', true, '2026-03-07T18:00:00Z', null, 'may'],
    ['a day after that', true, '2026-03-08T18:00:00Z', null, 'may'],
  ] as const)('%s', (_, isByStaff, now, own, verdict) => {
    const end = { at, isByStaff };
    expect(ownUndoUntil(end, new Date(now))).toEqual(own);
    expect(liftVerdict(end, new Date(now))).toBe(verdict);
  });

  it('is nobody while the programme goes on', () => {
    expect(liftVerdict(null, at)).toBe('goesOn');
  });
});
