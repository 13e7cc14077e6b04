import { diaryRules } from './constants.ts';
import { isWhiteNight, type NightEntry, type NightMeasures } from './night.ts';

type WakingNight = Pick<NightEntry, 'sleepOnsetLatencyMinutes' | 'wakeAfterSleepOnsetMinutes'> &
  Pick<NightMeasures, 'totalSleepMinutes'>;

/** Means in minutes, rounded to 0.01; null with fewer than three nights of sleep. */
export type WakingMeans = {
  whiteNights: number;
  meanSleepOnsetLatencyMinutes: number | null;
  meanWakeAfterSleepOnsetMinutes: number | null;
};

/**
 * Means of falling asleep and of waking in a week. Nights without sleep are counted separately,
 * because their sleep onset latency is the whole night.
 * @decision D22 D24 diary#nights-without-sleep
 */
export function wakingMeans(nights: readonly WakingNight[]): WakingMeans {
  const slept = nights.filter((night) => !isWhiteNight(night));
  const mean = (name: 'sleepOnsetLatencyMinutes' | 'wakeAfterSleepOnsetMinutes') =>
    slept.length < diaryRules.provisionalMinimumNights
      ? null
      : Math.round((100 * slept.reduce((sum, night) => sum + night[name], 0)) / slept.length) / 100;
  return {
    whiteNights: nights.length - slept.length,
    meanSleepOnsetLatencyMinutes: mean('sleepOnsetLatencyMinutes'),
    meanWakeAfterSleepOnsetMinutes: mean('wakeAfterSleepOnsetMinutes'),
  };
}
