/**
 * What the server's process is started with, everywhere: no prototype can be reached through `__proto__`; a
 * young generation of 16 MB, since V8's own grows to twice that and is not given back; an old one that is cleared when
 * it is half as large again as what lives in it.
 * @decision 0074
 */
export const NODE_OPTIONS = [
  '--disable-proto=delete',
  '--max-semi-space-size=16',
  '--heap-growing-percent=50',
] as const;
