import { clockTimePlus, isClockTime, type ClockTime } from '../../time/rules/clock-time.ts';
import { diaryRules } from './constants.ts';

/** Time that the person chooses (`choix_coucher_lever`). @decision D28 */
export type ScheduleAnchor = 'bedTime' | 'wakeTime';
export const preselectedAnchor: ScheduleAnchor = 'wakeTime';

export type Schedule = { bedTime: ClockTime; wakeTime: ClockTime };

/** True for a multiple of five minutes. @decision D28 */
export function isAnchorTime(time: number): boolean {
  return isClockTime(time) && time % diaryRules.anchorStepMinutes === 0;
}

/**
 * Schedule with the chosen time; the second time is one window earlier or later, modulo 24 hours.
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
};

/**
 * The schedule of week `week`, otherwise the last schedule of an earlier week (`isCarriedOver`);
 * null when there is none.
 * @decision D26
 */
export function scheduleOfWeek<Choice extends ScheduleChoice>(
  choices: readonly Choice[],
  week: number,
): (Choice & Schedule & { isCarriedOver: boolean }) | null {
  let latest: Choice | null = null;
  for (const choice of choices) {
    if (choice.week <= week && choice.week > (latest?.week ?? 0)) latest = choice;
  }
  if (latest === null) return null;
  const schedule = deriveSchedule(latest.anchor, latest.anchorTime, latest.windowMinutes);
  return { ...latest, ...schedule, isCarriedOver: latest.week < week };
}

/** Window in force before week `week`; null when there is none. @decision D26 */
export function previousWindow(choices: readonly ScheduleChoice[], week: number): number | null {
  return scheduleOfWeek(choices, week - 1)?.windowMinutes ?? null;
}
