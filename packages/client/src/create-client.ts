import type { AppRouter } from '@aube/api';
import { createTRPCClient, TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import superjson from 'superjson';
import type { ClientOptions } from './client-options.ts';
import type { AubeClient } from './contract.ts';
import { refuseForeignAnswers, ExplainedError, UnusableOption } from './error.ts';
import { createLinks } from './links.ts';
import { retryLink, USUAL_RETRIES } from './retry-link.ts';

const isSendable = (text: string) => /^[\u0021-\u007E]*$/.test(text);

function unusableAddress(url: unknown): string | null {
  if (typeof url !== 'string' || !URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    return 'url: an address that begins with https:// or http://.';
  }
  const { username, password } = new URL(url);
  if (username !== '' || password !== '') {
    return 'url: an address without a name and a password before its @.';
  }
  // An address with ? or # cannot be used, because tRPC adds the path of a call at the end.
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
 * Refuses unusable options, because the platform's error would contain the value of the option,
 * which may be a secret.
 */
function usableOptionsLink({
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

function explainLink(url: string): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) =>
      observable((observer) => {
        const { signal } = op;
        const fail = (failure: TRPCClientError<AppRouter>) =>
          observer.error(new ExplainedError(failure, { url, signal }));
        // Each call gets a separate signal, because tRPC's links never remove the listeners of a
        // signal.
        const below = new AbortController();
        const leave = () => {
          below.abort(signal?.reason);
          fail(TRPCClientError.from<AppRouter>(new Error('aborted')));
        };
        if (signal?.aborted) {
          leave();
          return () => undefined;
        }
        signal?.addEventListener('abort', leave);
        const subscription = next({ ...op, signal: signal ? below.signal : null }).subscribe({
          next: (value) => observer.next(value),
          complete: () => observer.complete(),
          error: fail,
        });
        return () => {
          signal?.removeEventListener('abort', leave);
          subscription.unsubscribe();
        };
      });
}

/**
 * Creates a typed client for scripts. A call that gets a 429 is repeated up to three times. A call
 * that gets a 503 is repeated only when it reads.
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
        // A JavaScript program may leave out `url`. The first call then throws an error.
        url: typeof url === 'string' ? url : '',
        fetch: refuseForeignAnswers(ask),
        locale: lang,
        transformer: superjson,
      }),
    ],
  });
}
