import type { AppRouter } from '@aube/api';
import { TRPCClientError } from '@trpc/client';
import type { AubeErrorCode, AubeErrorData, AubeFieldIssue } from './aube-error.ts';

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
