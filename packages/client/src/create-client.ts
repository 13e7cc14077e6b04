import type { AppRouter } from '@aube/api';
import { createTRPCClient } from '@trpc/client';
import superjson from 'superjson';
import type { ClientOptions } from './client-options.ts';
import type { AubeClient } from './contract.ts';
import { refusingForeign } from './error.ts';
import { explainLink } from './explain-link.ts';
import { createLinks } from './links.ts';
import { retryLink, USUAL_RETRIES } from './retry-link.ts';
import { usableOptionsLink } from './usable-options.ts';

/**
 * Creates a typed client for scripts: every procedure of the router, with inferred inputs and outputs. A call is sent again at most three times after a 429, or after a 503 if it only reads.
 *
 * @example
 *   const guest = createClient({ url: 'http://localhost:3000' });
 *   const aube = await logIn({ url: 'http://localhost:3000', identifier, password });
 *   const weeks = await aube.diary.listWeeks.query({});
 */
export function createClient(options: ClientOptions): AubeClient {
  const {
    lang = 'fr',
    retries = USUAL_RETRIES,
    wait,
    random,
    fetch: ask = fetch,
    url,
    ...rest
  } = options;
  return createTRPCClient<AppRouter>({
    links: [
      explainLink(url),
      usableOptionsLink(options),
      retryLink({ retries, wait, random }),
      ...createLinks({
        ...rest,
        // An untyped program may leave it out; the first call then refuses it.
        url: typeof url === 'string' ? url : '',
        fetch: refusingForeign(ask),
        locale: lang,
        transformer: superjson,
      }),
    ],
  });
}
