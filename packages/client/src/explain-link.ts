import type { AppRouter } from '@aube/api';
import type { TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { ExplainedError } from './error.ts';

/** Every failure leaves the client as one that says its code and its fields. */
export function explainLink(url: string): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) =>
      observable((observer) =>
        next(op).subscribe({
          next: (value) => observer.next(value),
          complete: () => observer.complete(),
          error: (failure) =>
            observer.error(new ExplainedError(failure, { url, signal: op.signal })),
        }),
      );
}
