import { diaryRules } from './constants.ts';
import { truncatedPercent } from './percent.ts';
import type { WindowBase } from './window-base.ts';
import { reachesTarget, weekStanding, type WeekSums } from './week-summary.ts';

/**
 * Step in the computation of a window, for « Pourquoi ? ». Values are minutes unless the name says
 * otherwise.
 */
export type WindowStep =
  | (WeekSums & { step: 'week'; sleepEfficiencyPercent: number; reachesTarget: boolean })
  | { step: 'inForce'; resultMinutes: number }
  | { step: 'agreed'; resultMinutes: number; agreedOn: string }
  | { step: 'mean'; of: 'timeInBed' | 'totalSleep'; sumMinutes: number; nights: number }
  | { step: 'round'; direction: 'nearest' | 'up'; toMinutes: number; resultMinutes: number }
  | { step: 'widen'; byMinutes: number; resultMinutes: number }
  | { step: 'bound'; bound: 'minimum' | 'maximum'; resultMinutes: number };

export type SleepWindow = { windowMinutes: number; rules: string; steps: WindowStep[] };

export type ExplainedNight = { date: string; timeInBedMinutes: number; totalSleepMinutes: number };

/**
 * Explanation of a week's window (« Pourquoi ? »), stored with the choice. The explanation never
 * changes.
 */
export type WindowExplanation = SleepWindow & {
  /** Week of the window; the nights are from the week before. */
  week: number;
  nights: ExplainedNight[];
};

const { windowMinimumMinutes, windowMaximumMinutes } = diaryRules;

function meanRoundedToNearest(sum: number, count: number, step: number): number {
  return Math.floor((2 * sum + step * count) / (2 * step * count)) * step;
}

function meanRoundedUp(sum: number, count: number, step: number): number {
  return Math.ceil(sum / (step * count)) * step;
}

function weekStep(sums: WeekSums): WindowStep {
  const { totalSleepSumMinutes, timeInBedSumMinutes } = sums;
  return {
    step: 'week',
    ...sums,
    sleepEfficiencyPercent: truncatedPercent(totalSleepSumMinutes, timeInBedSumMinutes),
    reachesTarget: reachesTarget(sums),
  };
}

/**
 * Limits a window to the bounds. When a bound changes the window, the bound is added as the last
 * step.
 */
function bounded(
  minutes: number,
  steps: WindowStep[],
  minimumMinutes: number = windowMinimumMinutes,
): SleepWindow {
  const rules = diaryRules.version;
  const windowMinutes = Math.min(Math.max(minutes, minimumMinutes), windowMaximumMinutes);
  if (windowMinutes === minutes) return { windowMinutes, rules, steps };
  const bound = minutes < windowMinutes ? 'minimum' : 'maximum';
  return {
    windowMinutes,
    rules,
    steps: [...steps, { step: 'bound', bound, resultMinutes: windowMinutes }],
  };
}

/**
 * First window, from the nights of the week before; null with fewer than 3 nights. The window can
 * be chosen from 5 nights on.
 * @decision D26
 */
export function firstWindow(sums: WeekSums): SleepWindow | null {
  if (weekStanding(sums.completedNights) === 'insufficient') return null;
  const { completedNights: nights, totalSleepSumMinutes, timeInBedSumMinutes } = sums;
  if (reachesTarget(sums)) {
    const toMinutes = diaryRules.windowRoundNearestMinutes;
    const resultMinutes = meanRoundedToNearest(timeInBedSumMinutes, nights, toMinutes);
    return bounded(resultMinutes, [
      weekStep(sums),
      { step: 'mean', of: 'timeInBed', sumMinutes: timeInBedSumMinutes, nights },
      { step: 'round', direction: 'nearest', toMinutes, resultMinutes },
    ]);
  }
  const toMinutes = diaryRules.windowRoundUpMinutes;
  const resultMinutes = meanRoundedUp(totalSleepSumMinutes, nights, toMinutes);
  return bounded(resultMinutes, [
    weekStep(sums),
    { step: 'mean', of: 'totalSleep', sumMinutes: totalSleepSumMinutes, nights },
    { step: 'round', direction: 'up', toMinutes, resultMinutes },
  ]);
}

function baseStep(base: WindowBase): WindowStep {
  const { windowMinutes: resultMinutes } = base;
  return base.from === 'agreed'
    ? { step: 'agreed', resultMinutes, agreedOn: base.agreedOn }
    : { step: 'inForce', resultMinutes };
}

/**
 * Window of a week: the base or the first window, plus a chosen widening, up to 9 h. Null without
 * a window.
 * @decision D26 D81
 */
export function sleepWindow(from: {
  base: WindowBase | null;
  previousWeek: WeekSums;
  wideningMinutes: number;
}): SleepWindow | null {
  const { base, previousWeek, wideningMinutes: byMinutes } = from;
  const window =
    base === null
      ? firstWindow(previousWeek)
      : bounded(base.windowMinutes, [weekStep(previousWeek), baseStep(base)], base.minimumMinutes);
  return window && widenWindow(window, byMinutes);
}

/** @decision D25 D26 */
export function widenWindow(window: SleepWindow, byMinutes: number): SleepWindow {
  if (byMinutes === 0) return window;
  const resultMinutes = window.windowMinutes + byMinutes;
  const steps: WindowStep[] = [...window.steps, { step: 'widen', byMinutes, resultMinutes }];
  return bounded(resultMinutes, steps, window.windowMinutes);
}
