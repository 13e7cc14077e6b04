import { clockTimePlus, isClockTime, type ClockTime } from '../../time/rules/clock-time.ts';
import { diaryRules } from './constants.ts';

/** Which of the two times the person picks (choix_coucher_lever); the wake time is preselected. @decision D28 */
export type ScheduleAnchor = 'bedTime' | 'wakeTime';
export const preselectedAnchor: ScheduleAnchor = 'wakeTime';

/** The suggested schedule: lights out at `bedTime`, up at `wakeTime`. */
export type Schedule = { bedTime: ClockTime; wakeTime: ClockTime };

/** Whether a clock time can be picked: a multiple of five minutes. @decision D28 */
export function isAnchorTime(time: number): boolean {
  return isClockTime(time) && time % diaryRules.anchorStepMinutes === 0;
}

/** The time picked with the other one, a window away round the clock. @decision D28 @source specification §4 */
export function deriveSchedule(
  anchor: ScheduleAnchor,
  anchorTime: ClockTime,
  windowMinutes: number,
): Schedule {
  return anchor === 'wakeTime'
    ? { bedTime: clockTimePlus(anchorTime, -windowMinutes), wakeTime: anchorTime }
    : { bedTime: anchorTime, wakeTime: clockTimePlus(anchorTime, windowMinutes) };
}

/** The times of a schedule to ask about: a bedtime outside 20:00–03:00, a rise outside 04:00–11:00. @decision D29 */
export function unusualScheduleTimes({ bedTime, wakeTime }: Schedule): ScheduleAnchor[] {
  const { usualBedtimeFromTime, usualBedtimeToTime, usualRiseFromTime, usualRiseToTime } =
    diaryRules;
  const unusual: ScheduleAnchor[] = [];
  // The usual bedtimes lie across midnight, so the unusual ones are one stretch of the day.
  if (bedTime > usualBedtimeToTime && bedTime < usualBedtimeFromTime) unusual.push('bedTime');
  if (wakeTime < usualRiseFromTime || wakeTime > usualRiseToTime) unusual.push('wakeTime');
  return unusual;
}

/** A choice as it was made for a week. */
export type ScheduleChoice = {
  week: number;
  anchor: ScheduleAnchor;
  anchorTime: ClockTime;
  windowMinutes: number;
};

/** The schedule of week `week`: its own, else the last one chosen before it (then `isCarriedOver`); null while there is none. @decision D26 */
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

/** The window in force when week `week` is chosen: that of the weeks before it; null while there is none. @decision D26 */
export function windowInForceBefore(
  choices: readonly ScheduleChoice[],
  week: number,
): number | null {
  return scheduleOfWeek(choices, week - 1)?.windowMinutes ?? null;
}
