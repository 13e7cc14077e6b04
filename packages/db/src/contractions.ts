/**
 * Matches changes that stop an older server: DROP, RENAME, another type of a column, or a column
 * that becomes required.
 */
const TAKEN =
  /\bDROP\s+(?:TABLE|COLUMN|FUNCTION|INDEX|VIEW|TYPE)\b|\bRENAME\b|\bALTER\s+COLUMN\b[^;]*\bTYPE\b|\bSET\s+NOT\s+NULL\b/i;

/** Matches DROP also without the word COLUMN. A dropped default or constraint is harmless. */
const DROPPED = /^(?:ALTER\s+TABLE\b[^;]*?\s)?DROP\s+(?!CONSTRAINT\b|DEFAULT\b|NOT\b|TRIGGER\b)/i;
const DEMANDED = /\bADD\s+(?!CONSTRAINT\b)[^;]*\bNOT\s+NULL\b/i;

const REFUSING = [
  /\bALTER\s+TABLE\s+(?:ONLY\s+)?(\S+)[^;]*\bADD\s+(?:CONSTRAINT\s+\S+\s+)?(?:CHECK|FOREIGN|UNIQUE|PRIMARY|EXCLUDE)\b/i,
  /\bCREATE\s+UNIQUE\s+INDEX\b[^;]*?\bON\s+(?:ONLY\s+)?([^\s(]+)/i,
  /\bCREATE\s+(?:OR\s+REPLACE\s+)?(?:CONSTRAINT\s+)?TRIGGER\b[^;]*?\bON\s+([^\s(;]+)/i,
];

const named = (table: string): string =>
  table
    .replaceAll('"', '')
    .replace(/^public\./i, '')
    .toLowerCase();

/** Splits a statement into its clauses, because each column is judged by its own clause. */
const clausesOf = (statement: string): string[] =>
  statement.split(/,\s*(?=(?:ADD|DROP|ALTER|RENAME)\b)/i).map((clause) => clause.trim());

const takes = (clause: string, isAlter: boolean): boolean =>
  TAKEN.test(clause) ||
  (isAlter &&
    (DROPPED.test(clause) ||
      (DEMANDED.test(clause) && !/\b(?:DEFAULT|GENERATED)\b/i.test(clause))));

/**
 * Statements of a migration that break the previous release. A statement marked `-- unused since
 * 0023` or `-- refuses no older write: …` is left out.
 * @source security MG-1
 * @decision running-aube#older-release-on-a-newer-schema
 */
export const contractions = (migration: string): string[] => {
  const made = new Set(
    [...migration.matchAll(/\bCREATE\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?([^\s(]+)/gi)].map(
      ([, table]) => named(table ?? ''),
    ),
  );
  return migration
    .split('--> statement-breakpoint')
    .filter((statement) => !/^\s*-- unused since \d{4}\b/m.test(statement))
    .filter((statement) => !/^\s*-- refuses no older write: \S/m.test(statement))
    .map((statement) => statement.replaceAll(/^\s*--.*$/gm, '').trim())
    .filter((statement) => {
      const isAlter = /^ALTER\s+TABLE\b/i.test(statement);
      if (clausesOf(statement).some((clause) => takes(clause, isAlter))) return true;
      const watched = REFUSING.map((pattern) => pattern.exec(statement)?.[1]);
      return watched.some((table) => table !== undefined && !made.has(named(table)));
    });
};
