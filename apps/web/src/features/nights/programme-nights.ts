import type { DiaryDay, Programme } from '../../lib/programme-data.ts';

/** Open nights without an entry, the latest first. */
export function dueDays(programme: Programme): DiaryDay[] {
  return programme.days.filter((day) => day.status === 'due' && day.isEditable).toReversed();
}

/** The night that ended this morning; null on the first day and after the last. */
export function lastNight(programme: Programme): DiaryDay | null {
  return programme.days.find(({ date }) => date === programme.today) ?? null;
}

/** The nights of one week, in order. */
export function daysOfWeek(programme: Programme, week: number): DiaryDay[] {
  return programme.days.filter((day) => day.week === week);
}
