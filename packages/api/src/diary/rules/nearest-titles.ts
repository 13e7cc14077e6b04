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

/** The column whose names are nearest to a title; null when several are equally near, or none is. */
function nearestColumn(
  title: string,
  names: ImportNames,
): { column: ImportColumn; score: number } | null {
  const scores = Object.entries(names).map(([column, own]) => ({
    column: column as ImportColumn,
    score: Math.max(...own.map((name) => likeness(title, name))),
  }));
  const score = Math.max(...scores.map((each) => each.score));
  const nearest = scores.filter((each) => each.score === score);
  const [only] = nearest;
  return only !== undefined && nearest.length === 1 && score >= LEAST_LIKENESS ? only : null;
}

/** Nearest title for each missing column. */
export function nearestTitles(
  missing: readonly ImportColumn[],
  titles: readonly string[],
  names: ImportNames,
): [title: string, column: ImportColumn][] {
  const pairs = titles.flatMap((title) => {
    const nearest = nearestColumn(title, names);
    return nearest !== null && missing.includes(nearest.column) ? [{ title, ...nearest }] : [];
  });
  const found = new Map<ImportColumn, string>();
  for (const { title, column } of pairs.toSorted((one, other) => other.score - one.score)) {
    if (!found.has(column)) found.set(column, title);
  }
  return [...found].map(([column, title]) => [title, column]);
}
