/**
 * Names the rules by which figures and calls are counted: a digest of their sources, which a test
 * compares. What was
 * kept by others is counted anew.
 * @decision console#kept-figures
 */
export const KEPT_RULES = 'ca8a6bdbde40';
