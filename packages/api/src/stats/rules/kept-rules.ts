/**
 * Digest of the source files that count figures and calls; a test compares it. Rows stored with
 * another digest are counted again.
 * @decision console#kept-figures
 */
export const KEPT_RULES = 'c0541c23f2f8';
