import { TRPCClientError } from '@trpc/client';

/** One refused field: where, and why as a code. */
type AubeFieldIssue = {
  path: (string | number)[];
  code: string;
  params?: Record<string, string | number>;
};

/** What the server says of a failure; null when it could not be reached. */
export type AubeErrorData = {
  appCode: string;
  httpStatus: number;
  issues: AubeFieldIssue[];
  details: Record<string, unknown>;
  retryAfterSeconds: number | null;
  requestId: string | null;
};

export type AubeError = Error & { data: AubeErrorData | null };

/** Whether a caught thing came from a call; `data` is null for a failure of the network. */
export function isAubeError(thrown: unknown): thrown is AubeError {
  return thrown instanceof TRPCClientError;
}
