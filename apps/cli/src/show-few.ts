type Few = {
  most: number;
  others: (count: number) => string;
};

/** Maximum number of names in a sentence, and of lines with one outcome in a report. */
export const MOST = { names: 5, lines: 20 } as const;

/**
 * First items of a list of people, then the number of further items. One further item is shown,
 * because the number would be as long.
 * @decision running-aube#lists-of-people
 */
export function showFew(items: readonly string[], { most, others }: Few): string[] {
  const left = items.length - most;
  return left > 1 ? [...items.slice(0, most), others(left)] : [...items];
}
