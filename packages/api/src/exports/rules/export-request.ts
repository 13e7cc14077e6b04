/** How long a prepared file may be fetched. */
export const EXPORT_KEY_MS = 60_000;

/** How many rows the preview shows. @decision D65 */
export const PREVIEW_ROWS = 5;

/** How many files one process writes at once; each holds a connection. */
export const EXPORTS_AT_ONCE = 2;

/**
 * How long a reader may let us wait for each `EXPORT_PACE_BYTES` before the file is given up: it holds a connection
 * meanwhile. Half a megabit a second is fast enough.
 */
export const EXPORT_STALL_MS = 60_000;
export const EXPORT_PACE_BYTES = 4 * 1024 * 1024;

/** The longest that a file may take, whatever its pace: it also holds the database's old rows. */
export const EXPORT_LONGEST_MS = 2 * 60 * 60_000;

/** How many counts and previews one process makes at once; each holds a connection as well. */
export const LOOKS_AT_ONCE = 2;

/** How many of them may wait for their turn, and how long. */
export const LOOKS_WAITING = 20;
export const LOOK_PATIENCE_MS = 3_000;

/** How long one statement of a preview may run. */
export const PREVIEW_STATEMENT_MS = 5_000;

/** The same of a count before a file: a few times what millions of nights take. */
export const COUNT_STATEMENT_MS = 30_000;

/** How many bytes of a file leave in one turn of the process, before its other calls have theirs. */
export const EXPORT_TURN_BYTES = 256 * 1024;
