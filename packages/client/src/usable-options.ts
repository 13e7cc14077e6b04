import type { AppRouter } from '@aube/api';
import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { ClientOptions } from './client-options.ts';
import { UnusableOption } from './error.ts';

/** True for a text that a header can carry. */
const isSendable = (text: string) => /^[\u0021-\u007E]*$/.test(text);

/** Error in the server's address; null when the address is usable. */
function unusableAddress(url: unknown): string | null {
  if (typeof url !== 'string' || !URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    return 'url: an address that begins with https:// or http://.';
  }
  const { username, password } = new URL(url);
  if (username !== '' || password !== '') {
    return 'url: an address without a name and a password before its @.';
  }
  // The path of a call is added at the end of the address.
  return /[?#]/.test(url) ? 'url: an address without ? and #.' : null;
}

function unusableToken(token: unknown): string | null {
  if (token === undefined) return null;
  if (typeof token !== 'string') return 'token: text, or nothing.';
  return isSendable(token)
    ? null
    : 'token: printable ASCII without spaces; a line break may have come along.';
}

function unusableLanguage(lang: ClientOptions['lang']): string | null {
  if (lang === undefined) return null;
  try {
    const asked: unknown = typeof lang === 'function' ? lang() : lang;
    return asked === 'fr' || asked === 'en' ? null : 'lang: fr or en.';
  } catch {
    return 'lang: fr or en.';
  }
}

/**
 * Refuses options that cannot be sent, before the platform throws an error that quotes them. Our
 * messages leave the values out, because they may be secrets.
 */
export function usableOptionsLink({
  url,
  token,
  lang,
}: Pick<ClientOptions, 'url' | 'token' | 'lang'>): TRPCLink<AppRouter> {
  const fixed = unusableAddress(url) ?? unusableToken(token);
  return () =>
    ({ op, next }) => {
      const reason = fixed ?? unusableLanguage(lang);
      return reason === null
        ? next(op)
        : observable((observer) =>
            observer.error(TRPCClientError.from<AppRouter>(new UnusableOption(reason))),
          );
    };
}
