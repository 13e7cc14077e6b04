import { trpc } from '../../trpc.ts';
import type { PageId } from './content-node.ts';

/**
 * What a server says until it starts anew: asked for once a visit and kept. A change of language
 * asks anew, and the old words stay until the new are there.
 */
export const keptContent = { staleTime: Number.POSITIVE_INFINITY, gcTime: 60 * 60_000 } as const;

/** One public page, in the language on the screen. */
export function usePage(id: PageId) {
  return trpc.programme.getPage.useQuery({ id }, keptContent);
}
