import type { ErrorCode } from './contract.ts';

export type AubeFieldIssue = {
  path: (string | number)[];
  code: string;
  /** Details of the reason. `choices`: the allowed values. */
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
 * `SERVER_AWAY`: no answer. `NOT_AUBE`: the answer of another server, or a redirect. `BAD_OPTION`:
 * an option that cannot be sent.
 */
export type AubeErrorCode = ErrorCode | 'SERVER_AWAY' | 'NOT_AUBE' | 'BAD_OPTION' | 'ABORTED';

export type AubeError = Error & {
  code: AubeErrorCode;
  /** Null when no Aube server answered. */
  data: AubeErrorData | null;
};
