import { describe, expect, it } from 'vitest';
import { isAbandonmentUndoable, takesEntries } from './abandonment.ts';

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
