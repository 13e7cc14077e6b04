import type { LocalDate } from '../../time/rules/local-date.ts';
import { programmeRules } from '../../programme/rules/constants.ts';
import { isWeekClosed, lastClosedWeek } from './closed-week.ts';
import { isInForce, isSuspendedOn, type WeekSchedule } from './kept-schedule.ts';
import type { NightEntry } from './night.ts';
import { noScheduleNow, suspensionNow } from './no-schedule-now.ts';
import { reviewRules } from './review-rules.ts';
import { isTipSafe, type ReviewTipCode } from './review-tips.ts';
import { scheduleLocks, type ScheduleSuspension } from './schedule-availability.ts';
import { trialCounts, type TrialCount, type TrialHours } from './trial-counts.ts';

export const trialOutcomes = ['continued', 'changed', 'acquired'] as const;
export type TrialOutcome = (typeof trialOutcomes)[number];

export type TrialWeek = {
  number: number;
  dates: readonly LocalDate[];
  schedule: WeekSchedule | null;
  suspendedWakeTime: number | null;
  suspension: ScheduleSuspension | null;
  stopped: { wakeTime: number } | null;
  meanTotalSleepMinutes: number | null;
  intention: ReviewTipCode | null;
  intentionOn: LocalDate | null;
  trialTaps: Readonly<Record<LocalDate, boolean>>;
  trialOutcome: TrialOutcome | null;
};

export type TriedProgramme = {
  today: LocalDate;
  openSafetyFlags: readonly string[];
  days: readonly { date: LocalDate; week: number; night: NightEntry | null }[];
  weeks: readonly TrialWeek[];
};

/** `unknown`: a day in the future, a day before the choice, or a day without data. */
export type TrialDay = { date: LocalDate; state: 'done' | 'notDone' | 'unknown' };

/** `value`: number of days or minutes. `of`: number of days or nights that were counted. */
export type TrialFigure = { value: number; of: number };

/** Experiment of a week (« Mon essai de la semaine »). @decision D84 diary#weekly-experiment */
export type WeeklyTrial = {
  code: ReviewTipCode;
  /** Week of the experiment: the week after the review in which the person chose the experiment. */
  week: number;
  days: TrialDay[];
  doneDays: number;
  /**
   * Reason why the experiment cannot run now: a pause, a suspended schedule, or no schedule to
   * follow.
   */
  waitsFor: 'pause' | 'safety' | 'schedule' | null;
  /**
   * True when the page asks the person about the experiment today, because the diary does not show
   * the result.
   */
  isAsked: boolean;
  tapped: boolean | null;
  isOver: boolean;
  outcome: TrialOutcome | null;
  /**
   * Results of the week before and of the week of the experiment; null when a result is unknown.
   */
  about: { unit: 'days' | 'minutes'; before: TrialFigure; after: TrialFigure } | null;
  /**
   * Mean sleep per night in the week before and in the experiment's week. Null when either week
   * has fewer than three nights.
   */
  sleep: { beforeMinutes: number; afterMinutes: number } | null;
  /**
   * True when the person also changed the schedule. The new schedule may explain the difference
   * between the two results.
   */
  hasOtherSchedule: boolean;
};

/**
 * Hours in force in the night of `date`. A schedule is in force from the night after the choice.
 */
function hoursOf(week: TrialWeek, date: LocalDate): TrialHours {
  const { schedule, suspendedWakeTime, stopped } = week;
  const holds = schedule !== null && isInForce(schedule, date);
  const isSuspended = schedule !== null && isSuspendedOn(schedule, date);
  return {
    schedule: holds ? schedule : null,
    wakeTime:
      holds || isSuspended
        ? (schedule?.wakeTime ?? null)
        : (suspendedWakeTime ?? stopped?.wakeTime ?? null),
  };
}

type NightsOf = (week: TrialWeek) => { date: LocalDate; night: NightEntry }[];

function figureOf(
  { figure, isDone }: TrialCount,
  week: TrialWeek,
  nightsOf: NightsOf,
): TrialFigure | null {
  const nights = nightsOf(week);
  if (figure === 'nights') return { value: nights.length, of: week.dates.length };
  if (figure === 'days') {
    const known = nights.flatMap(({ date, night }) => isDone?.(night, hoursOf(week, date)) ?? []);
    return known.length === 0 ? null : { value: known.filter(Boolean).length, of: known.length };
  }
  return nights.length < reviewRules.patternMinimumNights
    ? null
    : { value: figure(nights.map(({ night }) => night)), of: nights.length };
}

