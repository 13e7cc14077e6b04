import { isLocalDate, type LocalDate } from '@aube/api/rules';
import type { MessageDescriptor } from '@lingui/core';

const LARGEST_ID = 2_147_483_647;

/** A whole number from 1 on, as an address holds it. */
export function wholeOf(text: string | null, largest: number): number | undefined {
  const value = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return value <= largest ? value : undefined;
}

type FilterOption = {
  /** As it stands in the address. */
  readonly word: string;
  /** A name stands as it is in both languages. */
  readonly label: MessageDescriptor | string;
};

/** One filter: its word in the address, what that means to the procedure, and how it is chosen. */
export type ListFilter<Value = unknown> = {
  readonly word: string;
  readonly label: MessageDescriptor;
  /** What to choose from; a filter without options is a tick. */
  readonly options?: readonly FilterOption[];
  /** What the choice of none is called. */
  readonly anyLabel?: MessageDescriptor;
  /** False where there is nothing to choose from: it is shown only while it narrows the list. */
  readonly isOffered?: boolean;
  /** Undefined for a word that asks for nothing. */
  read(text: string): Value | undefined;
  write(value: Value): string;
};

export type ListFilters = Readonly<Record<string, ListFilter>>;

type Named = Pick<ListFilter, 'word' | 'label' | 'anyLabel' | 'isOffered'>;

/** One of a closed list of codes, each with its French word in the address. @decision D3 */
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

/** One of what has an id; an address may name one that is not among the options. */
export function idFilter(
  named: Named,
  options: readonly { readonly id: number; readonly label: string }[],
): ListFilter<number> {
  return {
    ...named,
    options: options.map(({ id, label }) => ({ word: String(id), label })),
    read: (text) => wholeOf(text, LARGEST_ID),
    write: String,
  };
}

/** What a tick is called in an address, as REST and the exports call it. */
export const TICKED = 'oui';

/** Only what has something: a tick. An address that was kept may say `1`, as it was written before. */
export function tickFilter(named: Named): ListFilter<true> {
  const read = (text: string) => (text === TICKED || text === '1' ? true : undefined);
  return { ...named, read, write: () => TICKED };
}

/** What a link leads here with: it is shown while it narrows the list, and can only be taken away. */
export function wordFilter<Value>(
  named: Named,
  read: (text: string) => Value | undefined,
  write: (value: Value) => string,
): ListFilter<Value> {
  return { ...named, isOffered: false, options: [], read, write };
}

/** A day, as a link leads here with. */
export const dateFilter = (named: Named): ListFilter<LocalDate> =>
  wordFilter(
    named,
    (text) => (isLocalDate(text) ? text : undefined),
    (date) => date,
  );
