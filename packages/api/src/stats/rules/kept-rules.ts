/**
 * Names the rules by which figures and calls are counted: a digest of their sources, which a test
 * compares. What was
 * kept by others is counted anew.
 * @decision decisions/0068
 */
export const KEPT_RULES = '4b376c6d45c0';
