import { clockDistanceMinutes } from '../../time/rules/clock-time.ts';
import { diaryRules } from './constants.ts';
import type { NightField } from './night-draft.ts';
import type { Nap, NightEntry, NightMeasures } from './night.ts';
import type { UsualTimes } from './usual-times.ts';

/**
 * Unusual facts about a night that the person must confirm. The code is stored after « Oui, c'est
 * exact ».
 */
export const nightQuestionCodes = [
  'lightsOutByDay',
  'timeInBedShort',
  'timeInBedLong',
  'sleepOnsetLong',
  'awakeLong',
  'efficiencyLow',
  'lightsOutUnusual',
  'finalWakeUpUnusual',
  'riseToCome',
  'napByNight',
] as const;
export type NightQuestionCode = (typeof nightQuestionCodes)[number];

export type NightQuestion = { code: NightQuestionCode; fields: NightField[] };

/** Questions that the page does not ask after « Je n'ai pas dormi ». @decision D22 */
export const whiteNightAnswers: readonly NightQuestionCode[] = ['sleepOnsetLong', 'efficiencyLow'];

/**
 * Fields of each question. A confirmation is valid only while these fields keep their values.
 * @decision D21
 */
export const questionedFields = {
  lightsOutByDay: ['lightsOutTime'],
  timeInBedShort: ['lightsOutTime', 'outOfBedTime'],
  timeInBedLong: ['lightsOutTime', 'outOfBedTime'],
  sleepOnsetLong: ['sleepOnsetLatencyMinutes'],
  awakeLong: ['wakeAfterSleepOnsetMinutes'],
  efficiencyLow: ['sleepOnsetLatencyMinutes', 'wakeAfterSleepOnsetMinutes', 'outOfBedTime'],
  lightsOutUnusual: ['lightsOutTime'],
  finalWakeUpUnusual: ['finalWakeUpTime'],
  riseToCome: ['outOfBedTime', 'finalWakeUpTime'],
  napByNight: ['naps'],
} as const satisfies Record<NightQuestionCode, readonly NightField[]>;

/**
 * True for a nap before 9:00. The person often means an afternoon or evening time.
 * @decision diary#nap-at-night
 */
export const isNapByNight = ({ startTime }: Pick<Nap, 'startTime'>): boolean =>
  startTime < diaryRules.questionedNapBeforeTime;

/**
 * Questions about a valid night. `usual` is null while the person has fewer than five nights;
 * `isRiseToCome` is the result of the function `isRiseToCome`.
 * @decision D21
 */
export function nightQuestions(
  entry: NightEntry,
  { timeInBedMinutes, totalSleepMinutes }: NightMeasures,
  { usual, isRiseToCome }: { usual: UsualTimes | null; isRiseToCome: boolean },
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
    riseToCome: isRiseToCome,
    napByNight: entry.naps.some(isNapByNight),
  };
  return nightQuestionCodes
    .filter((code) => isOdd[code])
    .map((code) => ({
      code,
      fields: code === 'napByNight' ? napStartsByNight(entry) : [...questionedFields[code]],
    }));
}

const napStartsByNight = ({ naps }: NightEntry): NightField[] =>
  naps.flatMap((nap, index) => (isNapByNight(nap) ? [`naps.${index}.startTime` as const] : []));

/** @decision D21 */
export function openQuestions(
  questions: readonly NightQuestion[],
  confirmed: readonly string[],
): NightQuestion[] {
  return questions.filter(({ code }) => !confirmed.includes(code));
}
