import type { AppRouter, ErrorCode } from '@aube/api';
import { TRPCClientError } from '@trpc/client';

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
 * `NOT_AUBE`: what answers is no Aube server, so that the address is wrong.
 */
export type AubeErrorCode = ErrorCode | 'SERVER_AWAY' | 'NOT_AUBE';

/** A failed call: a code to decide by, a message to read, and all that the server said. */
export type AubeError = Error & {
  code: AubeErrorCode;
  /** Null when the server could not be reached. */
  data: AubeErrorData | null;
};

/** An answer that is no JSON: it comes from something else than the server. */
export class ForeignAnswer extends Error {
  readonly response: Response;
  constructor(response: Response) {
    super('The answer is not JSON.');
    this.response = response;
  }
}

/** Asks, and keeps what answered when it is none of ours. @throws ForeignAnswer */
export function refusingForeign(ask: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await ask(input, init);
    if (response.headers.get('content-type')?.startsWith('application/json')) return response;
    throw new ForeignAnswer(response);
  };
}

type Cause = TRPCClientError<AppRouter>;

const placeOf = ({ path }: AubeFieldIssue) => (path.length === 0 ? 'input' : path.join('.'));

const wordsOf = (issue: AubeFieldIssue) => {
  const choices = issue.params?.['choices'];
  return `${placeOf(issue)} ${issue.code}${choices === undefined ? '' : ` (${choices})`}`;
};

/** What stands between may answer as well: the status and the type say whether this is a server of ours. */
function unreached({ meta, cause, message }: Cause, url: string): [AubeErrorCode, string] {
  const response = cause instanceof ForeignAnswer ? cause.response : meta?.['response'];
  if (!(response instanceof Response)) {
    const reason =
      (cause?.cause as { code?: string } | undefined)?.code ?? cause?.message ?? message;
    return ['SERVER_AWAY', `${url} does not answer (${reason}).`];
  }
  const type = response.headers.get('content-type')?.replace(/;.*/s, '') ?? 'nothing';
  return response.status >= 500
    ? ['SERVER_AWAY', `${url} is away: it answered ${response.status}.`]
    : ['NOT_AUBE', `${url} is not an Aube server: it answered ${response.status} with ${type}.`];
}

function explain(failure: Cause, url: string): [AubeErrorCode, string] {
  const data = failure.data as AubeErrorData | null | undefined;
  if (!data) return unreached(failure, url);
  const { appCode, issues } = data;
  const words = issues.length === 0 ? failure.message : issues.map(wordsOf).join(', ');
  return [appCode, `${appCode}: ${words}`];
}

/** A failure that says its code, and of a refused input each field with its reason. */
export class ExplainedError extends TRPCClientError<AppRouter> {
  readonly code: AubeErrorCode;

  constructor(failure: Cause, url: string) {
    const [code, message] = explain(failure, url);
    super(message, {
      cause: failure,
      ...(failure.shape && { result: { error: failure.shape } }),
      ...(failure.meta && { meta: failure.meta }),
    });
    // The library's own constructor makes every error one of its own class.
    Object.setPrototypeOf(this, ExplainedError.prototype);
    this.name = 'AubeError';
    this.code = code;
    Object.assign(this, { data: failure.data ?? null });
  }
}

/** Whether a caught thing came from a call; `data` is null for a failure of the network. */
export function isAubeError(thrown: unknown): thrown is AubeError {
  return thrown instanceof ExplainedError;
}
