import { isLocalDate, type LocalDate } from '@aube/api/rules';
import type { MessageDescriptor } from '@lingui/core';

const LARGEST_ID = 2_147_483_647;

/** A whole number from 1 on, from an address. */
export function parseWholeNumber(text: string | null, largest: number): number | undefined {
  const value = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return value <= largest ? value : undefined;
}

type FilterOption = {
  /** Its word in the address. */
  readonly word: string;
  /** A proper name is the same in both languages. */
  readonly label: MessageDescriptor | string;
};

/** One filter: its word in the address, its value for the procedure, and its choices. */
export type ListFilter<Value = unknown> = {
  readonly word: string;
  readonly label: MessageDescriptor;
  /** The choices; a filter without options is a box. */
  readonly options?: readonly FilterOption[];
  /** Label of « no choice ». */
  readonly anyLabel?: MessageDescriptor;
  /** False without choices: shown only while active. */
  readonly isOffered?: boolean;
  /** Undefined for an unknown word. */
  read(text: string): Value | undefined;
  write(value: Value): string;
};

export type ListFilters = Readonly<Record<string, ListFilter>>;

type Named = Pick<ListFilter, 'word' | 'label' | 'anyLabel' | 'isOffered'>;

/** One code of a closed list, each with its French word in the address. @decision D3 */
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

/** One record by id; the address may name one that is not an option. */
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

/** Value of a ticked box in an address, as in REST and the exports. */
export const TICKED = 'oui';

/** A box that keeps only rows with something. Saved addresses may say `1`, the old value. */
export function tickFilter(named: Named): ListFilter<true> {
  const read = (text: string) => (text === TICKED || text === '1' ? true : undefined);
  return { ...named, read, write: () => TICKED };
}

/** Set only by a link: shown while active, and can only be removed. */
export function wordFilter<Value>(
  named: Named,
  read: (text: string) => Value | undefined,
  write: (value: Value) => string,
): ListFilter<Value> {
  return { ...named, isOffered: false, options: [], read, write };
}

/** A date, set by a link. */
export const dateFilter = (named: Named): ListFilter<LocalDate> =>
  wordFilter(
    named,
    (text) => (isLocalDate(text) ? text : undefined),
    (date) => date,
  );
