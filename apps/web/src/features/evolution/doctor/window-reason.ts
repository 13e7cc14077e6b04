import type { DiaryWeek } from '../../../lib/programme-data.ts';

type Explanation = NonNullable<DiaryWeek['schedule']>['explanation'];

/** How a window was found, in what a doctor reads of it. */
export type WindowReason = {
  /** What it was computed from: mean sleep, mean time in bed, or the window that was in force. */
  readonly from: 'totalSleep' | 'timeInBed' | 'inForce';
  readonly nights: number;
  readonly efficiencyPercent: number;
  readonly widenedByMinutes: number;
  /** The bound that decided in the end. */
  readonly bound: 'minimum' | 'maximum' | null;
};

/**
 * How the window in force was found, from the steps that were kept when it was chosen, so that it
 * is told in later
 * weeks as well; null for a choice that kept none.
 * @decision D26 D71
 */
export function windowReason(
  explanation: Pick<NonNullable<Explanation>, 'steps'> | null,
): WindowReason | null {
  const steps = explanation?.steps ?? [];
  const week = steps.find((each) => each.step === 'week');
  if (!week) return null;
  const mean = steps.find((each) => each.step === 'mean');
  const widening = steps.find((each) => each.step === 'widen');
  const last = steps.at(-1);
  return {
    from: mean?.of ?? 'inForce',
    nights: week.completedNights,
    efficiencyPercent: week.sleepEfficiencyPercent,
    widenedByMinutes: widening?.byMinutes ?? 0,
    bound: last?.step === 'bound' ? last.bound : null,
  };
}
