import { doPeriodsOverlap, periodsInOrder } from '@aube/api/rules';
import { isAllDates, readPeriod, type Period } from '../period/typed-period.ts';
import type { FigureChoices } from './figure-scope.ts';

/** `unread`: a date is invalid. `asked`: two valid periods, the earlier first. */
export type Comparison =
  | { readonly kind: 'none' | 'unread' | 'overlapping' }
  | { readonly kind: 'asked'; readonly periods: readonly [Period, Period] };

export function comparisonIn({ period, other }: FigureChoices): Comparison {
  if (isAllDates(other)) return { kind: 'none' };
  const [one, two] = [readPeriod(period), readPeriod(other)];
  if (one === null || two === null) return { kind: 'unread' };
  if (doPeriodsOverlap(one, two)) return { kind: 'overlapping' };
  return { kind: 'asked', periods: periodsInOrder(one, two) };
}
