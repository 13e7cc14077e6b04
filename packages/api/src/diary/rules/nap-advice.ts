import { diaryRules } from './constants.ts';
import type { Nap } from './night.ts';

/**
 * States of a day's naps, from best to worst: « conforme, après 15 h, plus d'une heure, les deux
 * ».
 * @source specification §4
 */
export const napStates = ['compliant', 'late', 'long', 'both'] as const;
export type NapState = (typeof napStates)[number];

export type DayNapAdvice = { state: NapState; napCount: number; totalMinutes: number };

/** `state`: state of the worst day of the week; `dayCount`: number of days in this state. */
export type WeekNapAdvice = {
  state: NapState;
  dayCount: number;
  compliantDayCount: number;
  days: number;
  napCount: number;
};

/**
 * Minutes of all naps of a day, from clock times. No clock change falls within a nap, because
 * clocks never change in the afternoon.
 * @decision D30
 */
export function napTotalMinutes(naps: readonly Nap[]): number {
  return naps.reduce((sum, { startTime, endTime }) => sum + endTime - startTime, 0);
}

/**
 * Advice on the naps of a day (« siestes »). `late`: a nap ends after 15:00. `long`: the naps last
 * more than one hour in total.
 * @decision D30
 */
export function dayNapAdvice(naps: readonly Nap[]): DayNapAdvice {
  const totalMinutes = napTotalMinutes(naps);
  const isLate = naps.some(({ endTime }) => endTime > diaryRules.napEndLatestTime);
  const isLong = totalMinutes > diaryRules.napTotalMaximumMinutes;
  const state = isLate ? (isLong ? 'both' : 'late') : isLong ? 'long' : 'compliant';
  return { state, napCount: naps.length, totalMinutes };
}

/**
 * Advice on the completed days of a week: the worst state and the number of days. Null without a
 * completed day.
 * @decision D30
 */
export function weekNapAdvice(days: readonly DayNapAdvice[]): WeekNapAdvice | null {
  const countOf = (state: NapState) => days.filter((day) => day.state === state).length;
  const worst = napStates.findLast((state) => countOf(state) > 0);
  if (worst === undefined) return null;
  return {
    state: worst,
    dayCount: countOf(worst),
    compliantDayCount: countOf('compliant'),
    days: days.length,
    napCount: days.reduce((sum, day) => sum + day.napCount, 0),
  };
}
