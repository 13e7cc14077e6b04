import { clockDistanceMinutes } from '../../time/rules/clock-time.ts';
import { diaryRules } from './constants.ts';
import type { NightField } from './night-draft.ts';
import type { NightEntry, NightMeasures } from './night.ts';
import type { UsualTimes } from './usual-times.ts';

/** What is odd about a night. The code is also what is stored when the person says « Oui, c'est exact ». */
export const nightQuestionCodes = [
  'lightsOutByDay',
  'timeInBedShort',
  'timeInBedLong',
  'sleepOnsetLong',
  'awakeLong',
  'efficiencyLow',
  'lightsOutUnusual',
  'finalWakeUpUnusual',
] as const;
export type NightQuestionCode = (typeof nightQuestionCodes)[number];

/** A question (« Est-ce exact ? ») and the fields that it is about. */
export type NightQuestion = { code: NightQuestionCode; fields: NightField[] };

/** The questions that « Je n'ai pas dormi » has answered by itself. @decision D22 */
export const answeredByWhiteNight: readonly NightQuestionCode[] = [
  'sleepOnsetLong',
  'efficiencyLow',
];

/** The figures that each question is about: its confirmation stands for these alone. @decision D21 */
export const questionedFields = {
  lightsOutByDay: ['lightsOutTime'],
  timeInBedShort: ['lightsOutTime', 'outOfBedTime'],
  timeInBedLong: ['lightsOutTime', 'outOfBedTime'],
  sleepOnsetLong: ['sleepOnsetLatencyMinutes'],
  awakeLong: ['wakeAfterSleepOnsetMinutes'],
  efficiencyLow: ['sleepOnsetLatencyMinutes', 'wakeAfterSleepOnsetMinutes', 'outOfBedTime'],
  lightsOutUnusual: ['lightsOutTime'],
  finalWakeUpUnusual: ['finalWakeUpTime'],
} as const satisfies Record<NightQuestionCode, readonly NightField[]>;

/**
 * What to ask about a possible night; nothing is refused for it. `usual` is null while the person has too few nights.
 * @decision D21
 */
export function nightQuestions(
  entry: NightEntry,
  { timeInBedMinutes, totalSleepMinutes }: NightMeasures,
  usual: UsualTimes | null,
): NightQuestion[] {
  const rules = diaryRules;
  const isFar = (time: number, usualTime: number) =>
    clockDistanceMinutes(time, usualTime) > rules.questionedDistanceAboveMinutes;
  const isOdd: Record<NightQuestionCode, boolean> = {
    lightsOutByDay:
      entry.lightsOutTime >= rules.questionedLightsOutFromTime &&
      entry.lightsOutTime < rules.questionedLightsOutBeforeTime,
    timeInBedShort: timeInBedMinutes < rules.questionedTimeInBedBelowMinutes,
    timeInBedLong: timeInBedMinutes > rules.questionedTimeInBedAboveMinutes,
    sleepOnsetLong: entry.sleepOnsetLatencyMinutes > rules.questionedAwakeAboveMinutes,
    awakeLong: entry.wakeAfterSleepOnsetMinutes > rules.questionedAwakeAboveMinutes,
    efficiencyLow:
      100 * totalSleepMinutes < rules.questionedEfficiencyBelowPercent * timeInBedMinutes,
    lightsOutUnusual: usual !== null && isFar(entry.lightsOutTime, usual.lightsOutTime),
    finalWakeUpUnusual: usual !== null && isFar(entry.finalWakeUpTime, usual.finalWakeUpTime),
  };
  return nightQuestionCodes
    .filter((code) => isOdd[code])
    .map((code) => ({ code, fields: [...questionedFields[code]] }));
}

/** The questions that no stored confirmation answers. @decision D21 */
export function openQuestions(
  questions: readonly NightQuestion[],
  confirmed: readonly string[],
): NightQuestion[] {
  return questions.filter(({ code }) => !confirmed.includes(code));
}
