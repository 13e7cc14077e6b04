/**
 * Matches one pair of a title and a column. A title with `,`, `=` or `"` may be in quotation marks,
 * as in CSV.
 */
const PAIR = /\s*(?:"((?:[^"]|"")*)"|([^=]*?))\s*=\s*([^=,]*?)\s*(?:,|$)/y;

/**
 * Reads pairs of a title in a file and a column: `Lever=heure_sortie_lit, Jour=date`. A comma
 * before the sign `=` belongs to the title. Null for any other text.
 */
export function readTitleMap(text: string): Record<string, string> | null {
  const pairs: [string, string][] = [];
  PAIR.lastIndex = 0;
  while (PAIR.lastIndex < text.length) {
    const match = PAIR.exec(text);
    const title = match?.[1]?.replaceAll('""', '"') ?? match?.[2];
    const column = match?.[3];
    if (!title || !column) return null;
    pairs.push([title, column]);
  }
  return pairs.length === 0 ? null : Object.fromEntries(pairs);
}

export const writeTitleMap = (
  pairs: readonly (readonly [title: string, column: string])[],
): string =>
  pairs
    .map(([title, column]) =>
      /^\s|[",=]|\s$/.test(title)
        ? `"${title.replaceAll('"', '""')}"=${column}`
        : `${title}=${column}`,
    )
    .join(', ');
