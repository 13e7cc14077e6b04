import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const endlessLists = '\0aube:no-endless-lists';

/** The hooks of @trpc/react-query that no page uses, as its file names them. */
const unusedHooks = [
  'usePrefetchQuery$1',
  'useSuspenseQuery$1',
  'useSubscription',
  'useInfiniteQuery$1',
  'usePrefetchInfiniteQuery$1',
  'useSuspenseInfiniteQuery$1',
  'useQueries$1',
  'useSuspenseQueries$1',
];

/** Takes the bodies of these hooks away; they stand one tab deep. @throws when one is not there */
function withoutHooks(code: string): string {
  return unusedHooks.reduce((rest, name) => {
    const start = rest.search(
      new RegExp(`^\\t(function|const) ${name.replace('$', '\\$')}\\b`, 'm'),
    );
    const end = rest.slice(start).search(/^\t\};?$/m);
    if (start < 0 || end < 0) throw new Error(`@trpc/react-query has no ${name} to leave out`);
    const after = rest.indexOf('\n', start + end);
    return `${rest.slice(0, start)}\tconst ${name} = leftOut;${rest.slice(after)}`;
  }, code);
}

const leftOut = `function leftOut() { throw new Error('left out of the bundle'); }`;

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
      handler: () => `${leftOut}
export { leftOut as infiniteQueryBehavior, leftOut as hasNextPage, leftOut as hasPreviousPage };`,
    },
    transform: {
      filter: { id: /@trpc.react-query.dist.shared-[^/]+\.mjs$/ },
      handler: (code) => `${withoutHooks(code)}\n${leftOut}`,
    },
  };
}
