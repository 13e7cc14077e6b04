/** Time in which a prepared file may be fetched. */
export const EXPORT_KEY_MS = 60_000;

/** Rows of the preview. @decision D65 */
export const PREVIEW_ROWS = 5;

/** Files that one process writes at once; each uses a connection. */
export const EXPORTS_AT_ONCE = 2;

/**
 * Longest time for each `EXPORT_PACE_BYTES` before the file is given up, because it occupies a
 * connection. Half a megabit per second is fast enough.
 */
export const EXPORT_STALL_MS = 60_000;
export const EXPORT_PACE_BYTES = 4 * 1024 * 1024;

/** Longest time of a file at any pace: it also makes the database keep old rows. */
export const EXPORT_LONGEST_MS = 2 * 60 * 60_000;

/** Counts and previews that one process runs at once; each uses a connection too. */
export const LOOKS_AT_ONCE = 2;

/** Number of waiting ones, and their longest wait. */
export const LOOKS_WAITING = 20;
export const LOOK_PATIENCE_MS = 3_000;

export const PREVIEW_STATEMENT_MS = 5_000;

/** Longest count before a file: a few times that of millions of nights. */
export const COUNT_STATEMENT_MS = 30_000;

/** Bytes of a file per turn of the process, before other calls run. */
export const EXPORT_TURN_BYTES = 256 * 1024;
