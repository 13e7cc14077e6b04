import { factsOf, type ProgrammeFacts } from '../../programme/rules/programme-facts.ts';
import type { DiaryRecord, WeekRecord } from '../../programme/record/diary-rows.ts';
import {
  availableDiaryWeeks,
  diaryCalendarOf,
  diaryWeekDates,
  diaryWeekOpensOn,
  followsFreshNights,
  isMeasuringWeek,
  type DiaryCalendar,
} from '../../programme/rules/diary-calendar.ts';
import { openingOfWeek } from '../../programme/rules/diary-openings.ts';
import { pauseOn } from '../../programme/rules/pause.ts';
import { suspensionsOf } from '../../programme/record/suspensions.ts';
import { suspendedNights, type Suspension } from '../../programme/rules/suspended-nights.ts';
import { isComplete } from './day-output.ts';
import { diaryRules } from '../rules/constants.ts';
import { reviewTipCodes } from '../rules/review-tips.ts';
import { isVeryLongSleep } from '../rules/extreme-sleep.ts';
import { narrowWindowCounts } from '../rules/narrow-window.ts';
import { dayNapAdvice, weekNapAdvice } from '../rules/nap-advice.ts';
import {
  scheduleAvailability,
  scheduleLocks,
  scheduleSuspension,
} from '../rules/schedule-availability.ts';
import { scheduleHistory } from '../rules/schedule-history.ts';
import { canUndoStop, stopReasons } from '../rules/schedule-stop.ts';
import {
  scheduleOfWeek,
  stoppedSchedule,
  type ScheduleChoice,
  type ScheduleHistory,
} from '../rules/schedule.ts';
import { sleepWindow, type ExplainedNight } from '../rules/sleep-window.ts';
import { windowBase } from '../rules/window-base.ts';
import { takesSleepinessAnswer } from '../rules/sleepiness-hold.ts';
import { type WakingMeans, wakingMeans } from '../rules/waking-means.ts';
import { inListOrder } from '../rules/weekly-check.ts';
import {
  isLowTwoWeeksRunning,
  summarizeWeek,
  wideningChoices,
  type WeekNight,
  type WeekSummary,
} from '../rules/week-summary.ts';
import { sleepinessOf } from './sleepiness-answers.ts';
import { weekExtremes } from './week-extremes.ts';
import { explanationOutput, type WeekOutput } from './week-output.ts';

const NOTHING = summarizeWeek([]);

function nightsOf(record: DiaryRecord, of: number): ExplainedNight[] {
  return record.days.flatMap(({ week, date, timeInBedMinutes, totalSleepMinutes }) =>
    week !== of || timeInBedMinutes === null || totalSleepMinutes === null
      ? []
      : { date, timeInBedMinutes, totalSleepMinutes },
  );
}

function summariesOf(record: DiaryRecord): Map<number, WeekSummary> {
  const nights = new Map<number, WeekNight[]>();
  for (const { week, totalSleepMinutes, timeInBedMinutes } of record.days) {
    if (totalSleepMinutes === null || timeInBedMinutes === null) continue;
    const known = nights.get(week);
    if (known) known.push({ totalSleepMinutes, timeInBedMinutes });
    else nights.set(week, [{ totalSleepMinutes, timeInBedMinutes }]);
  }
  return new Map([...nights].map(([week, of]) => [week, summarizeWeek(of)]));
}

function scheduledNights(
  record: DiaryRecord,
  suspensions: readonly Suspension[],
  of: number,
): number {
  const dates = nightsOf(record, of).map(({ date }) => date);
  return dates.length - suspendedNights(suspensions, dates).length;
}

type ExplainedHistory = ScheduleHistory<WeekRecord & ScheduleChoice>;

function napAdviceOf(record: DiaryRecord, week: number): WeekOutput['napAdvice'] {
  const days = record.days.filter((day) => day.week === week).filter(isComplete);
  return weekNapAdvice(days.map(({ naps }) => dayNapAdvice(naps)));
}

function wakingMeansOf(record: DiaryRecord, week: number): WakingMeans {
  return wakingMeans(
    record.days.flatMap((day) =>
      day.week === week && isComplete(day) && day.totalSleepMinutes !== null
        ? { ...day, totalSleepMinutes: day.totalSleepMinutes }
        : [],
    ),
  );
}

/** @decision D23–D33 */
export function weeksOfProgramme(record: DiaryRecord, now: Date): WeekOutput[] {
  const facts = factsOf(record, now);
  const summaries = summariesOf(record);
  const calendar = diaryCalendarOf(facts);
  const numbers = availableDiaryWeeks(facts.diaryWeek, facts.openings);
  const history: ExplainedHistory = scheduleHistory({
    ...record,
    presentWeek: numbers.at(-1) ?? 0,
  });
  const suspensions = suspensionsOf(record.suspensions, record.timeZone);
  const narrowCounts = narrowWindowCounts(
    numbers.map((week) => ({
      week,
      opensOn: (calendar && diaryWeekOpensOn(calendar, week)) ?? facts.today,
      completedNights: scheduledNights(record, suspensions, week),
      windowMinutes: scheduleOfWeek(history, week)?.windowMinutes ?? null,
    })),
  );
  return numbers.flatMap((number) => {
    const stored = record.weeks.find((week) => week.number === number);
    return stored && calendar !== null
      ? weekOf({ record, facts, calendar, summaries, history, suspensions, narrowCounts, stored })
      : [];
  });
}

/** @decision D78 */
export const lastStop = (weeks: readonly WeekRecord[]) =>
  weeks.findLast(({ stoppedOn }) => stoppedOn !== null) ?? null;

type StopParts = Pick<WeekParts, 'facts'> & { weeks: readonly WeekRecord[]; wakeTime: number };

