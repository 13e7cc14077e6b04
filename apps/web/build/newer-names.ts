/**
 * What came after Safari 16.4, Chrome 111 or Firefox 128: methods by their name, where no other method is
 * called so. React tries `startViewTransition` and goes on without it.
 */
export const NEWER_METHODS: ReadonlySet<string> = new Set([
  'withResolvers',
  'groupBy',
  'fromAsync',
  'canParse',
  'isDisjointFrom',
  'isSubsetOf',
  'isSupersetOf',
  'symmetricDifference',
  'union',
  'intersection',
  'checkVisibility',
  'showPopover',
  'hidePopover',
  'togglePopover',
  'setHTMLUnsafe',
  'getHTML',
  'moveBefore',
  'DurationFormat',
  'sumPrecise',
  'f16round',
  'transferToFixedLength',
  'fromBase64',
  'fromHex',
  'setFromBase64',
  'setFromHex',
  'toBase64',
  'toHex',
  'getOrInsert',
  'getOrInsertComputed',
  'rawJSON',
]);

/** Methods whose name others have too, by whose they are. */
export const NEWER_OF: Readonly<Record<string, readonly string[]>> = {
  URL: ['parse'],
  AbortSignal: ['any'],
  Promise: ['try'],
  RegExp: ['escape'],
  Error: ['isError'],
  Iterator: ['from', 'concat'],
  Document: ['parseHTMLUnsafe'],
};

/** Names that a browser of the floor does not know at all. */
export const NEWER_GLOBALS: ReadonlySet<string> = new Set([
  'Iterator',
  'Temporal',
  'Float16Array',
  'CloseWatcher',
  'DisposableStack',
  'AsyncDisposableStack',
  'SuppressedError',
  'URLPattern',
  'requestIdleCallback',
]);

/** What gives an iterator, and what only newer ones can be asked. */
export const ITERATORS: ReadonlySet<string> = new Set(['values', 'keys', 'entries']);
export const ITERATOR_HELPERS: ReadonlySet<string> = new Set([
  'map',
  'filter',
  'take',
  'drop',
  'flatMap',
  'reduce',
  'toArray',
  'forEach',
  'some',
  'every',
  'find',
]);
