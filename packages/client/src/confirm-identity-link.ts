import type { AppRouter } from '@aube/api';
import type { TRPCClientError, TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { ConfirmIdentity } from './client-options.ts';

const asksForIt = (error: TRPCClientError<AppRouter>) => error.data?.appCode === 'CONFIRM_IDENTITY';

/**
 * A call that is refused because its caller must first prove who they are waits until they have,
 * and is sent once more as it was: nothing that was typed is lost. @decision D58
 */
export function confirmIdentityLink(confirm: ConfirmIdentity): TRPCLink<AppRouter> {
  let asked: Promise<boolean> | null = null;
  let confirmations = 0;
  // Who is refused meanwhile waits for the same answer.
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
              // It was given while this call was on its way.
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
