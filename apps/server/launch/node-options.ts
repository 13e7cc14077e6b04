/**
 * Young generation of 4 to 16 MB: V8 collects a smaller one too often during a start.
 * @decision speed#starts-and-memory
 */
export const NODE_OPTIONS = [
  '--disable-proto=delete',
  '--min-semi-space-size=4',
  '--max-semi-space-size=16',
  '--heap-growing-percent=50',
  '--expose-gc',
] as const;
