import type { AppRouter, Locale } from '@aube/api';
import { httpBatchLink, type HTTPHeaders, type TRPCLink } from '@trpc/client';
import { confirmIdentityLink, type ConfirmIdentity } from './confirm-identity-link.ts';

export type LinkOptions = {
  /** Where the server is, for example `https://aube.example.org`. */
  url: string;
  /** Session of a script; the browser's travels in its cookie instead. */
  token?: string | undefined;
  /** Language of the texts that a reply may hold. */
  locale?: Locale | (() => Locale);
  fetch?: typeof fetch | undefined;
  /** Asks for the password when a call wants it again; without it such a call fails. */
  confirmIdentity?: ConfirmIdentity | undefined;
};

/** Writes inputs and reads answers in superjson's envelopes. */
export type Transformer = {
  serialize: (value: unknown) => unknown;
  deserialize: (envelope: never) => unknown;
};

/**
 * The one way from a client to the server: batches of at most ten, always POST, so that no input
 * stands in an address.
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
