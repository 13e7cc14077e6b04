import type { AppRouter } from '@aube/api';
import { createTRPCClient, type TRPCClient } from '@trpc/client';
import superjson from 'superjson';
import { createLinks, type LinkOptions } from './links.ts';

export type AubeClient = TRPCClient<AppRouter>;
export type ClientOptions = LinkOptions;

/**
 * A typed client for scripts: every procedure of the router, with inputs and outputs inferred.
 *
 * @example
 *   const guest = createClient({ url: 'http://localhost:3000' });
 *   const aube = await logIn({ url: 'http://localhost:3000', identifier, password });
 *   const weeks = await aube.diary.listWeeks.query({});
 */
export function createClient(options: ClientOptions): AubeClient {
  return createTRPCClient<AppRouter>({
    links: createLinks({ ...options, transformer: superjson }),
  });
}
