import type { LocalDate } from '@aube/api/rules';
import { isTypedDate, readTypedDate } from '../../../lib/typed-date.ts';

/** Dates as the user typed them. The page's address contains the same text. */
export type TypedPeriod = { readonly from: string; readonly to: string };

/** Without `from` or `to`, the period is open on this side. */
export type Period = {
  readonly from?: LocalDate | undefined;
  readonly to?: LocalDate | undefined;
};

export const ALL_DATES: TypedPeriod = { from: '', to: '' };

export const isAllDates = ({ from, to }: TypedPeriod): boolean =>
  from.trim() === '' && to.trim() === '';

export function isBackwards(typed: TypedPeriod): boolean {
  const [from, to] = [readTypedDate(typed.from), readTypedDate(typed.to)];
  return from !== undefined && to !== undefined && to < from;
}

/** Null when a date is wrong, or when the period ends before it begins. */
export function readPeriod(typed: TypedPeriod): Period | null {
  if (!isTypedDate(typed.from) || !isTypedDate(typed.to) || isBackwards(typed)) return null;
  const [from, to] = [readTypedDate(typed.from), readTypedDate(typed.to)];
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

type PeriodWords = { readonly from: string; readonly to: string };

export const typedPeriodIn = (params: URLSearchParams, words: PeriodWords): TypedPeriod => ({
  from: params.get(words.from) ?? '',
  to: params.get(words.to) ?? '',
});

export const writePeriod = (typed: TypedPeriod, words: PeriodWords): Record<string, string> => ({
  ...(typed.from !== '' && { [words.from]: typed.from }),
  ...(typed.to !== '' && { [words.to]: typed.to }),
});
