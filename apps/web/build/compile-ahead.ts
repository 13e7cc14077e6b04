import type { Plugin } from 'vite';

/**
 * Files of which a first visit runs nearly every function: Chromium then compiles them beside the page while they travel,
 * instead of one by one as they are called, which was half of the time that a first drawing took. Other browsers read a
 * comment. @decision decisions/0075
 */
export function compileAhead(files: RegExp): Plugin {
  return {
    name: 'aube:compile-ahead',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && files.test(chunk.fileName)) {
            chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
          }
        }
      },
    },
  };
}
