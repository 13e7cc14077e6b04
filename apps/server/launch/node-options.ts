/**
 * The young generation has 4 to 16 MB, because a smaller young generation is collected too often
 * during a start.
 * @decision speed#starts-and-memory
 */
export const NODE_OPTIONS = [
  '--disable-proto=delete',
  '--min-semi-space-size=4',
  '--max-semi-space-size=16',
  '--heap-growing-percent=50',
  '--expose-gc',
] as const;
