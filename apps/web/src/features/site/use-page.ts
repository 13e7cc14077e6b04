import { publishedContent } from '../../lib/site-identity.ts';
import { trpc } from '../../trpc.ts';
import type { PublicPageId } from './content-node.ts';

/** Fetched once per visit, because the content changes only when the server restarts. */
export const keptContent = { staleTime: Number.POSITIVE_INFINITY, gcTime: 60 * 60_000 } as const;

export function usePage(id: PublicPageId) {
  return trpc.programme.getPage.useQuery({ id }, publishedContent);
}
