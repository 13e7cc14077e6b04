type Few = {
  most: number;
  /** Words for the number of items that are not shown. */
  others: (count: number) => string;
};

/** Names in one sentence, and lines of one kind in a report. */
export const MOST = { names: 5, lines: 20 } as const;

/**
 * First items of a list of people, then the number of the others. A single other item is shown, as
 * its words take no less place.
 * @decision running-aube#lists-of-people
 */
export function showFew(items: readonly string[], { most, others }: Few): string[] {
  const left = items.length - most;
  return left > 1 ? [...items.slice(0, most), others(left)] : [...items];
}
