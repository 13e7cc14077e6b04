/**
 * What the server's process is started with, everywhere: no prototype can be reached through `__proto__`; a
 * young generation of 4 MB, since a smaller one is cleared all the time during a start, and of 16 at most, since V8's
 * own grows to twice that; an old one that is cleared when it is half as large again as what lives in it; a collection
 * that the process asks for when it is quiet.
 * @decision 0074
 */
export const NODE_OPTIONS = [
  '--disable-proto=delete',
  '--min-semi-space-size=4',
  '--max-semi-space-size=16',
  '--heap-growing-percent=50',
  '--expose-gc',
] as const;
