import type { LocalDate } from '../../time/rules/local-date.ts';

/** @decision D32 D68 */
export function isWeekClosed(dates: readonly LocalDate[], today: LocalDate): boolean {
  const last = dates.at(-1);
  return last !== undefined && last <= today;
}

type ClosingWeeks = {
  today: LocalDate;
  weeks: readonly { number: number; dates: readonly LocalDate[] }[];
};

/** @decision D68 */
export function lastClosedWeek({ weeks, today }: ClosingWeeks): number | null {
  return weeks.findLast(({ dates }) => isWeekClosed(dates, today))?.number ?? null;
}
