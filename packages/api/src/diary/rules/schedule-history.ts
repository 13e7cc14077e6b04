import type { AgreedWindow } from '../../programme/rules/agreed-window.ts';
import type { DiaryOpening } from '../../programme/rules/diary-openings.ts';
import type { LocalDate } from '../../time/rules/local-date.ts';
import { stoppedWeeksOf } from './schedule-stop.ts';
import type { ScheduleChoice, ScheduleHistory } from './schedule.ts';

/**
 * Stored week; the fields are null without a chosen schedule, and `stoppedOn` is null without a
 * stop.
 */
export type StoredScheduleWeek = Pick<ScheduleChoice, 'agreedWindowId'> & {
  [Field in 'anchor' | 'anchorTime' | 'windowMinutes']: ScheduleChoice[Field] | null;
} & { number: number; stoppedOn: LocalDate | null };

type StoredSchedules<Week extends StoredScheduleWeek> = {
  weeks: readonly Week[];
  openings: readonly DiaryOpening[];
  agreedWindow: AgreedWindow | null;
  presentWeek: number;
};

/** @decision D26 D78 D81 D86 */
export const scheduleHistory = <Week extends StoredScheduleWeek>({
  weeks,
  openings,
  agreedWindow,
  presentWeek,
}: StoredSchedules<Week>): ScheduleHistory<Week & ScheduleChoice> => ({
  choices: weeks.flatMap((week) => {
    const { number, anchor, anchorTime, windowMinutes } = week;
    return anchor === null || anchorTime === null || windowMinutes === null
      ? []
      : { ...week, week: number, anchor, anchorTime, windowMinutes };
  }),
  stoppedWeeks: stoppedWeeksOf(weeks, presentWeek),
  returnWeeks: openings.flatMap(({ kind, firstWeek }) => (kind === 'return' ? firstWeek : [])),
  agreed: agreedWindow,
});
