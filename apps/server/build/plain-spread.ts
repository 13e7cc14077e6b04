import type { Plugin } from 'vite';

const HELPER = /function _objectSpread2\(e\) \{\n(?:\t.*\n)+\}\n/;

const PLAIN = 'function _objectSpread2(...parts) {\n\treturn Object.assign(...parts);\n}\n';

/**
 * tRPC ships `{ ...a, ...b }` as a helper that defines each property by its descriptor: several times
 * a call, and slower than the save that the call is for. The objects are plain, so assigning does.
 */
export function plainSpread(): Plugin {
  let isFound = false;
  return {
    name: 'aube:plain-spread',
    transform(code, id) {
      if (!id.includes('/@trpc/server/') || !HELPER.test(code)) return null;
      isFound = true;
      return { code: code.replace(HELPER, PLAIN), map: null };
    },
    buildEnd(error) {
      if (!error && !isFound) this.error('tRPC spreads otherwise now: see build/plain-spread.ts');
    },
  };
}
