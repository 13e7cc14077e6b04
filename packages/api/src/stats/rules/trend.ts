import { addDays, daysBetween, type LocalDate } from '../../time/rules/local-date.ts';
import type { PersonFigure } from './figures.ts';

/** Constants of the comparison of two registration periods. @decision console#two-periods */
export const trendRules = {
  fewestPeople: 10,
  settledDays: 7,
  /** Normal quantile of a two-sided interval of 99 %. */
  quantile: 2.576,
} as const;

/** A period without a first or last day has no limit on this side. */
type Period = { readonly from?: LocalDate | undefined; readonly to?: LocalDate | undefined };

const startsAfter = (one: Period, other: Period): boolean =>
  one.from !== undefined && other.to !== undefined && one.from > other.to;

export const doPeriodsOverlap = (one: Period, other: Period): boolean =>
  !startsAfter(one, other) && !startsAfter(other, one);

/** Earlier period first. The periods must not overlap. */
export const periodsInOrder = <Each extends Period>(
  one: Each,
  other: Each,
): readonly [Each, Each] => (startsAfter(one, other) ? [other, one] : [one, other]);

/** Period of the same length that ends on the day before; null without a first or last day. */
export function periodBefore({ from, to }: Period): { from: LocalDate; to: LocalDate } | null {
  if (from === undefined || to === undefined) return null;
  return { from: addDays(from, -1 - daysBetween(from, to)), to: addDays(from, -1) };
}

/**
 * Steps for which people of a recent period may not have had time yet. The other steps count only
 * people who reached the step.
 */
const EARLY_STEPS: readonly PersonFigure[] = ['registered', 'completedS0'];

export function hasHadTime(done: PersonFigure, { to }: Period, today: LocalDate): boolean {
  if (!EARLY_STEPS.includes(done)) return true;
  return to !== undefined && daysBetween(to, today) >= trendRules.settledDays;
}

export type Share = { readonly done: number; readonly due: number };

/** `points`: difference of the two shares in per cent, as shown; only for a clear difference. */
export type Trend =
  | { readonly kind: 'tooFew' | 'noneClear' }
  | { readonly kind: 'higher' | 'lower'; readonly points: number };

export const percentOf = ({ done, due }: Share): number => Math.round((100 * done) / due);

/**
 * Interval of the difference by Agresti and Caffo. One success and one failure are added to each
 * group, so that the interval also fits small groups and shares near 0 and 1.
 */
function isClear(earlier: Share, later: Share): boolean {
  const adjusted = ({ done, due }: Share) => {
    const share = (done + 1) / (due + 2);
    return { share, variance: (share * (1 - share)) / (due + 2) };
  };
  const [one, other] = [adjusted(earlier), adjusted(later)];
  const margin = trendRules.quantile * Math.sqrt(one.variance + other.variance);
  return Math.abs(other.share - one.share) > margin;
}

/**
 * Change of a share between two periods. The result contains a difference only when each period has
 * enough people, and when the difference is statistically clear.
 * @decision console#two-periods
 */
export function trendOf(earlier: Share, later: Share): Trend {
  const { fewestPeople } = trendRules;
  if (earlier.due < fewestPeople || later.due < fewestPeople) return { kind: 'tooFew' };
  const points = percentOf(later) - percentOf(earlier);
  if (points === 0 || !isClear(earlier, later)) return { kind: 'noneClear' };
  return { kind: points > 0 ? 'higher' : 'lower', points: Math.abs(points) };
}
