import { diaryRules } from './constants.ts';
import { truncatedPercent } from './percent.ts';
import { reachesTarget, weekStanding, type WeekSums } from './week-summary.ts';

/** One step of how a window came about, in order, for the « Pourquoi ? » panel. Minutes unless named otherwise. */
export type WindowStep =
  | (WeekSums & { step: 'week'; sleepEfficiencyPercent: number; reachesTarget: boolean })
  | { step: 'inForce'; resultMinutes: number }
  | { step: 'mean'; of: 'timeInBed' | 'totalSleep'; sumMinutes: number; nights: number }
  | { step: 'round'; direction: 'nearest' | 'up'; toMinutes: number; resultMinutes: number }
  | { step: 'widen'; byMinutes: number; resultMinutes: number }
  | { step: 'bound'; bound: 'minimum' | 'maximum'; resultMinutes: number };

/** A sleep window (« fenêtre de sommeil ») with the steps that led to it and the version of their rules. */
export type SleepWindow = { windowMinutes: number; rules: string; steps: WindowStep[] };

/** A night that a window was computed from. */
export type ExplainedNight = { date: string; timeInBedMinutes: number; totalSleepMinutes: number };

/**
 * Why a week's window is what it is (« Pourquoi ? »). It is kept with the choice, so that it is shown
 * as it was, whatever became of the nights and the rules.
 */
export type WindowExplanation = SleepWindow & {
  /** The week that it is for; the nights are those of the week before. */
  week: number;
  nights: ExplainedNight[];
};

const { windowMinimumMinutes, windowMaximumMinutes } = diaryRules;

/** Mean of `sum` over `count`, to the nearest multiple of `step`, halves up: in integers throughout. */
function meanRoundedToNearest(sum: number, count: number, step: number): number {
  return Math.floor((2 * sum + step * count) / (2 * step * count)) * step;
}

/** Mean of `sum` over `count`, up to the next multiple of `step`. */
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

/** The window of so many minutes; the bound that acts on them, if one does, is its last step. */
function bounded(minutes: number, steps: WindowStep[]): SleepWindow {
  const rules = diaryRules.version;
  const windowMinutes = Math.min(Math.max(minutes, windowMinimumMinutes), windowMaximumMinutes);
  if (windowMinutes === minutes) return { windowMinutes, rules, steps };
  const bound = minutes < windowMinutes ? 'minimum' : 'maximum';
  return {
    windowMinutes,
    rules,
    steps: [...steps, { step: 'bound', bound, resultMinutes: windowMinutes }],
  };
}

/**
 * The first window, from the sums of the week before: its mean time in bed to the nearest 5 minutes when its
 * efficiency is 85 % or more, else its mean sleep up to 15 minutes; within [5 h 30, 9 h]. That it never passes the
 * greater of 5 h 30 and the mean time in bed follows from these figures and is held by a property.
 * Null below 3 nights; from 5 on it can be chosen.
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

/**
 * The window of week n: the one in force, else the first one from week n − 1, plus the widening chosen, within
 * [5 h 30, 9 h]. Null when neither gives one. Whether the widening is allowed is `wideningChoices`' to say.
 * @decision D26
 */
export function sleepWindow(from: {
  inForceMinutes: number | null;
  previousWeek: WeekSums;
  wideningMinutes: number;
}): SleepWindow | null {
  const { inForceMinutes, previousWeek, wideningMinutes: byMinutes } = from;
  const base =
    inForceMinutes === null
      ? firstWindow(previousWeek)
      : bounded(inForceMinutes, [
          weekStep(previousWeek),
          { step: 'inForce', resultMinutes: inForceMinutes },
        ]);
  return base && widenWindow(base, byMinutes);
}

/** A window wider by `byMinutes`, within the bounds; itself for 0. @decision D25 D26 */
export function widenWindow(window: SleepWindow, byMinutes: number): SleepWindow {
  if (byMinutes === 0) return window;
  const resultMinutes = window.windowMinutes + byMinutes;
  return bounded(resultMinutes, [...window.steps, { step: 'widen', byMinutes, resultMinutes }]);
}
