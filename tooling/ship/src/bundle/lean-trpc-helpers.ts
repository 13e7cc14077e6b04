import type { Plugin } from 'vite';

/** Helpers for browsers long below the floor, and what does the same for the plain objects of tRPC. */
const replacements: readonly [helper: RegExp, instead: string][] = [
  [
    /function _objectSpread2\(e\) \{\n(?:\t.*\n)+\}/,
    'function _objectSpread2(...parts) {\n\treturn Object.assign(...parts);\n}',
  ],
  [
    /function _defineProperty\(e, r, t\) \{\n(?:\t.*\n)+\}/,
    `function _defineProperty(e, r, value) {
	return Object.defineProperty(e, r, { value, enumerable: true, configurable: true, writable: true });
}`,
  ],
];

/** A copy that is a spread in the source: V8 makes it at once, and property by property through the helper. */
const withSpreads = (code: string) =>
  code.replaceAll(/\b_objectSpread2\(\{\}, ([\w.]+)\)/g, '({ ...$1 })');

/**
 * tRPC ships three copies of what `{ ...a, ...b }` and class fields were before browsers had them. They
 * weigh on a first visit, and on the server they define each property of each call by its descriptor.
 */
export function leanTrpcHelpers(): Plugin {
  let found = 0;
  let copies = 0;
  return {
    name: 'aube:lean-trpc-helpers',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /@trpc\/[\w-]+\/dist\/[^/]+\.mjs$/, code: /\b_objectSpread2\(/ },
      handler(code) {
        const spread = withSpreads(code);
        if (spread !== code) copies += 1;
        if (!code.includes('function _objectSpread2(')) return { code: spread, map: null };
        found += 1;
        const lean = replacements.reduce((rest, [helper, instead]) => {
          if (!helper.test(rest)) this.error('tRPC has other helpers now: tooling/ship');
          return rest.replace(helper, () => instead);
        }, spread);
        return { code: lean, map: null };
      },
    },
    buildEnd(error) {
      if (!error && (found === 0 || copies === 0))
        this.error('tRPC has no helpers now: tooling/ship');
    },
  };
}
