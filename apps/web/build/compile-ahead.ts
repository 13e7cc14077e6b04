import type { Plugin } from 'vite';

/**
 * Files of which a first visit runs nearly every function: Chromium then compiles them beside the page while they travel,
 * instead of one by one as they are called, which was half of the time that a first drawing took. Other browsers read a
 * comment. @decision decisions/0075
 */
export function compileAhead(names: readonly string[]): Plugin {
  const isOf = (name: string, file: string) =>
    new RegExp(`/${name}[-~][^/]*\\.js$`).test(`/${file}`);
  return {
    name: 'aube:compile-ahead',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.keys(bundle);
        const missing = names.filter((name) => !files.some((file) => isOf(name, file)));
        if (missing.length > 0) throw new Error(`no file to compile ahead: ${missing.join(', ')}`);
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && names.some((name) => isOf(name, chunk.fileName))) {
            chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
          }
        }
      },
    },
  };
}
