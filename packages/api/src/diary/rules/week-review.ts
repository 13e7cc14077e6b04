import { clockSpreadMinutes } from '../../time/rules/clock-time.ts';
import { isWeekClosed } from './closed-week.ts';
import { expectedOf, type Expected, type ExpectedFacts } from './expected-week.ts';
import { givenTip, type GivenTip } from './given-tip.ts';
import { keepsSchedule, nightsWithSchedule, type WeekSchedule } from './kept-schedule.ts';
import { dayNapAdvice } from './nap-advice.ts';
import { reviewRules } from './review-rules.ts';
import type { ReviewNight, ReviewTipCode } from './review-tips.ts';
import { tipFactsOf, weeksInARowBefore, type ReviewedProgramme } from './reviewed-programme.ts';
import {
  reachesTarget,
  summarizeWeek,
  type WeekStanding,
  type WeekSummary,
} from './week-summary.ts';
import { trialOf, type WeeklyTrial } from './weekly-trial.ts';

export type WeekReviewFacts = ExpectedFacts & {
  previous: Pick<WeekSummary, 'sleepEfficiencyPercent'> | null;
};

/**
 * Change of sleep efficiency since the previous week; `same` for a change of less than 2
 * percentage points.
 */
export type ReviewDirection = 'up' | 'down' | 'same';

/** Successes in order of priority. A review shows the first success that matches. */
export const wentWellCodes = [
  'keptSchedule',
  'efficiencyUp',
  'reachedTarget',
  'regularRising',
  'goodNaps',
  'notedNights',
  'cameToLook',
] as const;
export type WentWell = { code: (typeof wentWellCodes)[number]; nights: number };

export type WeekReview = {
  week: number;
  rules: string;
  completedNights: number;
  standing: WeekStanding;
  sleepEfficiencyPercent: number | null;
  direction: ReviewDirection | null;
  /**
   * `nights`: nights within 30 minutes of the schedule; `of`: nights with a schedule. Null when no
   * night has a schedule, and while no schedule is in force.
   */
  kept: { nights: number; of: number } | null;
  /** Message about what to expect from the week; null while no schedule is in force. */
  expected: Expected | null;
  /**
   * True when fewer than four nights kept the schedule; the next step is then to follow the
   * schedule.
   */
  isScheduleFirst: boolean;
  wentWell: WentWell;
  /** @decision D69 */
  safety: 'locked' | 'sleepy' | null;
  tip: GivenTip;
  /** Number of nights with sleep medication; null when the number is below five. */
  medicationNights: number | null;
  intentions: ReviewTipCode[];
};

function directionOf(previous: number | null, own: number | null): ReviewDirection | null {
  if (previous === null || own === null) return null;
  const tenths = Math.round(own * 10) - Math.round(previous * 10);
  if (Math.abs(tenths) < reviewRules.sameWithinPercent * 10) return 'same';
  return tenths > 0 ? 'up' : 'down';
}

function keptOf(schedule: WeekSchedule | null, nights: readonly ReviewNight[]): WeekReview['kept'] {
  const scheduled = schedule === null ? [] : nightsWithSchedule(schedule, nights);
  if (schedule === null || scheduled.length === 0) return null;
  const kept = scheduled.filter(({ night }) => keepsSchedule(night, schedule));
  return { nights: kept.length, of: scheduled.length };
}

function wentWellOf(
  { nights }: WeekReviewFacts,
  { direction, keptNights, isAtTarget, isSleepPraised }: WentWellFigures,
): WentWell {
  const count = nights.length;
  const isEnough = count >= reviewRules.wellNights;
  const spread = clockSpreadMinutes(nights.map(({ night }) => night.outOfBedTime));
  const areNapsFine = nights.every(({ night }) => dayNapAdvice(night.naps).state === 'compliant');
  if (keptNights >= reviewRules.wellNights) return { code: 'keptSchedule', nights: keptNights };
  if (isSleepPraised && direction === 'up') return { code: 'efficiencyUp', nights: count };
  if (isSleepPraised && isAtTarget) return { code: 'reachedTarget', nights: count };
  if (isSleepPraised && isEnough && spread <= reviewRules.risingSpreadMinutes) {
    return { code: 'regularRising', nights: count };
  }
  if (isEnough && areNapsFine) return { code: 'goodNaps', nights: count };
  return count > 0 ? { code: 'notedNights', nights: count } : { code: 'cameToLook', nights: 0 };
}

type WentWellFigures = {
  direction: ReviewDirection | null;
  keptNights: number;
  isAtTarget: boolean;
  /**
   * True when the review may praise the sleep: enough nights keep the schedule, and the tip is not
   * about a short time in bed.
   */
  isSleepPraised: boolean;
};

function medicationNightsOf(nights: readonly ReviewNight[]): number | null {
  const taken = nights.filter(({ night }) => night.hasTakenSleepMedication === true).length;
  return taken >= reviewRules.nightlyMedicationNights ? taken : null;
}

/** Review of a week (« bilan de la semaine »). @decision D68 D69 D83 diary#weekly-review */
export function reviewWeek(facts: WeekReviewFacts): WeekReview {
  const { nights, schedule, previous, noSchedule, isSleepy } = facts;
  const summary = summarizeWeek(nights.map(({ measures }) => measures));
  const { completedNights, standing, sleepEfficiencyPercent } = summary;
  const direction = directionOf(previous?.sleepEfficiencyPercent ?? null, sleepEfficiencyPercent);
  const kept = keptOf(schedule, nights);
  const isFewKept = kept !== null && kept.nights < reviewRules.keptNightsForPraise;
  const { tip, intentions } = givenTip(facts, facts.earlier);
  return {
    week: facts.week,
    rules: reviewRules.version,
    completedNights,
    standing,
    sleepEfficiencyPercent,
    direction,
    kept,
    expected: expectedOf(facts),
    isScheduleFirst: isFewKept,
    wentWell: wentWellOf(facts, {
      direction,
      keptNights: kept?.nights ?? 0,
      isAtTarget: standing === 'complete' && reachesTarget(summary),
      isSleepPraised: !isFewKept && tip.code !== 'shortTimeInBed',
    }),
    safety: noSchedule === 'safety' ? 'locked' : isSleepy ? 'sleepy' : null,
    tip,
    medicationNights: medicationNightsOf(nights),
    intentions,
  };
}

/** @decision D84 */
export type ReviewedWeek = WeekReview & { trial: WeeklyTrial | null };

function withTried(review: WeekReview, trial: WeeklyTrial | null): ReviewedWeek {
  const { intentions } = review;
  const isOffered = trial === null || trial.waitsFor !== null || intentions.includes(trial.code);
  return { ...review, trial, intentions: isOffered ? intentions : [trial.code, ...intentions] };
}

/** @decision D68 */
export function reviewOf(programme: ReviewedProgramme, number: number): ReviewedWeek | null {
  const week = programme.weeks.find((each) => each.number === number);
  if (!week || !isWeekClosed(week.dates, programme.today)) return null;
  const before = weeksInARowBefore(programme.weeks, number);
  const review = reviewWeek({
    week: number,
    previous: before.at(-1) ?? null,
    earlier: before.map((each) => tipFactsOf(programme, each)),
    ...tipFactsOf(programme, week),
  });
  return withTried(review, trialOf(programme, number));
}
