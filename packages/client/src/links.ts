import type { AppRouter } from '@aube/api';
import { httpBatchLink, type HTTPHeaders, type TRPCLink } from '@trpc/client';
import type { LinkOptions } from './client-options.ts';
import { confirmIdentityLink } from './confirm-identity-link.ts';

/** Writes inputs and reads answers in superjson's format. */
export type Transformer = {
  serialize: (value: unknown) => unknown;
  deserialize: (envelope: never) => unknown;
};

/**
 * Links from a client to the server: batches of at most ten calls, always POST, so that no input
 * is in an address.
 */
export function createLinks({
  url,
  token,
  locale = 'fr',
  fetch: ownFetch,
  confirmIdentity,
  transformer,
}: LinkOptions & { transformer: Transformer }): TRPCLink<AppRouter>[] {
  return [
    ...(confirmIdentity ? [confirmIdentityLink(confirmIdentity)] : []),
    httpBatchLink({
      url: `${url.replace(/\/+$/, '')}/trpc`,
      transformer,
      methodOverride: 'POST',
      maxItems: 10,
      headers(): HTTPHeaders {
        const language = typeof locale === 'function' ? locale() : locale;
        return {
          'accept-language': language,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        };
      },
      ...(ownFetch && { fetch: (input, init) => ownFetch(input, init as RequestInit) }),
    }),
  ];
}
