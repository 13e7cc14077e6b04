import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Keeps out of the bundle the hooks of TanStack Query that @trpc/react-query could offer and no page uses. */
export function leanQueryHooks(): Plugin {
  return {
    name: 'aube:lean-query-hooks',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^@tanstack\/react-query$/ },
      handler: (_source, importer) =>
        importer?.includes('/@trpc/react-query/')
          ? resolve(import.meta.dirname, '../src/lib/query-hooks.ts')
          : null,
    },
  };
}
