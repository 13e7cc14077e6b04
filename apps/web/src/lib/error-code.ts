import type { AppRouter, ErrorCode, FieldIssue } from '@aube/api';
import { TRPCClientError } from '@trpc/client';

export type Fault = {
  /** `OFFLINE` when there was no answer. */
  readonly code: ErrorCode | 'OFFLINE';
  readonly httpStatus: number | null;
  readonly issues: readonly FieldIssue[];
  readonly details: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds: number | null;
  readonly requestId: string | null;
};

export function faultOf(error: unknown): Fault {
  const unknown: Fault = {
    code: 'INTERNAL',
    httpStatus: null,
    issues: [],
    details: {},
    retryAfterSeconds: null,
    requestId: null,
  };
  if (!(error instanceof TRPCClientError)) return unknown;
  const { data } = error as TRPCClientError<AppRouter>;
  if (!data) return { ...unknown, code: 'OFFLINE' };
  return { ...unknown, ...data, code: data.appCode };
}

export const isSilent = (error: unknown): boolean =>
  error instanceof TRPCClientError && error.cause?.name === 'TimeoutError';

/** `NOT_AUTHENTICATED` always means a lost session; wrong credentials have another code. */
export function isSessionLost(error: unknown): boolean {
  return faultOf(error).code === 'NOT_AUTHENTICATED';
}

export const isOtherPerson = (error: unknown): boolean => faultOf(error).code === 'OTHER_PERSON';

/**
 * True when the same call may succeed later: no answer, a failure of the server, or too many
 * calls.
 */
export function mayPass({ httpStatus }: Pick<Fault, 'httpStatus'>): boolean {
  return httpStatus === null || httpStatus >= 500 || httpStatus === 429;
}

/**
 * True for a failure that stops all requests: site unreachable, too many requests, or no session.
 */
export const stopsAll = (fault: Pick<Fault, 'httpStatus'>): boolean =>
  fault.httpStatus === 401 || mayPass(fault);
