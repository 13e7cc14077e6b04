import type { AppRouter } from '@aube/api';
import type { TRPCClientError, TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { AubeErrorData } from './aube-error.ts';
import type { RetryOptions } from './client-options.ts';
import { ForeignAnswer } from './error.ts';

/** Who is asked to wait longer than this hears of it instead. */
const LONGEST_WAIT_SECONDS = 60;
const FIRST_WAIT_MS = 500;

type Failure = TRPCClientError<AppRouter>;

const responseOf = ({ cause }: Failure) => (cause instanceof ForeignAnswer ? cause.response : null);

const dataOf = ({ data }: Failure) => data as AubeErrorData | null | undefined;

/** What asked us to wait: the server's own word, else its `Retry-After`. */
function secondsAsked(failure: Failure): number | null {
  const header = Number(responseOf(failure)?.headers.get('retry-after') ?? Number.NaN);
  return dataOf(failure)?.retryAfterSeconds ?? (Number.isFinite(header) ? header : null);
}

/**
 * How long to wait before a failed call is sent again, in milliseconds: as long as was asked, else half
 * a second and twice as long each time, and up to half of it more so that not all come back at once.
 * Null where it is not sent again: after anything but 429 and 503, and after a 503 for what changes
 * something, since it may have been done.
 */
function retryDelay(
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

const sleep = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** Sends a call again that was refused for now. */
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
              else void wait(delay).then(() => (isGivenUp ? undefined : send(attempt + 1)));
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
