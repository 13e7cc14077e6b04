import type { ErrorCode } from './contract.ts';

export type AubeFieldIssue = {
  path: (string | number)[];
  code: string;
  /** Details of the reason; `choices` lists the allowed values. */
  params?: Record<string, string | number>;
};

export type AubeErrorData = {
  appCode: ErrorCode;
  httpStatus: number;
  issues: AubeFieldIssue[];
  details: Record<string, unknown>;
  retryAfterSeconds: number | null;
  requestId: string | null;
};

/**
 * `SERVER_AWAY`: nothing answers, or a proxy reports that the server does not answer. `NOT_AUBE`:
 * the answer does not come from an Aube server, or is a redirect. `BAD_OPTION`: an option of the
 * client cannot be sent; the message names the option without the value. `ABORTED`: the signal of
 * the call was aborted.
 */
export type AubeErrorCode = ErrorCode | 'SERVER_AWAY' | 'NOT_AUBE' | 'BAD_OPTION' | 'ABORTED';

export type AubeError = Error & {
  code: AubeErrorCode;
  /** Null when no Aube server answered. */
  data: AubeErrorData | null;
};