function aboutOf(
  count: TrialCount,
  weeks: { before: TrialWeek; own: TrialWeek },
  nightsOf: NightsOf,
): WeeklyTrial['about'] {
  const before = figureOf(count, weeks.before, nightsOf);
  const after = figureOf(count, weeks.own, nightsOf);
  if (before === null || after === null) return null;
  return { unit: typeof count.figure === 'function' ? 'minutes' : 'days', before, after };
}

const sameSchedule = (one: WeekSchedule | null, other: WeekSchedule | null): boolean =>
  one?.bedTime === other?.bedTime && one?.wakeTime === other?.wakeTime;

/**
 * The experiment of week `number`, chosen in the review of the week before; null without an
 * experiment.
 * @decision D84 diary#weekly-experiment
 */
export function trialOf(programme: TriedProgramme, number: number): WeeklyTrial | null {
  const { today } = programme;
  const before = programme.weeks.find((week) => week.number === number - 1);
  const code = before?.intention ?? null;
  if (before === undefined || code === null) return null;
  const own = programme.weeks.find((week) => week.number === number) ?? null;
  // Up to week 25, week `number` is missing only during a pause. After week 25 there is no pause,
  // so the experiment has no week.
  if (own === null && number > programmeRules.lastDiaryWeek) return null;
  const noSchedule = noScheduleNow(programme);
  const { isSleepy } = scheduleLocks(programme.openSafetyFlags);
  const isSafe = isTipSafe(code, { noSchedule, isSleepy });
  const trial = { code, week: number, outcome: own?.trialOutcome ?? null };
  if (own === null) return { ...trial, ...NOTHING_YET, waitsFor: 'pause' };

  const nightsOf: NightsOf = ({ number: of }) =>
    programme.days.flatMap(({ date, week, night }) =>
      week === of && night !== null ? [{ date, night }] : [],
    );
  const count = trialCounts[code];
  const nights = new Map(nightsOf(own).map(({ date, night }) => [date, night]));
  const diarySays = (date: LocalDate) => {
    const night = nights.get(date);
    return (night && count.isDone?.(night, hoursOf(own, date))) ?? null;
  };
  const isTried = (date: LocalDate) =>
    date <= today && (before.intentionOn === null || date > before.intentionOn);
  const days = own.dates.map((date): TrialDay => {
    const went = isTried(date) ? (diarySays(date) ?? own.trialTaps[date] ?? null) : null;
    return { date, state: went === null ? 'unknown' : went ? 'done' : 'notDone' };
  });
  const tapped = own.trialTaps[today] ?? null;
  const isUnknown = diarySays(today) === null && (count.isDone === null || nights.has(today));
  return {
    ...trial,
    days,
    doneDays: days.filter(({ state }) => state === 'done').length,
    waitsFor: isSafe ? null : suspensionNow(programme) ? 'safety' : 'schedule',
    isAsked: isSafe && own.dates.includes(today) && isTried(today) && isUnknown,
    tapped,
    isOver: isWeekClosed(own.dates, today),
    about: aboutOf(count, { before, own }, nightsOf),
    sleep:
      before.meanTotalSleepMinutes === null || own.meanTotalSleepMinutes === null
        ? null
        : {
            beforeMinutes: before.meanTotalSleepMinutes,
            afterMinutes: own.meanTotalSleepMinutes,
          },
    hasOtherSchedule: !sameSchedule(before.schedule, own.schedule),
  };
}

const NOTHING_YET = {
  days: [],
  doneDays: 0,
  isAsked: false,
  tapped: null,
  isOver: false,
  about: null,
  sleep: null,
  hasOtherSchedule: false,
};

/**
 * The current experiment. Null when the experiment is over and the person has saved a decision
 * about the experiment.
 */
export function currentTrial(programme: TriedProgramme): WeeklyTrial | null {
  const closed = lastClosedWeek(programme);
  if (closed === null) return null;
  const next = trialOf(programme, closed + 1);
  if (next !== null) return next;
  const over = trialOf(programme, closed);
  return over?.outcome === null ? over : null;
}
