/**
 * Digest of the sources that count figures and calls, compared by a test. Rows kept under another
 * digest are counted again.
 * @decision console#kept-figures
 */
export const KEPT_RULES = '00382caa27b8';