function stopOf({ weeks, facts, wakeTime }: StopParts): WeekOutput['stopped'] {
  const { stoppedOn = null, stoppedReason = null } = lastStop(weeks) ?? {};
  if (stoppedOn === null) return null;
  return {
    on: stoppedOn,
    reason: stopReasons.find((code) => code === stoppedReason) ?? null,
    wakeTime,
    canUndo: facts.takesEntries && canUndoStop(stoppedOn, facts.today),
  };
}

type WeekParts = {
  record: DiaryRecord;
  facts: ProgrammeFacts;
  calendar: DiaryCalendar;
  summaries: ReadonlyMap<number, WeekSummary>;
  history: ExplainedHistory;
  suspensions: readonly Suspension[];
  narrowCounts: ReadonlyMap<number, number>;
  stored: WeekRecord;
};

function weekOf(parts: WeekParts): WeekOutput {
  const { record, facts, calendar, summaries, history, suspensions, narrowCounts, stored } = parts;
  const { number } = stored;
  const own = summaries.get(number) ?? NOTHING;
  const isFresh = followsFreshNights(calendar, number);
  const previous = (isFresh ? summaries.get(number - 1) : undefined) ?? NOTHING;
  const isMeasuring = isMeasuringWeek(calendar, number);
  const base = windowBase(history, number);
  const locks = { ...scheduleLocks(record.openSafetyFlags), isNoticeDue: record.isSafetyNoticeDue };
  const isCurrent = number === facts.diaryWeek;
  // True for the last available week: after the end of the diary, a safety flag and a stop still
  // apply to this week.
  const holdsToday = number === availableDiaryWeeks(facts.diaryWeek, facts.openings).at(-1);
  const availability = scheduleAvailability({
    week: number,
    diaryWeek: facts.diaryWeek,
    isMeasuring,
    exists: true,
    today: facts.today,
    takesEntries: facts.takesEntries,
    isPaused: pauseOn(facts.pauses, facts.today) !== null,
    isQuestionnaireDue: facts.dueQuestionnaire !== null,
    isSafetyFlagged: locks.isSafetyFlagged,
    isSleepy: holdsToday
      ? locks.isSleepy
      : stored.sleepyAtWheel === true && number >= diaryRules.firstScheduleWeek,
    isNoticeDue: locks.isNoticeDue && holdsToday,
    isStopped: history.stoppedWeeks.includes(number),
    chosenOn: stored.chosenOn,
    previousWeekNights: previous.completedNights,
    isSleepVeryLong: isVeryLongSleep(previous),
    windowInForceMinutes: base?.windowMinutes ?? null,
  });
  const suspension = scheduleSuspension(locks, holdsToday);
  const known = scheduleOfWeek(history, number);
  const schedule = suspension === null ? known : null;
  const ended = stoppedSchedule(history, number);
  const proposed =
    availability === 'available'
      ? sleepWindow({ base, previousWeek: previous, wideningMinutes: 0 })
      : null;
  const { meanNightlyEfficiencyPercent: _forExports, ...summary } = own;
  return {
    id: stored.id,
    number,
    kind: openingOfWeek(calendar.openings, number)?.kind ?? 'programme',
    opensOn: diaryWeekOpensOn(calendar, number) ?? facts.today,
    dates: diaryWeekDates(calendar, number),
    isCurrent,
    ...summary,
    ...wakingMeansOf(record, number),
    napAdvice: napAdviceOf(record, number),
    isLowTwoWeeksRunning: isLowTwoWeeksRunning(previous, own),
    ...weekExtremes({
      record,
      facts,
      stored,
      sums: own,
      narrowCounts,
      hasSchedule: schedule !== null,
    }),
    schedule: schedule && {
      anchor: schedule.anchor,
      anchorTime: schedule.anchorTime,
      bedTime: schedule.bedTime,
      wakeTime: schedule.wakeTime,
      windowMinutes: schedule.windowMinutes,
      isCarriedOver: schedule.isCarriedOver,
      chosenOn: stored.chosenOn,
      suspendedOn: suspendedNights(suspensions, diaryWeekDates(calendar, number)),
      wideningMinutes: stored.wideningMinutes ?? 0,
      explanation: schedule.explanation && explanationOutput.parse(schedule.explanation),
    },
    availability,
    proposedWindow:
      proposed &&
      explanationOutput.parse({ ...proposed, week: number, nights: nightsOf(record, number - 1) }),
    wideningChoices:
      availability === 'available'
        ? wideningChoices(previous.advice, proposed?.windowMinutes ?? null)
        : [],
    suspension,
    suspendedWakeTime: suspension === null ? null : ((known ?? ended)?.wakeTime ?? null),
    stopped:
      ended &&
      stopOf({
        weeks: holdsToday ? record.weeks : record.weeks.filter((week) => week.number <= number),
        facts,
        wakeTime: ended.wakeTime,
      }),
    isSleepyAtWheel: stored.sleepyAtWheel,
    checkAnswers: inListOrder(
      record.weeklyChecks.flatMap(({ week, answers }) => (week === number ? answers : [])),
    ),
    isSleepinessCorrectable:
      stored.sleepyAtWheel === true &&
      facts.takesEntries &&
      takesSleepinessAnswer(sleepinessOf(stored, record.timeZone), false, facts.today),
    intention: reviewTipCodes.find((code) => code === stored.intention) ?? null,
    intentionOn: stored.intentionOn,
    trialTaps: stored.trialTaps ?? {},
    trialOutcome: stored.trialOutcome,
    daySleepiness: stored.daySleepiness,
    dayCourse: stored.dayCourse,
    version: stored.version,
  };
}
