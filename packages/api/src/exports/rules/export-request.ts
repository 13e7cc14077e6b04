/** How long a prepared file may be fetched. */
export const EXPORT_KEY_MS = 60_000;

/** How many rows the preview shows. @decision D65 */
export const PREVIEW_ROWS = 5;

/** How many files one process writes at once; each holds a connection. */
export const EXPORTS_AT_ONCE = 2;
