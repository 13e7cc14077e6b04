/** Time during which a prepared file can be downloaded. */
export const EXPORT_KEY_MS = 60_000;

/** @decision D65 */
export const PREVIEW_ROWS = 5;

/** Number of files that one process writes at once; each file uses a connection. */
export const EXPORTS_AT_ONCE = 2;

/**
 * Longest time for each `EXPORT_PACE_BYTES`, about half a megabit per second. A slower file is
 * given up, because it occupies a connection.
 */
export const EXPORT_STALL_MS = 60_000;
export const EXPORT_PACE_BYTES = 4 * 1024 * 1024;

/** Longest time of a file at any speed, because the database keeps old rows during this time. */
export const EXPORT_LONGEST_MS = 2 * 60 * 60_000;

/** Number of counts and previews that one process runs at once; each uses a connection. */
export const LOOKS_AT_ONCE = 2;

/** Largest number of waiting counts and previews. */
export const LOOKS_WAITING = 20;
export const LOOK_PATIENCE_MS = 3_000;

export const PREVIEW_STATEMENT_MS = 5_000;

/**
 * Longest time of a count before a file; a count of millions of nights takes a fraction of this
 * time.
 */
export const COUNT_STATEMENT_MS = 30_000;

/** Bytes of a file that are sent before other requests get a turn. */
export const EXPORT_TURN_BYTES = 256 * 1024;
