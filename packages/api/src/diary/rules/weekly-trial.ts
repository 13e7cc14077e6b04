import type { LocalDate } from '../../time/rules/local-date.ts';
import { programmeRules } from '../../programme/rules/constants.ts';
import { isWeekClosed, lastClosedWeek } from './closed-week.ts';
import type { WeekSchedule } from './kept-schedule.ts';
import type { NightEntry } from './night.ts';
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
  /** Rise time to keep while the schedule is suspended. */
  suspendedWakeTime: number | null;
  suspension: ScheduleSuspension | null;
  meanTotalSleepMinutes: number | null;
  /** Experiment chosen for the week after this one, and the local date of that choice. */
  intention: ReviewTipCode | null;
  intentionOn: LocalDate | null;
  /** Answers by hand about the experiment of this week, by date; and its outcome. */
  trialTaps: Readonly<Record<LocalDate, boolean>>;
  trialOutcome: TrialOutcome | null;
};

export type TriedProgramme = {
  today: LocalDate;
  openSafetyFlags: readonly string[];
  days: readonly { date: LocalDate; week: number; night: NightEntry | null }[];
  weeks: readonly TrialWeek[];
};

/** `unknown`: to come, before the choice, or nothing written. */
export type TrialDay = { date: LocalDate; state: 'done' | 'notDone' | 'unknown' };

/** A number of days or minutes, of so many days or nights. */
export type TrialFigure = { value: number; of: number };

/** « Mon essai de la semaine ». @decision D84 diary#weekly-experiment */
export type WeeklyTrial = {
  code: ReviewTipCode;
  /** Week in which it is tried, after the week whose review chose it. */
  week: number;
  /** Seven days; none before the week begins. */
  days: TrialDay[];
  doneDays: number;
  /** The experiment waits for the end of a pause, or of a lock or suspension of the schedule. */
  waitsFor: 'pause' | 'safety' | null;
  /** True when the person is asked today: the diary does not know. */
  isAsked: boolean;
  /** The person's answer of today. */
  tapped: boolean | null;
  isOver: boolean;
  outcome: TrialOutcome | null;
  /** Its subject, in the week before and in its week; null when one of them is not known. */
  about: { unit: 'days' | 'minutes'; before: TrialFigure; after: TrialFigure } | null;
  /** Mean sleep of a night before and after; null below three nights in one of the weeks. */
  sleep: { beforeMinutes: number; afterMinutes: number } | null;
  /** True when the schedule also changed, so that it may explain the difference. */
  hasOtherSchedule: boolean;
};

/** Hours that held in the night of `date`; a schedule holds from the night after its choice. */
function hoursOf(week: TrialWeek, date: LocalDate): TrialHours {
  const { schedule, suspendedWakeTime } = week;
  const holds = schedule !== null && (schedule.chosenOn === null || date > schedule.chosenOn);
  return {
    schedule: holds ? schedule : null,
    wakeTime: holds ? schedule.wakeTime : suspendedWakeTime,
  };
}

type NightsOf = (week: TrialWeek) => { date: LocalDate; night: NightEntry }[];

function figureOf(
  { about, went }: TrialCount,
  week: TrialWeek,
  nightsOf: NightsOf,
): TrialFigure | null {
  const nights = nightsOf(week);
  if (about === 'nights') return { value: nights.length, of: week.dates.length };
  if (about === 'days') {
    const known = nights.flatMap(({ date, night }) => went?.(night, hoursOf(week, date)) ?? []);
    return known.length === 0 ? null : { value: known.filter(Boolean).length, of: known.length };
  }
  return nights.length < reviewRules.patternMinimumNights
    ? null
    : { value: about(nights.map(({ night }) => night)), of: nights.length };
}

function aboutOf(
  count: TrialCount,
  weeks: { before: TrialWeek; own: TrialWeek },
  nightsOf: NightsOf,
): WeeklyTrial['about'] {
  const before = figureOf(count, weeks.before, nightsOf);
  const after = figureOf(count, weeks.own, nightsOf);
  if (before === null || after === null) return null;
  return { unit: typeof count.about === 'function' ? 'minutes' : 'days', before, after };
}

const sameSchedule = (one: WeekSchedule | null, other: WeekSchedule | null): boolean =>
  one?.bedTime === other?.bedTime && one?.wakeTime === other?.wakeTime;

/**
 * The experiment that was chosen in the review of the week before `number`, and tried in week
 * `number`; null without one.
 * @decision D84 diary#weekly-experiment
 */
export function trialOf(programme: TriedProgramme, number: number): WeeklyTrial | null {
  const { today } = programme;
  const before = programme.weeks.find((week) => week.number === number - 1);
  const code = before?.intention ?? null;
  if (before === undefined || code === null || number > programmeRules.lastDiaryWeek) return null;
  const own = programme.weeks.find((week) => week.number === number) ?? null;
  const locks = scheduleLocks(programme.openSafetyFlags);
  // Only the present week carries the notice, and the experiment may be of the week before.
  const isNoticeDue = programme.weeks.some(({ suspension }) => suspension === 'safetyNotice');
  const isLocked = locks.isSafetyFlagged || isNoticeDue;
  const isSafe = isTipSafe(code, { ...locks, isSafetyFlagged: isLocked });
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
    return (night && count.went?.(night, hoursOf(own, date))) ?? null;
  };
  const isTried = (date: LocalDate) =>
    date <= today && (before.intentionOn === null || date > before.intentionOn);
  const days = own.dates.map((date): TrialDay => {
    const went = isTried(date) ? (diarySays(date) ?? own.trialTaps[date] ?? null) : null;
    return { date, state: went === null ? 'unknown' : went ? 'done' : 'notDone' };
  });
  const tapped = own.trialTaps[today] ?? null;
  const isUnknown = diarySays(today) === null && (count.went === null || nights.has(today));
  return {
    ...trial,
    days,
    doneDays: days.filter(({ state }) => state === 'done').length,
    waitsFor: isSafe ? null : 'safety',
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

/** The experiment of today, until it is over and the person said what becomes of it. */
export function currentTrial(programme: TriedProgramme): WeeklyTrial | null {
  const closed = lastClosedWeek(programme);
  if (closed === null) return null;
  const next = trialOf(programme, closed + 1);
  if (next !== null) return next;
  const over = trialOf(programme, closed);
  return over?.outcome === null ? over : null;
}
