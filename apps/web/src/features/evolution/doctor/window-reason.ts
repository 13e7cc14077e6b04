import type { DiaryWeek } from '../../../lib/programme-data.ts';

type Explanation = NonNullable<DiaryWeek['schedule']>['explanation'];

export type WindowReason = {
  readonly from: 'totalSleep' | 'timeInBed' | 'inForce' | 'agreed';
  readonly agreedOn: string | null;
  readonly nights: number;
  readonly efficiencyPercent: number;
  readonly widenedByMinutes: number;
  readonly bound: 'minimum' | 'maximum' | null;
};

/**
 * Reads the saved steps and computes nothing again, so that the explanation never changes. Null
 * without saved steps.
 * @decision D26 D71
 */
export function windowReason(
  explanation: Pick<NonNullable<Explanation>, 'steps'> | null,
): WindowReason | null {
  const steps = explanation?.steps ?? [];
  const week = steps.find((each) => each.step === 'week');
  if (!week) return null;
  const mean = steps.find((each) => each.step === 'mean');
  const agreed = steps.find((each) => each.step === 'agreed');
  const widening = steps.find((each) => each.step === 'widen');
  const last = steps.at(-1);
  return {
    from: agreed ? 'agreed' : (mean?.of ?? 'inForce'),
    agreedOn: agreed?.agreedOn ?? null,
    nights: week.completedNights,
    efficiencyPercent: week.sleepEfficiencyPercent,
    widenedByMinutes: widening?.byMinutes ?? 0,
    bound: last?.step === 'bound' ? last.bound : null,
  };
}
