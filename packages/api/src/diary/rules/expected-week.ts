import { clockTimePlus } from '../../time/rules/clock-time.ts';
import { reviewRules } from './review-rules.ts';
import { tipFactsOf, type ReviewedProgramme } from './reviewed-programme.ts';
import type { TipFacts } from './review-tips.ts';
import { weekSums } from './week-summary.ts';

/**
 * Messages about what to expect from a week. `lessSleep`: first week with a schedule, when the
 * window is shorter than the earlier time in bed. `earlyWeeks`: weeks 2 to 4. `milestone`: week 6.
 */
export const expectedCodes = ['lessSleep', 'earlyWeeks', 'milestone'] as const;
export type Expected = (typeof expectedCodes)[number];

export type ExpectedFacts = TipFacts & {
  week: number;
  earlier: readonly TipFacts[];
};

/** @decision D83 */
export function expectedOf(facts: ExpectedFacts): Expected | null {
  const { week, schedule, earlier } = facts;
  if (schedule === null) return null;
  if (week === reviewRules.milestoneWeek) return 'milestone';
  const isFirst = earlier.every((each) => each.schedule === null);
  const before = weekSums(earlier.at(-1)?.nights.map(({ measures }) => measures) ?? []);
  const window = clockTimePlus(schedule.wakeTime, -schedule.bedTime);
  if (isFirst && before.timeInBedSumMinutes > window * before.completedNights) return 'lessSleep';
  const { from, to } = reviewRules.earlyWeeks;
  return week >= from && week <= to ? 'earlyWeeks' : null;
}

/** Message for week `number` of a programme; the week may not be over. */
export function expectedIn(programme: ReviewedProgramme, number: number): Expected | null {
  const week = programme.weeks.find((each) => each.number === number);
  if (!week) return null;
  const earlier = programme.weeks.filter((each) => each.number < number);
  return expectedOf({
    week: number,
    earlier: earlier.map((each) => tipFactsOf(programme, each)),
    ...tipFactsOf(programme, week),
  });
}
