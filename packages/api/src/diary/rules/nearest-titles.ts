import { foldTitle, type ImportColumn, type ImportNames } from './import-header.ts';

const LEAST_LIKENESS = 0.5;

function letterPairs(title: string): string[] {
  const letters = Array.from(foldTitle(title));
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
}

/** Dice coefficient of the letter pairs of two titles, 0 to 1. */
function likeness(one: string, other: string): number {
  const [left, right] = [letterPairs(one), letterPairs(other)];
  const rest = [...right];
  const common = left.filter((pair) => {
    const at = rest.indexOf(pair);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return (2 * common.length) / Math.max(1, left.length + right.length);
}

/** Nearest title for each missing column. A title is used for one column only. */
export function nearestTitles(
  missing: readonly ImportColumn[],
  titles: readonly string[],
  names: ImportNames,
): [title: string, column: ImportColumn][] {
  const pairs = missing.flatMap((column) =>
    titles.map((title) => {
      const score = Math.max(...names[column].map((name) => likeness(title, name)));
      return { title, column, score };
    }),
  );
  const nearest = new Map<ImportColumn, string>();
  for (const { title, column, score } of pairs.toSorted((one, other) => other.score - one.score)) {
    const isTaken = nearest.has(column) || [...nearest.values()].includes(title);
    if (score >= LEAST_LIKENESS && !isTaken) nearest.set(column, title);
  }
  return [...nearest].map(([column, title]) => [title, column]);
}
