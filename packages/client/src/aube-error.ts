import type { ErrorCode } from './contract.ts';

/** One refused field: its path and the reason as a code. */
export type AubeFieldIssue = {
  path: (string | number)[];
  code: string;
  /** Values of the reason: `choices` lists the allowed values of a choice. */
  params?: Record<string, string | number>;
};

/** The server's description of a failure. */
export type AubeErrorData = {
  appCode: ErrorCode;
  httpStatus: number;
  issues: AubeFieldIssue[];
  details: Record<string, unknown>;
  retryAfterSeconds: number | null;
  requestId: string | null;
};

/**
 * `SERVER_AWAY`: nothing answers, or a proxy says that the server is down.
 * `NOT_AUBE`: the answer does not come from an Aube server, or redirects elsewhere.
 * `BAD_OPTION`: an option of the client cannot be sent; the message names it without its value.
 * `ABORTED`: the call's signal ended it.
 */
export type AubeErrorCode = ErrorCode | 'SERVER_AWAY' | 'NOT_AUBE' | 'BAD_OPTION' | 'ABORTED';

/** A failed call: a code to decide by, a message to read, and the server's details. */
export type AubeError = Error & {
  code: AubeErrorCode;
  /** Null when no Aube server answered. */
  data: AubeErrorData | null;
};
