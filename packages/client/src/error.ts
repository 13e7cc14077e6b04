import type { AppRouter } from '@aube/api';
import { TRPCClientError } from '@trpc/client';
import type { AubeErrorCode, AubeErrorData, AubeFieldIssue } from './aube-error.ts';

export class ForeignAnswer extends Error {
  readonly response: Response;
  constructor(response: Response) {
    super('The answer is not JSON.');
    this.response = response;
  }
}

/**
 * Refuses answers that do not come from an Aube server. Redirects are not followed, because a
 * redirected POST would become a GET.
 * @throws ForeignAnswer
 */
export function refuseForeignAnswers(ask: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await ask(input, { ...init, redirect: 'manual' });
    const isOurs = response.headers.get('content-type')?.startsWith('application/json');
    if (isOurs && !isRedirection(response)) return response;
    throw new ForeignAnswer(response);
  };
}

type Cause = TRPCClientError<AppRouter>;

const placeOf = ({ path }: AubeFieldIssue) => (path.length === 0 ? 'input' : path.join('.'));

function wantedOf({ path, code, params }: AubeFieldIssue): string | undefined {
  const choices = params?.['choices'];
  if (choices !== undefined) return String(choices);
  if (code === 'notYesOrNo') return 'true or false';
  if (code !== 'notWhole') return undefined;
  return String(path.at(-1)).endsWith('Time') ? 'minutes since midnight' : 'a whole number';
}

const wordsOf = (issue: AubeFieldIssue) => {
  const wanted = wantedOf(issue);
  return `${placeOf(issue)} ${issue.code}${wanted === undefined ? '' : ` (${wanted})`}`;
};

const unknownCallOf = ({ details }: Partial<AubeErrorData>): string | null =>
  typeof details?.['unknownCall'] === 'string' && details['unknownCall'] !== ''
    ? `this server has no call ${details['unknownCall']}. Is it spelt so, and are client and server of one version?`
    : null;

/**
 * Checks only properties, because a library of the server may replace the platform's `Response`.
 */
const isResponse = (value: unknown): value is Response =>
  typeof value === 'object' && value !== null && 'status' in value && 'headers' in value;

export function responseOf({ meta, cause }: Cause): Response | null {
  const response = cause instanceof ForeignAnswer ? cause.response : meta?.['response'];
  return isResponse(response) ? response : null;
}

const isRedirection = ({ status, type }: Response) =>
  type === 'opaqueredirect' || (status >= 300 && status < 400);

function placeOfRedirection(response: Response, url: string): string {
  const location = response.headers.get('location');
  if (location === null || !URL.canParse(location, url)) return 'elsewhere';
  const { origin, pathname } = new URL(location, url);
  return `to ${origin}${pathname}`;
}

const isUnreadable = ({ cause, message }: Cause) =>
  cause?.name === 'SyntaxError' || message === 'Missing result';

/** The message contains the name of the option but not the value, which may be a secret. */
export class UnusableOption extends Error {}

function silence(failure: Cause, url: string): [AubeErrorCode, string] {
  const { cause, message } = failure;
  if (cause instanceof UnusableOption) return ['BAD_OPTION', cause.message];
  if (isUnreadable(failure)) {
    return ['NOT_AUBE', `${url} is not an Aube server: it answered what none of them does.`];
  }
  const deeper = cause?.cause as { code?: string; message?: string } | undefined;
  const reason = deeper?.code ?? deeper?.message ?? cause?.message ?? message;
  if (reason === 'bad port') {
    return ['SERVER_AWAY', `${url} does not answer: browsers and Node refuse to call this port.`];
  }
  return ['SERVER_AWAY', `${url} does not answer (${reason}).`];
}

function unreached(failure: Cause, url: string): [AubeErrorCode, string] {
  const response = responseOf(failure);
  if (!response) return silence(failure, url);
  if (isRedirection(response)) {
    const place = placeOfRedirection(response, url);
    return ['NOT_AUBE', `${url} is not the address of an Aube server: it sends ${place}.`];
  }
  const { status } = response;
  const type = response.headers.get('content-type')?.replace(/;.*/s, '') ?? 'nothing';
  return status >= 500 || status === 429
    ? ['SERVER_AWAY', `${url} is away: it answered ${status}.`]
    : ['NOT_AUBE', `${url} is not an Aube server: it answered ${status} with ${type}.`];
}

function explain(failure: Cause, { url, signal }: Call): [AubeErrorCode, string] {
  if (signal?.aborted) return ['ABORTED', `The call to ${url} was aborted.`];
  const data = failure.data as AubeErrorData | null | undefined;
  if (!data) return unreached(failure, url);
  const { appCode, issues } = data;
  const words =
    issues.length === 0 ? (unknownCallOf(data) ?? failure.message) : issues.map(wordsOf).join(', ');
  return [appCode, `${appCode}: ${words}`];
}

type Call = { url: string; signal?: AbortSignal | null | undefined };

export class ExplainedError extends TRPCClientError<AppRouter> {
  readonly code: AubeErrorCode;

  constructor(failure: Cause, call: Call) {
    const [code, message] = explain(failure, call);
    super(message);
    // Restores the prototype, because the parent constructor sets the prototype of the parent
    // class.
    Object.setPrototypeOf(this, ExplainedError.prototype);
    this.name = 'AubeError';
    this.code = code;
    Object.assign(this, { data: code === 'ABORTED' ? null : (failure.data ?? null) });
    const { shape, meta, cause } = failure;
    for (const [key, value] of Object.entries({ shape, meta, cause })) {
      Object.defineProperty(this, key, { value, configurable: true, enumerable: false });
    }
  }

  /** Prints the error without the fields, because the message already names the fields. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    const [, ...places] = (this.stack ?? '').split(/^(?= {4}at )/m);
    return `AubeError: ${this.message}\n${places.join('')}`.trimEnd();
  }
}
