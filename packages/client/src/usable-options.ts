import type { AppRouter } from '@aube/api';
import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { ClientOptions } from './client-options.ts';
import { UnusableOption } from './error.ts';

/** What a header can carry. */
const isSendable = (text: string) => /^[\u0021-\u007E]*$/.test(text);

/** What stands in an address before its @. */
const hasCredentials = (url: string) =>
  URL.canParse(url) && (new URL(url).username !== '' || new URL(url).password !== '');

/** Why these options can reach no server, in words that hold none of their secrets; null when they can. */
function unusable({
  url,
  token,
  lang,
}: Pick<ClientOptions, 'url' | 'token' | 'lang'>): string | null {
  if (hasCredentials(url)) return 'url: an address without a name and a password before its @.';
  if (token !== undefined && !isSendable(token)) {
    return 'token: printable ASCII without spaces; a line break may have come along.';
  }
  if (lang !== undefined && typeof lang !== 'function' && !['fr', 'en'].includes(lang)) {
    return 'lang: fr or en.';
  }
  return null;
}

/** No call leaves with options that cannot be sent: the platform's own error would quote them. */
export function usableOptionsLink(options: Parameters<typeof unusable>[0]): TRPCLink<AppRouter> {
  const reason = unusable(options);
  return () =>
    ({ op, next }) =>
      reason === null
        ? next(op)
        : observable((observer) =>
            observer.error(TRPCClientError.from<AppRouter>(new UnusableOption(reason))),
          );
}
