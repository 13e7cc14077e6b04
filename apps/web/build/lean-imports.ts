import type { Plugin } from 'vite';

/**
 * Vite wraps every `import()` in a helper that first fetches the styles and scripts it depends on.
 * Here that list is always empty (one style sheet, no module preload): the helper only calls.
 */
export function leanImports(): Plugin {
  return {
    name: 'aube:lean-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
