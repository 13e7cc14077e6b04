/**
 * Node options of the server, the same everywhere: `__proto__` reaches no prototype; the young
 * generation has 4 to 16 MB, because a smaller one is cleared all the time during a start; the old
 * one is collected when it has grown by half; the process may ask for a collection when it is idle.
 * @decision speed#starts-and-memory
 */
export const NODE_OPTIONS = [
  '--disable-proto=delete',
  '--min-semi-space-size=4',
  '--max-semi-space-size=16',
  '--heap-growing-percent=50',
  '--expose-gc',
] as const;
