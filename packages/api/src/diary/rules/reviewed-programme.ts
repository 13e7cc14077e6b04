import type { ReviewNight, TipFacts } from './review-tips.ts';
import { scheduleLocks } from './schedule-availability.ts';
import type { TrialWeek, TriedProgramme } from './weekly-trial.ts';

export type ReviewedProgramme = Pick<TriedProgramme, 'today' | 'openSafetyFlags'> & {
  days: readonly (Pick<ReviewNight, 'date'> & {
    week: number;
    night: ReviewNight['night'] | null;
    measures: ReviewNight['measures'] | null;
  })[];
  weeks: readonly (TrialWeek & { sleepEfficiencyPercent: number | null })[];
};

/** Nights and schedule of a week. A safety flag that is open today applies to every week. */
export function tipFactsOf(
  programme: Pick<ReviewedProgramme, 'days' | 'openSafetyFlags'>,
  { number, schedule }: Pick<ReviewedProgramme['weeks'][number], 'number' | 'schedule'>,
): TipFacts {
  return {
    nights: programme.days.flatMap(({ week, date, night, measures }) =>
      week === number && night && measures ? [{ date, night, measures }] : [],
    ),
    schedule,
    ...scheduleLocks(programme.openSafetyFlags),
  };
}
