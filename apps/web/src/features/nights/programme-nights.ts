import type { DiaryDay, Programme } from '../../lib/programme-data.ts';

/** Nights that can be filled in now, latest first. */
export function dueDays(programme: Programme): DiaryDay[] {
  return programme.days.filter((day) => day.status === 'due' && day.isEditable).toReversed();
}

/** Null on the first day and after the last day of the diary. */
export function lastNight(programme: Programme): DiaryDay | null {
  return programme.days.find(({ date }) => date === programme.today) ?? null;
}

export function daysOfWeek(programme: Programme, week: number): DiaryDay[] {
  return programme.days.filter((day) => day.week === week);
}
