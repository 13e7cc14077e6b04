import type { AppRouter, ErrorCode, FieldIssue } from '@aube/api';
import { TRPCClientError } from '@trpc/client';

export type Fault = {
  /** A code of the server's catalogue, or `OFFLINE` when no answer came at all. */
  readonly code: ErrorCode | 'OFFLINE';
  readonly httpStatus: number | null;
  readonly issues: readonly FieldIssue[];
  readonly details: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds: number | null;
  readonly requestId: string | null;
};

/** What a failed call says, in one shape whatever failed. */
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

/** Whether no answer came although it was waited for: at once again, none would come either. */
export const isSilent = (error: unknown): boolean =>
  error instanceof TRPCClientError && error.cause?.name === 'TimeoutError';

/** No valid session: the one meaning of `NOT_AUTHENTICATED`; wrong credentials are another code. */
export function isSessionLost(error: unknown): boolean {
  return faultOf(error).code === 'NOT_AUTHENTICATED';
}

/** Whether the same call may succeed later: nothing answered, the server failed, or it asked to wait. */
export function mayPass({ httpStatus }: Pick<Fault, 'httpStatus'>): boolean {
  return httpStatus === null || httpStatus >= 500 || httpStatus === 429;
}
