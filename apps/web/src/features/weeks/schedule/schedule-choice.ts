import {
  type ClockTime,
  clockTimePlus,
  deriveSchedule,
  diaryRules,
  formatClockTime,
  isAnchorTime,
  medianClockTime,
  minutesPerDay,
  parseClockTime,
  preselectedAnchor,
  type Schedule,
  type ScheduleAnchor,
  type SleepWindow,
  unusualScheduleTimes,
  widenWindow,
} from '@aube/api/rules';
import type { DiaryDay, DiaryWeek, Programme } from '../../../lib/programme-data.ts';

export type ScheduleChoiceForm = {
  readonly anchor: ScheduleAnchor;
  readonly time: string;
  readonly wideningMinutes: number;
};

const step = diaryRules.anchorStepMinutes;
const firstWakeTime: ClockTime = 390;

function toStep(time: number): ClockTime {
  return (Math.round(time / step) * step) % minutesPerDay;
}

/** The time in force, else the median rise time of the week before. */
export function initialAnchor(
  week: DiaryWeek,
  previousDays: readonly DiaryDay[],
): { anchor: ScheduleAnchor; time: ClockTime } {
  if (week.schedule) return { anchor: week.schedule.anchor, time: week.schedule.anchorTime };
  const rises = previousDays.flatMap(({ night }) => (night ? [night.outOfBedTime] : []));
  const time = rises.length > 0 ? toStep(medianClockTime(rises)) : firstWakeTime;
  return { anchor: preselectedAnchor, time };
}

export type UsualHours = Schedule & { inBedMinutes: number };

export function usualHours(days: readonly DiaryDay[]): UsualHours | null {
  const nights = days.flatMap(({ night, measures }) =>
    night && measures ? { night, measures } : [],
  );
  if (nights.length < diaryRules.provisionalMinimumNights) return null;
  const sum = nights.reduce((minutes, { measures }) => minutes + measures.timeInBedMinutes, 0);
  return {
    bedTime: toStep(medianClockTime(nights.map(({ night }) => night.lightsOutTime))),
    wakeTime: toStep(medianClockTime(nights.map(({ night }) => night.outOfBedTime))),
    inBedMinutes: Math.round(sum / nights.length),
  };
}

export function scheduleBefore(
  { weeks }: Pick<Programme, 'weeks'>,
  week: Pick<DiaryWeek, 'number'>,
): DiaryWeek['schedule'] {
  return weeks.find(({ number }) => number === week.number - 1)?.schedule ?? null;
}

/**
 * Leaves out a widening that, because of the upper bound, gives the same window as an earlier one.
 * @decision D25 D26
 */
export function offeredWidenings(window: SleepWindow, choices: readonly number[]) {
  const offered = choices.map((byMinutes) => ({ byMinutes, ...widenWindow(window, byMinutes) }));
  return offered.filter(
    (choice, index) =>
      offered.findIndex(({ windowMinutes }) => windowMinutes === choice.windowMinutes) === index,
  );
}

export type ScheduleVerdict =
  | { readonly kind: 'unreadable' | 'missing' }
  /**
   * The time is not a multiple of five minutes; `before` and `after` are the nearest multiples.
   * @decision D28
   */
  | { readonly kind: 'offStep'; readonly before: ClockTime; readonly after: ClockTime }
  | {
      readonly kind: 'ready';
      readonly schedule: Schedule;
      readonly anchorTime: ClockTime;
      /** Unusual times must be confirmed; they are never refused. @decision D29 */
      readonly unusual: readonly ScheduleAnchor[];
    };

/** @decision D28 D29 */
export function judgeChoice(form: ScheduleChoiceForm, windowMinutes: number): ScheduleVerdict {
  if (form.time.trim() === '') return { kind: 'missing' };
  const anchorTime = parseClockTime(form.time);
  if (anchorTime === null) return { kind: 'unreadable' };
  if (!isAnchorTime(anchorTime)) {
    const before = Math.floor(anchorTime / step) * step;
    return { kind: 'offStep', before, after: clockTimePlus(before, step) };
  }
  const schedule = deriveSchedule(form.anchor, anchorTime, windowMinutes);
  return { kind: 'ready', schedule, anchorTime, unusual: unusualScheduleTimes(schedule) };
}

/**
 * The time twelve hours later, when only that gives ordinary hours: « 10:30 » is often typed for
 * 22:30.
 */
export function anchorSlip(form: ScheduleChoiceForm, windowMinutes: number): ClockTime | null {
  const typed = judgeChoice(form, windowMinutes);
  if (typed.kind !== 'ready' || typed.unusual.length === 0) return null;
  const time = clockTimePlus(typed.anchorTime, minutesPerDay / 2);
  const meant = judgeChoice({ ...form, time: formatClockTime(time) }, windowMinutes);
  return meant.kind === 'ready' && meant.unusual.length === 0 ? time : null;
}

export function stepTime(time: ClockTime, direction: -1 | 1): ClockTime {
  const onStep = direction > 0 ? Math.floor(time / step) : Math.ceil(time / step);
  return clockTimePlus(onStep * step, direction * step);
}
