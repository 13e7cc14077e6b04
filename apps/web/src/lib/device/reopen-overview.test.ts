// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { DiaryDay, Programme } from '../programme-data.ts';
import { reopenOverview } from './reopen-overview.ts';

const day = (date: string, given: Partial<DiaryDay> = {}) =>
  ({ date, status: 'upcoming', isEditable: false, night: null, ...given }) as DiaryDay;

const dates = ['2026-01-05', '2026-01-06', '2026-01-07'];
const seen = {
  today: '2026-01-05',
  person: { timeZone: 'America/Toronto' },
  abandonment: null,
  days: dates.map((date) => day(date)),
} as Programme;

const reopenedAt = (instant: string, given: Partial<Programme> = {}) => {
  const { today, days } = reopenOverview({ ...seen, ...given }, new Date(instant));
  return [today, ...days.map(({ status, isEditable }) => `${status}${isEditable ? ', open' : ''}`)];
};

describe('what was seen last', () => {
  it('stands as it was seen on the same day', () => {
    expect(reopenOverview(seen, new Date('2026-01-06T04:59:59Z'))).toBe(seen);
  });

  it('opens the nights that have come since, by the clock of the person’s zone', () => {
    expect(reopenedAt('2026-01-06T05:00:00Z')).toEqual([
      '2026-01-06',
      'due, open',
      'due, open',
      'upcoming',
    ]);
  });

  it('closes the nights whose days have passed', () => {
    const past = '2026-01-25T12:00:00Z';
    expect(reopenedAt(past)).toEqual(['2026-01-25', 'expired', 'expired', 'expired']);
  });

  it('opens nothing when the clock was moved back', () => {
    expect(reopenOverview(seen, new Date('2026-01-01T12:00:00Z'))).toBe(seen);
  });

  it('opens nothing once a programme that was left can no longer be taken up', () => {
    const abandonment = { at: '2026-01-05T12:00:00Z', isByStaff: false, undoableUntil: null };
    expect(reopenedAt('2026-01-06T11:59:59Z', { abandonment })).toContain('due, open');
    expect(reopenedAt('2026-01-06T12:00:00Z', { abandonment })).not.toContain('due, open');
  });
});
