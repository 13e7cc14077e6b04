/**
 * Digest of the source files that count figures and calls. Rows stored with another digest are
 * counted again.
 * @decision console#kept-figures
 */
export const KEPT_RULES = 'eff5623e63e5';
