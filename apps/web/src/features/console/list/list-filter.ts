import { isLocalDate, type LocalDate } from '@aube/api/rules';
import type { MessageDescriptor } from '@lingui/core';
import type { Label } from '../../../lib/use-field-text.ts';

const LARGEST_ID = 2_147_483_647;

/** Reads a whole number from 1 to `largest` from an address. */
export function parseWholeNumber(text: string | null, largest: number): number | undefined {
  const value = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return value <= largest ? value : undefined;
}

type FilterOption = {
  /** Word of the option in the address. */
  readonly word: string;
  /** A plain string for a proper name, which is the same in both languages. */
  readonly label: Label;
};

export type ListFilter<Value = unknown> = {
  readonly word: string;
  readonly label: MessageDescriptor;
  /** Options of a select field; a filter without options is a checkbox. */
  readonly options?: readonly FilterOption[];
  /** Label of the option that selects nothing. */
  readonly anyLabel?: MessageDescriptor;
  /** False for a filter that is set only by a link: the filter is shown only while active. */
  readonly isOffered?: boolean;
  /** Undefined when the word is unknown. */
  read(text: string): Value | undefined;
  write(value: Value): string;
};

export type ListFilters = Readonly<Record<string, ListFilter>>;

type Named = Pick<ListFilter, 'word' | 'label' | 'anyLabel' | 'isOffered'>;

/**
 * A filter for one code of a fixed list; each code has a French word in the address.
 * @decision D3
 */
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

/** A filter for one record by its id. The address may contain an id that is not an option. */
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

/** A filter set only by a link: shown while active, and can only be removed. */
export function wordFilter<Value>(
  named: Named,
  read: (text: string) => Value | undefined,
  write: (value: Value) => string,
): ListFilter<Value> {
  return { ...named, isOffered: false, options: [], read, write };
}

/** A date filter set only by a link. */
export const dateFilter = (named: Named): ListFilter<LocalDate> =>
  wordFilter(
    named,
    (text) => (isLocalDate(text) ? text : undefined),
    (date) => date,
  );
