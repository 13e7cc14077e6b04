import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const endlessLists = '\0aube:no-endless-lists';

/**
 * Keeps out of the bundle what of TanStack Query no page uses: the hooks that @trpc/react-query
 * could offer, and how lists without an end are fetched, which those hooks alone ask for.
 */
export function leanQueryHooks(): Plugin {
  return {
    name: 'aube:lean-query-hooks',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^@tanstack\/react-query$|\/infiniteQueryBehavior\.js$/ },
      handler(source, importer) {
        if (source.endsWith('.js')) return endlessLists;
        return importer?.includes('/@trpc/react-query/')
          ? resolve(import.meta.dirname, '../src/lib/query-hooks.ts')
          : null;
      },
    },
    load: {
      filter: { id: /aube:no-endless-lists$/ },
      handler: () => `function leftOut() { throw new Error('left out of the bundle'); }
export { leftOut as infiniteQueryBehavior, leftOut as hasNextPage, leftOut as hasPreviousPage };`,
    },
  };
}
