import type { RouterOutputs } from '@aube/api';

export type Programme = RouterOutputs['programme']['overview'];
export type DiaryDay = Programme['days'][number];
export type DiaryWeek = Programme['weeks'][number];
export type CompletedDay = DiaryDay & {
  night: NonNullable<DiaryDay['night']>;
  measures: NonNullable<DiaryDay['measures']>;
};

export function isCompletedDay(day: DiaryDay): day is CompletedDay {
  return day.night !== null && day.measures !== null;
}

export const withSavedDay = (programme: Programme, saved: DiaryDay): Programme => ({
  ...programme,
  days: programme.days.map((day) => (day.id === saved.id ? saved : day)),
  drafts: programme.drafts.filter(({ dayId }) => dayId !== saved.id),
});

/** @decision D13 */
export function zoneOfDay(day: DiaryDay, programme: Programme): string {
  return day.timeZone ?? programme.person.timeZone;
}

export function withoutSchedule(programme: Programme): Programme {
  const last = programme.weeks.at(-1);
  if (!last || last.suspension !== null) return programme;
  const suspended = {
    ...last,
    schedule: null,
    proposedWindow: null,
    suspension: 'safety' as const,
    suspendedWakeTime: last.schedule?.wakeTime ?? null,
  };
  return { ...programme, weeks: [...programme.weeks.slice(0, -1), suspended] };
}
