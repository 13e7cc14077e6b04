import type { AppRouter } from '@aube/api';
import { httpBatchLink, type HTTPHeaders, type TRPCLink, type TRPCClientError } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { LinkOptions, ConfirmIdentity } from './client-options.ts';

const asksForIt = (error: TRPCClientError<AppRouter>) => error.data?.appCode === 'CONFIRM_IDENTITY';

/**
 * When a call requires a proof of identity, waits for the proof and sends the call again.
 * @decision D58
 */
function confirmIdentityLink(confirm: ConfirmIdentity): TRPCLink<AppRouter> {
  let asked: Promise<boolean> | null = null;
  let confirmations = 0;
  // Asks the person only once when several calls are refused at the same time.
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
              // The person gave the proof during this call, so the call is repeated without a new
              // question.
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

export type PagePerson = {
  /** User id of the person who is logged in on the page; 0 for nobody. */
  id: () => number;
  onOther: () => void;
};

/** @decision sign-in#pages-of-another-person */
export const personHeader = (userId: number): Record<string, string> =>
  userId === 0 ? {} : { 'aube-person': String(userId) };

/** Reports a call that the server refused because the session belongs to another person. */
function otherPersonLink(onOther: () => void): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) =>
      observable((observer) =>
        next(op).subscribe({
          next: (value) => observer.next(value),
          complete: () => observer.complete(),
          error(error) {
            if (error.data?.appCode === 'OTHER_PERSON') onOther();
            observer.error(error);
          },
        }),
      );
}

export type Transformer = {
  serialize: (value: unknown) => unknown;
  deserialize: (envelope: never) => unknown;
};

/** A batch contains at most ten calls. All calls use POST, so that no input is in an address. */
export function createLinks({
  url,
  token,
  locale = 'fr',
  fetch: ownFetch,
  confirmIdentity,
  person,
  transformer,
}: LinkOptions & {
  person?: PagePerson;
  transformer: Transformer;
}): TRPCLink<AppRouter>[] {
  return [
    ...(person ? [otherPersonLink(person.onOther)] : []),
    ...(confirmIdentity ? [confirmIdentityLink(confirmIdentity)] : []),
    httpBatchLink({
      url: `${url.replace(/\/+$/, '')}/trpc`,
      transformer,
      methodOverride: 'POST',
      maxItems: 10,
      headers({ opList }): HTTPHeaders {
        const language = typeof locale === 'function' ? locale() : locale;
        // Just after a login, the page does not know the person, so the call that reads the account
        // has no person header.
        const isAnybody = opList.some(({ context }) => context['asAnybody']);
        return {
          'accept-language': language,
          ...(isAnybody ? {} : personHeader(person?.id() ?? 0)),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        };
      },
      ...(ownFetch && { fetch: (input, init) => ownFetch(input, init as RequestInit) }),
    }),
  ];
}
