type Few = {
  most: number;
  others: (count: number) => string;
};

/** Maximum numbers of names in a sentence, and of lines of one kind in a report. */
export const MOST = { names: 5, lines: 20 } as const;

/**
 * First items of a list of people, then the number of the others. A single remaining item is shown,
 * because a number would not be shorter.
 * @decision running-aube#lists-of-people
 */
export function showFew(items: readonly string[], { most, others }: Few): string[] {
  const left = items.length - most;
  return left > 1 ? [...items.slice(0, most), others(left)] : [...items];
}
