/**
 * Node options of the server. `__proto__` is disabled. The young generation has 4 to 16 MB,
 * because a smaller young generation is collected too often during a start. The old generation is
 * collected when it has grown by half. The process may request a collection when it is idle.
 * @decision speed#starts-and-memory
 */
export const NODE_OPTIONS = [
  '--disable-proto=delete',
  '--min-semi-space-size=4',
  '--max-semi-space-size=16',
  '--heap-growing-percent=50',
  '--expose-gc',
] as const;
