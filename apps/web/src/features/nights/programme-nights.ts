import type { DiaryDay, DiaryWeek, Programme } from '../../lib/programme-data.ts';

/** Latest first. `running`: date of the night that has not ended, which is left out. */
export function dueDays(programme: Programme, running: string | null = null): DiaryDay[] {
  return programme.days
    .filter(({ date, status, isEditable }) => status === 'due' && isEditable && date !== running)
    .toReversed();
}

export function canReachNights(programme: Programme, week: DiaryWeek, needed: number): boolean {
  const left = daysOfWeek(programme, week.number).filter(
    ({ status, isEditable }) => status === 'upcoming' || (status === 'due' && isEditable),
  );
  return programme.abandonment === null && week.completedNights + left.length >= needed;
}

/** Null on the first day and after the last day of the diary. */
export function lastNight(programme: Programme): DiaryDay | null {
  return programme.days.find(({ date }) => date === programme.today) ?? null;
}

export function daysOfWeek(programme: Programme, week: number): DiaryDay[] {
  return programme.days.filter((day) => day.week === week);
}
