/** Time during which a prepared file can be downloaded. */
export const EXPORT_KEY_MS = 60_000;

/** @decision D65 */
export const PREVIEW_ROWS = 5;

/** A preview looks at this many people in one statement, and sends this many statements at most. */
export const PREVIEW_PEOPLE = 150;
export const PREVIEW_PARTS = 40;

/** Number of files that one process writes at once, because each file uses a connection. */
export const EXPORTS_AT_ONCE = 2;

/**
 * Maximum time for each `EXPORT_PACE_BYTES`. A slower file is stopped, because each file occupies
 * a connection.
 */
export const EXPORT_STALL_MS = 60_000;
export const EXPORT_PACE_BYTES = 4 * 1024 * 1024;

/**
 * Maximum time of a file at any speed, because the database cannot delete old rows while a file is
 * read.
 */
export const EXPORT_LONGEST_MS = 2 * 60 * 60_000;

/** Time between two checks of the reader's rights while a file is sent. */
export const EXPORT_RIGHTS_MS = 3_000;

export const PREVIEW_STATEMENT_MS = 5_000;

export const COUNT_STATEMENT_MS = 30_000;

/** Number of bytes of a file that are sent before the server continues with other requests. */
export const EXPORT_TURN_BYTES = 256 * 1024;
