import { followOn } from '../../programme/rules/diary-calendar.ts';
import type { LocalDate } from '../../time/rules/local-date.ts';
import { noScheduleNow } from './no-schedule-now.ts';
import type { ReviewNight, TipFacts } from './review-tips.ts';
import { scheduleLocks } from './schedule-availability.ts';
import type { TrialWeek, TriedProgramme } from './weekly-trial.ts';

export type ReviewedProgramme = Pick<TriedProgramme, 'today' | 'openSafetyFlags'> & {
  days: readonly (Pick<ReviewNight, 'date'> & {
    week: number;
    night: ReviewNight['night'] | null;
    measures: ReviewNight['measures'] | null;
  })[];
  weeks: readonly (TrialWeek & { opensOn: LocalDate; sleepEfficiencyPercent: number | null })[];
};

/** Nights and schedule of a week. The schedule is null when no schedule is in force today. */
export function tipFactsOf(
  programme: Pick<ReviewedProgramme, 'days' | 'weeks' | 'openSafetyFlags'>,
  { number, schedule }: Pick<ReviewedProgramme['weeks'][number], 'number' | 'schedule'>,
): TipFacts {
  const noSchedule = noScheduleNow(programme);
  return {
    nights: programme.days.flatMap(({ week, date, night, measures }) =>
      week === number && night && measures ? [{ date, night, measures }] : [],
    ),
    schedule: noSchedule === null ? schedule : null,
    noSchedule,
    isSleepy: scheduleLocks(programme.openSafetyFlags).isSleepy,
  };
}

/**
 * Weeks in a row before week `number`, first week first. The list starts after the last gap longer
 * than a pause.
 * @decision D86
 */
export function weeksInARowBefore(
  weeks: ReviewedProgramme['weeks'],
  number: number,
): ReviewedProgramme['weeks'] {
  const until = weeks.filter((week) => week.number <= number);
  const begins = until.findLastIndex((week, index) => {
    const before = until[index - 1];
    return before === undefined || !followOn(before.opensOn, week.opensOn);
  });
  return until.slice(begins).filter((week) => week.number < number);
}
