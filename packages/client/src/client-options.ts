import type { AppRouter } from '@aube/api';
import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { UnusableOption } from './error.ts';
import type { Locale } from './contract.ts';

/** Asks the person to prove their identity; false when the person cancels. */
export type ConfirmIdentity = () => Promise<boolean>;

export type LinkOptions = {
  /** For example `https://aube.example.org`. */
  url: string;
  /** Session token or access token of a script. A browser uses a cookie instead. */
  token?: string | undefined;
  locale?: Locale | (() => Locale);
  /** The platform's `fetch` by default. */
  fetch?: typeof fetch | undefined;
  /**
   * Asks the person for a new proof of identity. Without this function, a call that needs a new
   * proof fails.
   */
  confirmIdentity?: ConfirmIdentity | undefined;
};

export type RetryOptions = {
  /** Number of times that a failed call is sent again; 0 for never. */
  retries: number;
  /** Waits until the time is over or the signal of the call is aborted. */
  wait?: ((ms: number, signal: AbortSignal | null) => Promise<void>) | undefined;
  /** Random number, 0 ≤ n < 1. */
  random?: (() => number) | undefined;
};

export type ClientOptions = Omit<LinkOptions, 'locale'> & {
  lang?: LinkOptions['locale'];
} & Partial<RetryOptions>;

const isSendable = (text: string) => /^[\u0021-\u007E]*$/.test(text);

/** Null when the address is usable. */
function unusableAddress(url: unknown): string | null {
  if (typeof url !== 'string' || !URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    return 'url: an address that begins with https:// or http://.';
  }
  const { username, password } = new URL(url);
  if (username !== '' || password !== '') {
    return 'url: an address without a name and a password before its @.';
  }
  // tRPC adds the path of a call at the end of the address.
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
 * Refuses options that cannot be sent, because the platform's error would quote the values of the
 * options, and a value may be a secret.
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
