import { clockTimePlus, isClockTime, type ClockTime } from '../../time/rules/clock-time.ts';
import type { AgreedWindow } from '../../programme/rules/agreed-window.ts';
import { diaryRules } from './constants.ts';

/** Time that the person chooses (`choix_coucher_lever`). @decision D28 */
export type ScheduleAnchor = 'bedTime' | 'wakeTime';
export const preselectedAnchor: ScheduleAnchor = 'wakeTime';

export type Schedule = { bedTime: ClockTime; wakeTime: ClockTime };

/** @decision D28 */
export function isAnchorTime(time: number): boolean {
  return isClockTime(time) && time % diaryRules.anchorStepMinutes === 0;
}

/**
 * Computes the bedtime from the rise time, or the rise time from the bedtime: the window is added
 * or subtracted, modulo 24 hours.
 * @source specification §4
 * @decision D28
 */
export function deriveSchedule(
  anchor: ScheduleAnchor,
  anchorTime: ClockTime,
  windowMinutes: number,
): Schedule {
  return anchor === 'wakeTime'
    ? { bedTime: clockTimePlus(anchorTime, -windowMinutes), wakeTime: anchorTime }
    : { bedTime: anchorTime, wakeTime: clockTimePlus(anchorTime, windowMinutes) };
}

/**
 * Unusual times of a schedule, which the person must confirm: a bedtime outside 20:00–03:00, or a
 * rise time outside 04:00–11:00.
 * @decision D29
 */
export function unusualScheduleTimes({ bedTime, wakeTime }: Schedule): ScheduleAnchor[] {
  const { usualBedtimeFromTime, usualBedtimeToTime, usualRiseFromTime, usualRiseToTime } =
    diaryRules;
  const unusual: ScheduleAnchor[] = [];
  if (bedTime > usualBedtimeToTime && bedTime < usualBedtimeFromTime) unusual.push('bedTime');
  if (wakeTime < usualRiseFromTime || wakeTime > usualRiseToTime) unusual.push('wakeTime');
  return unusual;
}

export type ScheduleChoice = {
  week: number;
  anchor: ScheduleAnchor;
  anchorTime: ClockTime;
  windowMinutes: number;
  /**
   * Id of the agreed window, when the person chose the schedule from this window. Null for a
   * window computed by the programme.
   */
  agreedWindowId: number | null;
};

export type ScheduleHistory<Choice extends ScheduleChoice = ScheduleChoice> = {
  choices: readonly Choice[];
  /** @decision D78 */
  stoppedWeeks: readonly number[];
  /**
   * First week of each return (two weeks that a person opens after week 25). The schedule before a
   * return is no longer in force.
   * @decision D86
   */
  returnWeeks: readonly number[];
  agreed: AgreedWindow | null;
};

type KnownSchedule<Choice> = Choice & Schedule & { isCarriedOver: boolean; isStopped: boolean };

function lastSchedule<Choice extends ScheduleChoice>(
  { choices, stoppedWeeks, returnWeeks }: ScheduleHistory<Choice>,
  week: number,
): KnownSchedule<Choice> | null {
  let latest: Choice | null = null;
  const from = Math.max(0, ...returnWeeks.filter((first) => first <= week));
  for (const choice of choices) {
    if (choice.week < from) continue;
    if (choice.week <= week && choice.week > (latest?.week ?? 0)) latest = choice;
  }
  if (latest === null) return null;
  const { anchor, anchorTime, windowMinutes, week: since } = latest;
  return {
    ...latest,
    ...deriveSchedule(anchor, anchorTime, windowMinutes),
    isCarriedOver: since < week,
    isStopped: stoppedWeeks.some((stopped) => stopped >= since && stopped <= week),
  };
}

/**
 * The schedule of `week`, otherwise the last earlier schedule (`isCarriedOver`). Null without a
 * schedule, and when the person stopped the schedule.
 * @decision D26 D78
 */
export function scheduleOfWeek<Choice extends ScheduleChoice>(
  history: ScheduleHistory<Choice>,
  week: number,
): KnownSchedule<Choice> | null {
  const last = lastSchedule(history, week);
  return last?.isStopped ? null : last;
}

/**
 * The schedule that the person stopped in week `week` or earlier; null after another schedule was
 * chosen.
 * @decision D78
 */
export function stoppedSchedule<Choice extends ScheduleChoice>(
  history: ScheduleHistory<Choice>,
  week: number,
): KnownSchedule<Choice> | null {
  const last = lastSchedule(history, week);
  return last?.isStopped ? last : null;
}

/** @decision D26 */
export function previousWindow(history: ScheduleHistory, week: number): number | null {
  if (history.returnWeeks.includes(week)) return null;
  return scheduleOfWeek(history, week - 1)?.windowMinutes ?? null;
}
