import type { Overview } from './use-overview.ts';

export type Programme = Overview;
export type DiaryDay = Programme['days'][number];
export type DiaryWeek = Programme['weeks'][number];
/** A complete night. */
export type CompletedDay = DiaryDay & {
  night: NonNullable<DiaryDay['night']>;
  measures: NonNullable<DiaryDay['measures']>;
};

export function isCompletedDay(day: DiaryDay): day is CompletedDay {
  return day.night !== null && day.measures !== null;
}

/** The time zone of a night's clock times: that of its save. @decision D13 */
export function zoneOfDay(day: DiaryDay, programme: Programme): string {
  return day.timeZone ?? programme.person.timeZone;
}
