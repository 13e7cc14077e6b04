import type { ErrorCode } from './contract.ts';

/** One refused field: its path and the reason as a code. */
export type AubeFieldIssue = {
  path: (string | number)[];
  code: string;
  /** Details of the reason; `choices` lists the allowed values. */
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
 * `SERVER_AWAY`: nothing answers, or a proxy reports that the server is down. `NOT_AUBE`: the
 * answer does not come from an Aube server, or it redirects to another address. `BAD_OPTION`: an
 * option of the client cannot be sent; the message names the option without its value. `ABORTED`:
 * the signal of the call ended the call.
 */
export type AubeErrorCode = ErrorCode | 'SERVER_AWAY' | 'NOT_AUBE' | 'BAD_OPTION' | 'ABORTED';

/** A failed call: a code for programs, a message for people, and the server's details. */
export type AubeError = Error & {
  code: AubeErrorCode;
  /** Null when no Aube server answered. */
  data: AubeErrorData | null;
};
