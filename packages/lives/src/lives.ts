import {
  clockTimePlus,
  measureNight,
  nightRefusals,
  placeNight,
  whiteNight,
  type Nap,
  type NightEntry,
  type Schedule,
} from '@aube/api/rules';
import { toFiveMinutes, wholeBetween, type Random } from './random.ts';

/** Habits of a simulated person; chances are probabilities from 0 to 1. */
export type Life = {
  /** Bedtime before a schedule is in force, in minutes after midnight. */
  bedTime: number;
  riseTime: number;
  /** Expected sleep efficiency by programme week; the last value also applies to later weeks. */
  efficiencyPercent: readonly number[];
  missesNight: number;
  whiteNight: number;
  naps: number;
  /** Optional details (D70), the same for every night. */
  inBedMinutesBefore?: number;
  takesMedication?: boolean;
  stopsInWeek: number;
};

const NEVER = 99;

export const LIVES = {
  adherent: {
    bedTime: 22 * 60 + 15,
    riseTime: 6 * 60 + 45,
    efficiencyPercent: [67, 76, 83, 87, 88, 87, 89],
    missesNight: 0.05,
    whiteNight: 0,
    naps: 0.15,
    stopsInWeek: NEVER,
  },
  dropOut: {
    bedTime: 23 * 60,
    riseTime: 7 * 60 + 30,
    efficiencyPercent: [70, 71, 70],
    missesNight: 0.3,
    whiteNight: 0.05,
    naps: 0.4,
    stopsInWeek: 4,
  },
  afterMidnight: {
    bedTime: 50,
    riseTime: 8 * 60 + 40,
    efficiencyPercent: [72, 91, 90],
    missesNight: 0.04,
    whiteNight: 0,
    naps: 0.2,
    inBedMinutesBefore: 45,
    stopsInWeek: NEVER,
  },
  whiteNights: {
    bedTime: 22 * 60 + 45,
    riseTime: 6 * 60,
    efficiencyPercent: [58, 63, 70, 74, 79, 82, 84, 86],
    missesNight: 0.08,
    whiteNight: 0.08,
    naps: 0.3,
    takesMedication: true,
    stopsInWeek: NEVER,
  },
} as const satisfies Record<string, Life>;

function napsOf(life: Life, random: Random): Nap[] {
  if (random() >= life.naps) return [];
  const startTime = toFiveMinutes(wholeBetween(random, 13 * 60, 15 * 60));
  return [{ startTime, endTime: startTime + toFiveMinutes(wholeBetween(random, 15, 75)) }];
}

/** @decision D70 */
const detailsOf = (life: Life, lightsOutTime: number) => ({
  ...(life.inBedMinutesBefore !== undefined && {
    intoBedTime: clockTimePlus(lightsOutTime, -life.inBedMinutesBefore),
  }),
  ...(life.takesMedication !== undefined && { hasTakenSleepMedication: life.takesMedication }),
});

type NightContext = {
  date: string;
  week: number;
  schedule: Schedule | null;
  timeZone: string;
};

/**
 * Null when the person did not fill in the diary. The diary accepts every simulated night, also
 * when the clocks change.
 */
export function nightOfLife(life: Life, context: NightContext, random: Random): NightEntry | null {
  const { date, week, schedule, timeZone } = context;
  // Draws equally many random values for each night, so that a changed night does not change later
  // nights.
  const [miss, white, restless] = [random(), random(), random()];
  const bedJitter = wholeBetween(random, -5, 20);
  const riseJitter = wholeBetween(random, -10, 10);
  const early = toFiveMinutes(wholeBetween(random, 0, 25));
  const awakenings = wholeBetween(random, 1, 4);
  const naps = napsOf(life, random);
  if (week >= life.stopsInWeek || miss < life.missesNight) return null;

  const lightsOutTime = clockTimePlus(schedule?.bedTime ?? life.bedTime, toFiveMinutes(bedJitter));
  const outOfBedTime = clockTimePlus(
    schedule?.wakeTime ?? life.riseTime,
    toFiveMinutes(riseJitter),
  );
  const details = detailsOf(life, lightsOutTime);
  if (white < life.whiteNight) {
    const entry = whiteNight(date, { lightsOutTime, outOfBedTime, naps }, timeZone);
    return { ...entry, ...details };
  }
  const finalWakeUpTime = clockTimePlus(outOfBedTime, -early);
  const times = { lightsOutTime, finalWakeUpTime, outOfBedTime };
  const placed = placeNight(date, times, timeZone);
  const inBed = (placed.outOfBed.at.getTime() - placed.lightsOut.at.getTime()) / 60_000;
  const weeks = life.efficiencyPercent;
  const expected = (weeks[Math.min(week, weeks.length) - 1] ?? 75) + (restless - 0.5) * 10;
  const awake = Math.max(0, inBed * (1 - expected / 100) - early);
  const sleepOnsetLatencyMinutes = toFiveMinutes(awake * 0.45);
  const wakeAfterSleepOnsetMinutes = toFiveMinutes(awake * 0.55);
  const night: NightEntry = {
    ...times,
    sleepOnsetLatencyMinutes,
    awakenings: wakeAfterSleepOnsetMinutes === 0 ? 0 : awakenings,
    wakeAfterSleepOnsetMinutes,
    napCount: naps.length,
    naps,
    ...details,
  };
  const isPossible =
    nightRefusals(date, night, timeZone).length === 0 &&
    measureNight(date, night, timeZone).totalSleepMinutes > 0;
  return isPossible ? night : null;
}
