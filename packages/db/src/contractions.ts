/** What an older server would miss or stumble over: gone, renamed, of another type, or demanded. */
const CONTRACTION =
  /\bDROP\s+(TABLE|COLUMN)\b|\bRENAME\b|\bALTER\s+COLUMN\b[^;]*\bTYPE\b|\bSET\s+NOT\s+NULL\b|\bADD\s+COLUMN\b(?![^;]*\bDEFAULT\b)[^;]*\bNOT\s+NULL\b/i;

/**
 * The statements of a migration that a server of the release before could not run on. One that says
 * above it since which migration nothing uses what it takes (`-- unused since 0023`) is left out.
 * @source security MG-1
 */
export const contractions = (migration: string): string[] =>
  migration
    .split('--> statement-breakpoint')
    .filter((statement) => !/^\s*-- unused since \d{4}\b/m.test(statement))
    .map((statement) => statement.replaceAll(/^\s*--.*$/gm, '').trim())
    .filter((statement) => CONTRACTION.test(statement));
