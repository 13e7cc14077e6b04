import type { AppRouter } from '@aube/api';
import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { ExplainedError } from './error.ts';

/**
 * Every failure leaves the client as one that says its code and its fields. The signal of a call ends it at
 * once, whatever it waits for; a call that is over has let go of its signal, which may end many.
 */
export function explainLink(url: string): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) =>
      observable((observer) => {
        const { signal } = op;
        const fail = (failure: TRPCClientError<AppRouter>) =>
          observer.error(new ExplainedError(failure, { url, signal }));
        // The links below never take what they put on a signal off again.
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
