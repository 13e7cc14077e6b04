import { trpc } from '../../trpc.ts';
import type { PageId } from './content-node.ts';

/**
 * Content fixed until the server restarts: read once per visit. After a change of language the old
 * words stay until the new ones arrive.
 */
export const keptContent = { staleTime: Number.POSITIVE_INFINITY, gcTime: 60 * 60_000 } as const;

/** One public page, in the current language. */
export function usePage(id: PageId) {
  return trpc.programme.getPage.useQuery({ id }, keptContent);
}
