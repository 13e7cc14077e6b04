import { isLocalDate, type LocalDate } from '@aube/api/rules';
import type { MessageDescriptor } from '@lingui/core';
import type { Label } from '../../../lib/use-field-text.ts';

const LARGEST_ID = 2_147_483_647;

/** Reads a whole number from 1 to `largest`; undefined for any other text. */
export function parseWholeNumber(text: string | null, largest: number): number | undefined {
  const value = /^[1-9]\d{0,15}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return value <= largest ? value : undefined;
}

type FilterOption = {
  readonly word: string;
  /** A plain string for a name that is not translated. */
  readonly label: Label;
};

export type ListFilter<Value = unknown> = {
  readonly word: string;
  readonly label: MessageDescriptor;
  /** Options of a select field. A filter without options is a checkbox. */
  readonly options?: readonly FilterOption[];
  readonly anyLabel?: MessageDescriptor;
  /** False for a filter that only a link can set. Such a filter is shown only while active. */
  readonly isOffered?: boolean;
  /** Undefined when the text is not a valid value. */
  read(text: string): Value | undefined;
  write(value: Value): string;
  /** Words for a value whose text in the address means nothing to a reader. */
  say?(value: Value): MessageDescriptor;
};

export type ListFilters = Readonly<Record<string, ListFilter>>;

type Named = Pick<ListFilter, 'word' | 'label' | 'anyLabel' | 'isOffered'>;

/** A filter for one code of a fixed list. @decision D3 */
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

/** A filter for one record by id. The address may contain an id that is not an option. */
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

/** Value of a ticked checkbox in an address, also used in REST and the exports. */
export const TICKED = 'oui';

/** A filter as a checkbox. The old value `1` is still read because of saved addresses. */
export function tickFilter(named: Named): ListFilter<true> {
  const read = (text: string) => (text === TICKED || text === '1' ? true : undefined);
  return { ...named, read, write: () => TICKED };
}

/** A filter that only a link can set. The filter is shown only while active. */
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
