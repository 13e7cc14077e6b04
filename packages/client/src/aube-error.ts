import type { ErrorCode } from './contract.ts';

/** One refused field: where, and why as a code. */
export type AubeFieldIssue = {
  path: (string | number)[];
  code: string;
  /** The figures of the reason: `choices` lists the values of a choice. */
  params?: Record<string, string | number>;
};

/** What the server says of a failure. */
export type AubeErrorData = {
  appCode: ErrorCode;
  httpStatus: number;
  issues: AubeFieldIssue[];
  details: Record<string, unknown>;
  retryAfterSeconds: number | null;
  requestId: string | null;
};

/**
 * `SERVER_AWAY`: nothing answers, or what stands before the server says that it is away;
 * `NOT_AUBE`: the address is wrong, since what answers there is no Aube server, or sends elsewhere;
 * `BAD_OPTION`: an option of the client cannot be sent, which the message names without what stands in it;
 * `ABORTED`: the signal of the call ended it.
 */
export type AubeErrorCode = ErrorCode | 'SERVER_AWAY' | 'NOT_AUBE' | 'BAD_OPTION' | 'ABORTED';

/** A failed call: a code to decide by, a message to read, and all that the server said. */
export type AubeError = Error & {
  code: AubeErrorCode;
  /** Null when no Aube server answered. */
  data: AubeErrorData | null;
};
