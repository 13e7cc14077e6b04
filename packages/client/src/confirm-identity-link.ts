import type { AppRouter } from '@aube/api';
import type { TRPCClientError, TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { ConfirmIdentity } from './client-options.ts';

const asksForIt = (error: TRPCClientError<AppRouter>) => error.data?.appCode === 'CONFIRM_IDENTITY';

/**
 * Holds a call that needs a proof of identity until the person has given it, then sends it once
 * more unchanged. @decision D58
 */
export function confirmIdentityLink(confirm: ConfirmIdentity): TRPCLink<AppRouter> {
  let asked: Promise<boolean> | null = null;
  let confirmations = 0;
  // Calls refused at the same time share one question.
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
              // The proof was given while this call was on its way.
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
