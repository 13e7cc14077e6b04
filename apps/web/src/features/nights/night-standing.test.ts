import { expect, it } from 'vitest';
import type { DiaryDay, Programme } from '../../lib/programme-data.ts';
import { nightStanding } from './night-standing.ts';

const left = { at: '2026-01-13T12:00:00Z', isByStaff: false, undoableUntil: null };

it.each([
  ['due', null, null, 'due'],
  ['due', null, '2026-01-14', 'upcoming'],
  ['due', null, '2026-01-15', 'due'],
  ['due', left, null, 'optional'],
  ['due', left, '2026-01-14', 'optional'],
  ['upcoming', left, null, 'upcoming'],
  ['completed', left, null, 'completed'],
  ['expired', null, '2026-01-14', 'expired'],
] as const)(
  'of a night %s, after leaving: %o, running: %s',
  (status, abandonment, running, said) => {
    const programme = { abandonment, drafts: [], person: {} } as unknown as Programme;
    const day = { id: 1, date: '2026-01-14', status, night: null } as unknown as DiaryDay;
    expect(nightStanding(programme, day, running)).toBe(said);
  },
);
