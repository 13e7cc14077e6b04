import type { NightFieldName, nightFields } from '@aube/dictionary';
import type { ClockTime } from '../../time/rules/clock-time.ts';
import { addDays, type LocalDate } from '../../time/rules/local-date.ts';
import { instantAt, minutesBetween, type LocalDateTime } from '../../time/rules/zone.ts';
import { diaryRules } from './constants.ts';
import type { NightFieldKind, RequiredNightField } from './night-fields.ts';
import { truncatedPercent } from './percent.ts';

/** @decision D11 */
export type Nap = { startTime: ClockTime; endTime: ClockTime };

type ValueOfKind<Kind extends NightFieldKind> = Kind extends 'naps'
  ? readonly Nap[]
  : Kind extends 'yesNo'
    ? boolean
    : Kind extends 'text'
      ? string
      : number;

export type NightValues = {
  [Name in NightFieldName]: ValueOfKind<(typeof nightFields)[Name]['kind']>;
};

/** @source specification §3 */
export type NightEntry = Pick<NightValues, RequiredNightField> & {
  [Name in Exclude<NightFieldName, RequiredNightField>]?: NightValues[Name] | null | undefined;
};

export type NightTimes = Pick<NightEntry, 'lightsOutTime' | 'finalWakeUpTime' | 'outOfBedTime'>;

export type PlacedTime = LocalDateTime & { at: Date };
export type PlacedNight = { lightsOut: PlacedTime; finalWakeUp: PlacedTime; outOfBed: PlacedTime };

/**
 * Measures of a night in whole elapsed minutes; the efficiency is truncated to 0.1.
 * @decision D13
 */
export type NightMeasures = {
  timeInBedMinutes: number;
  totalSleepMinutes: number;
  earlyMorningAwakeningMinutes: number;
  sleepPeriodMinutes: number;
  totalWakeMinutes: number;
  sleepEfficiencyPercent: number;
};

/** First instant, not before `earliest`, when the clock shows `time`. */
export function firstFrom(earliest: PlacedTime, time: ClockTime, timeZone: string): PlacedTime {
  const date = time >= earliest.time ? earliest.date : addDays(earliest.date, 1);
  const at = instantAt(date, time, timeZone);
  if (at >= earliest.at) return { date, time, at };
  const nextDate = addDays(date, 1);
  return { date: nextDate, time, at: instantAt(nextDate, time, timeZone) };
}

/**
 * Dates and instants of a night that ended on the morning of `date`. A lights-out time from noon
 * on belongs to the evening before.
 * @decision D11 D12 D13
 */
export function placeNight(date: LocalDate, night: NightTimes, timeZone: string): PlacedNight {
  const startDate = night.lightsOutTime >= diaryRules.noonTime ? addDays(date, -1) : date;
  const at = instantAt(startDate, night.lightsOutTime, timeZone);
  const lightsOut = { date: startDate, time: night.lightsOutTime, at };
  const finalWakeUp = firstFrom(lightsOut, night.finalWakeUpTime, timeZone);
  return { lightsOut, finalWakeUp, outOfBed: firstFrom(finalWakeUp, night.outOfBedTime, timeZone) };
}

/**
 * Measures a night (« temps au lit, temps total de sommeil, efficacité »). The night must have no
 * refusal (`nightRefusals`).
 * @decision D13 D20
 */
export function measureNight(date: LocalDate, night: NightEntry, timeZone: string): NightMeasures {
  const { lightsOut, finalWakeUp, outOfBed } = placeNight(date, night, timeZone);
  const timeInBedMinutes = minutesBetween(lightsOut.at, outOfBed.at);
  const earlyMorningAwakeningMinutes = minutesBetween(finalWakeUp.at, outOfBed.at);
  const sleepPeriodMinutes =
    timeInBedMinutes - night.sleepOnsetLatencyMinutes - earlyMorningAwakeningMinutes;
  const totalSleepMinutes = sleepPeriodMinutes - night.wakeAfterSleepOnsetMinutes;
  return {
    timeInBedMinutes,
    totalSleepMinutes,
    earlyMorningAwakeningMinutes,
    sleepPeriodMinutes,
    totalWakeMinutes: timeInBedMinutes - totalSleepMinutes,
    sleepEfficiencyPercent: truncatedPercent(totalSleepMinutes, timeInBedMinutes),
  };
}

/**
 * Night of « Je n'ai pas dormi » without any sleep. The sleep onset latency is the whole time
 * after lights-out.
 * @decision D22
 */
export function whiteNight(
  date: LocalDate,
  entered: {
    lightsOutTime: ClockTime;
    outOfBedTime: ClockTime;
    finalWakeUpTime?: ClockTime;
    naps?: readonly Nap[];
  },
  timeZone: string,
): NightEntry {
  const times = { finalWakeUpTime: entered.outOfBedTime, ...entered };
  const { lightsOut, finalWakeUp } = placeNight(date, times, timeZone);
  const naps = entered.naps ?? [];
  return {
    lightsOutTime: times.lightsOutTime,
    sleepOnsetLatencyMinutes: minutesBetween(lightsOut.at, finalWakeUp.at),
    awakenings: 0,
    wakeAfterSleepOnsetMinutes: 0,
    finalWakeUpTime: times.finalWakeUpTime,
    outOfBedTime: times.outOfBedTime,
    napCount: naps.length,
    naps,
  };
}

/** @decision D22 */
export function isWhiteNight(measures: Pick<NightMeasures, 'totalSleepMinutes'>): boolean {
  return measures.totalSleepMinutes === 0;
}
