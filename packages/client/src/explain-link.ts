import type { AppRouter } from '@aube/api';
import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { ExplainedError } from './error.ts';

/**
 * Turns every failure into an error with a code and fields. The call's signal ends it at once; a
 * finished call stops listening to its signal.
 */
export function explainLink(url: string): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) =>
      observable((observer) => {
        const { signal } = op;
        const fail = (failure: TRPCClientError<AppRouter>) =>
          observer.error(new ExplainedError(failure, { url, signal }));
        // The links below never remove their listeners from a signal.
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
