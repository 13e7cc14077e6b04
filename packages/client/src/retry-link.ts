import type { AppRouter } from '@aube/api';
import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { AubeErrorData } from './aube-error.ts';
import type { RetryOptions } from './client-options.ts';
import { responseOf } from './error.ts';

/** A call is not repeated when the server requests a longer wait. */
const LONGEST_WAIT_SECONDS = 60;
const FIRST_WAIT_MS = 500;

export const USUAL_RETRIES = 3;

type Failure = TRPCClientError<AppRouter>;

const dataOf = ({ data }: Failure) => data as AubeErrorData | null | undefined;

export function secondsOfHeader(header: string): number | null {
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? null : Math.max(0, seconds);
}

/** Seconds to wait according to the response body or the header `Retry-After`. */
function secondsAsked(failure: Failure): number | null {
  const header = responseOf(failure)?.headers.get('retry-after')?.trim();
  return dataOf(failure)?.retryAfterSeconds ?? (header ? secondsOfHeader(header) : null);
}

/**
 * Milliseconds until a failed call is sent again, with a random part. Null when the call is not
 * sent again.
 */
export function retryDelay(
  failure: Failure,
  given: { attempt: number; isQuery: boolean; random: () => number },
): number | null {
  const { attempt, isQuery, random } = given;
  const status = dataOf(failure)?.httpStatus ?? responseOf(failure)?.status;
  if (status !== 429 && !(status === 503 && isQuery)) return null;
  const asked = secondsAsked(failure);
  if (asked !== null && asked > LONGEST_WAIT_SECONDS) return null;
  const least = asked === null ? FIRST_WAIT_MS * 2 ** attempt : asked * 1000;
  return Math.round(least * (1 + random() / 2));
}

export const sleep = (ms: number, signal: AbortSignal | null) =>
  new Promise<void>((resolve) => {
    if (signal?.aborted) {
      resolve();
      return;
    }
    const wake = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', wake);
      resolve();
    };
    const timer = setTimeout(wake, ms);
    signal?.addEventListener('abort', wake);
  });

export function retryLink({
  retries,
  wait = sleep,
  random = Math.random,
}: RetryOptions): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) =>
      observable((observer) => {
        let isGivenUp = false;
        let stop = () => undefined as void;
        const send = (attempt: number) => {
          const subscription = next(op).subscribe({
            next: (value) => observer.next(value),
            complete: () => observer.complete(),
            error(failure) {
              const isQuery = op.type === 'query';
              const delay = retryDelay(failure, { attempt, isQuery, random });
              if (delay === null || attempt >= retries) observer.error(failure);
              else
                void wait(delay, op.signal ?? null).then(
                  () => (isGivenUp ? undefined : send(attempt + 1)),
                  (thrown: Error) => observer.error(TRPCClientError.from<AppRouter>(thrown)),
                );
            },
          });
          stop = () => subscription.unsubscribe();
        };
        send(0);
        return () => {
          isGivenUp = true;
          stop();
        };
      });
}
