import { isLocalDate, type LocalDate } from '@aube/api/rules';
import type { MessageDescriptor } from '@lingui/core';
import type { Label } from '../../../lib/use-field-text.ts';

const LARGEST_ID = 2_147_483_647;

export function parseWholeNumber(text: string | null, largest: number): number | undefined {
  const value = /^[1-9]\d{0,15}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return value <= largest ? value : undefined;
}

type FilterOption = {
  readonly word: string;
  readonly label: Label;
};

export type ListFilter<Value = unknown> = {
  readonly word: string;
  readonly label: MessageDescriptor;
  readonly options?: readonly FilterOption[];
  readonly anyLabel?: MessageDescriptor;
  /** False for a filter that only a link can set. The filter is shown only while active. */
  readonly isOffered?: boolean;
  read(text: string): Value | undefined;
  write(value: Value): string;
  say?(value: Value): MessageDescriptor;
};

export type ListFilters = Readonly<Record<string, ListFilter>>;

type Named = Pick<ListFilter, 'word' | 'label' | 'anyLabel' | 'isOffered'>;

/** @decision D3 */
export function choiceFilter<Code extends string>(
  named: Named,
  codes: Readonly<Record<Code, FilterOption>>,
): ListFilter<Code> {
  const all = Object.entries<FilterOption>(codes) as [Code, FilterOption][];
  return {
    ...named,
    options: all.map(([, option]) => option),
    read: (text) => all.find(([, { word }]) => word === text)?.[0],
    write: (code) => codes[code].word,
  };
}

export function idFilter(
  named: Named,
  options: readonly { readonly id: number; readonly label: string }[],
): ListFilter<number> {
  return {
    ...named,
    options: options.map(({ id, label }) => ({ word: String(id), label })),
    read: (text) => parseWholeNumber(text, LARGEST_ID),
    write: String,
  };
}

export const TICKED = 'oui';

/** Saved addresses may still hold the old value `1`. */
export function tickFilter(named: Named): ListFilter<true> {
  const read = (text: string) => (text === TICKED || text === '1' ? true : undefined);
  return { ...named, read, write: () => TICKED };
}

export function wordFilter<Value>(
  named: Named,
  read: (text: string) => Value | undefined,
  write: (value: Value) => string,
): ListFilter<Value> {
  return { ...named, isOffered: false, options: [], read, write };
}

export const dateFilter = (named: Named): ListFilter<LocalDate> =>
  wordFilter(
    named,
    (text) => (isLocalDate(text) ? text : undefined),
    (date) => date,
  );
