/**
 * What the server's process is started with, everywhere: no prototype can be reached through `__proto__`, and a
 * young generation of 16 MB, since V8's own grows to twice that and is not given back.
 * @decision 0074
 */
export const NODE_OPTIONS = ['--disable-proto=delete', '--max-semi-space-size=16'] as const;
