/** How long a prepared file may be fetched. */
export const EXPORT_KEY_MS = 60_000;

/** How many rows the preview shows. @decision D65 */
export const PREVIEW_ROWS = 5;

/** How many files one process writes at once; each holds a connection. */
export const EXPORTS_AT_ONCE = 2;

/** How long a reader may take nothing before the file is given up: it holds a connection meanwhile. */
export const EXPORT_STALL_MS = 60_000;
