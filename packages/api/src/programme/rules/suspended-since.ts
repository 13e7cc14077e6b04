import type { LocalDate } from '../../time/rules/local-date.ts';
import type { Suspension } from './suspended-nights.ts';

/** First day of the suspension of today; null without a suspension today. @decision D76 */
export const suspendedSince = (suspensions: readonly Suspension[]): LocalDate | null =>
  suspensions
    .filter(({ endedOn }) => endedOn === null)
    .map(({ raisedOn }) => raisedOn)
    .toSorted()[0] ?? null;
