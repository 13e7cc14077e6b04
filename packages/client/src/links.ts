import type { AppRouter } from '@aube/api';
import { httpBatchLink, type HTTPHeaders, type TRPCLink, type TRPCClientError } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { LinkOptions, ConfirmIdentity } from './client-options.ts';

const asksForIt = (error: TRPCClientError<AppRouter>) => error.data?.appCode === 'CONFIRM_IDENTITY';

/**
 * Holds a call that needs a proof of identity until the person has given the proof, then sends the
 * call once more unchanged.
 * @decision D58
 */
function confirmIdentityLink(confirm: ConfirmIdentity): TRPCLink<AppRouter> {
  let asked: Promise<boolean> | null = null;
  let confirmations = 0;
  // Calls that are refused at the same time share one question to the person.
  const confirmOnce = () => {
    asked ??= Promise.resolve()
      .then(confirm)
      .catch(() => false)
      .then((isConfirmed) => {
        if (isConfirmed) confirmations += 1;
        return isConfirmed;
      })
      .finally(() => (asked = null));
    return asked;
  };
  return () =>
    ({ op, next }) =>
      observable((observer) => {
        let isGivenUp = false;
        let stop = () => undefined as void;
        const sendOnceConfirmed = async (refusal: TRPCClientError<AppRouter>) => {
          const isConfirmed = await confirmOnce();
          if (!isConfirmed) observer.error(refusal);
          else if (!isGivenUp) send(false);
        };
        const send = (mayAsk: boolean) => {
          const known = confirmations;
          const subscription = next(op).subscribe({
            next: (value) => observer.next(value),
            complete: () => observer.complete(),
            error(error) {
              // The proof was given while this call was running.
              if (asksForIt(error) && confirmations > known) send(mayAsk);
              else if (mayAsk && asksForIt(error)) void sendOnceConfirmed(error);
              else observer.error(error);
            },
          });
          stop = () => subscription.unsubscribe();
        };
        send(true);
        return () => {
          isGivenUp = true;
          stop();
        };
      });
}

/** Writes inputs and reads answers in the format of superjson. */
export type Transformer = {
  serialize: (value: unknown) => unknown;
  deserialize: (envelope: never) => unknown;
};

/**
 * Links from a client to the server: batches of at most ten calls, always with POST, so that no
 * address holds an input.
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
