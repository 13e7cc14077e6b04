import type { AppRouter } from '@aube/api';
import { TRPCClientError } from '@trpc/client';
import type { AubeErrorCode, AubeErrorData, AubeFieldIssue } from './aube-error.ts';

/** An answer that is no JSON, or sends elsewhere: it comes from something else than the server. */
export class ForeignAnswer extends Error {
  readonly response: Response;
  constructor(response: Response) {
    super('The answer is not JSON.');
    this.response = response;
  }
}

/**
 * Asks, and keeps what answered when it is none of ours. A redirection is not followed: a call that came
 * back as a GET would be refused for what nobody did.
 * @throws ForeignAnswer
 */
export function refusingForeign(ask: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await ask(input, { ...init, redirect: 'manual' });
    const isOurs = response.headers.get('content-type')?.startsWith('application/json');
    if (isOurs && !isRedirection(response)) return response;
    throw new ForeignAnswer(response);
  };
}

type Cause = TRPCClientError<AppRouter>;

const placeOf = ({ path }: AubeFieldIssue) => (path.length === 0 ? 'input' : path.join('.'));

/** What is wanted instead, where the code alone does not say it. */
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

/** A name that the server has no procedure for: nothing was looked for, so nothing is missing. */
const unknownCallOf = ({ details }: Partial<AubeErrorData>): string | null =>
  typeof details?.['unknownCall'] === 'string' && details['unknownCall'] !== ''
    ? `this server has no call ${details['unknownCall']}. Is it spelt so, and are client and server of one version?`
    : null;

/** By what it has: a server's library may put a `Response` of its own in the place of the platform's. */
const isResponse = (value: unknown): value is Response =>
  typeof value === 'object' && value !== null && 'status' in value && 'headers' in value;

/** What answered, where something did. */
export function responseOf({ meta, cause }: Cause): Response | null {
  const response = cause instanceof ForeignAnswer ? cause.response : meta?.['response'];
  return isResponse(response) ? response : null;
}

/** In a browser a redirection is only known to be one. */
const isRedirection = ({ status, type }: Response) =>
  type === 'opaqueredirect' || (status >= 300 && status < 400);

/** Where a redirection leads, so that it can be given as the address. */
function placeOfRedirection(response: Response, url: string): string {
  const location = response.headers.get('location');
  if (location === null || !URL.canParse(location, url)) return 'elsewhere';
  const { origin, pathname } = new URL(location, url);
  return `to ${origin}${pathname}`;
}

/** What came was no JSON after all, or held no answer to the call: the library then keeps no response. */
const isUnreadable = ({ cause, message }: Cause) =>
  cause?.name === 'SyntaxError' || message === 'Missing result';

/** An option that cannot be sent, by its name: a secret that stands in it is in no message. */
export class UnusableOption extends Error {}

/** Why nothing came from the server, by what the platform says of it. */
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

/** What stands between may answer as well: the status and the type say whether this is a server of ours. */
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

/** Where a call went, and what may have ended it. */
type Call = { url: string; signal?: AbortSignal | null | undefined };

/** A failure that says its code, and of a refused input each field with its reason. */
export class ExplainedError extends TRPCClientError<AppRouter> {
  readonly code: AubeErrorCode;

  constructor(failure: Cause, call: Call) {
    const [code, message] = explain(failure, call);
    super(message);
    // The library's own constructor makes every error one of its own class.
    Object.setPrototypeOf(this, ExplainedError.prototype);
    this.name = 'AubeError';
    this.code = code;
    Object.assign(this, { data: code === 'ABORTED' ? null : (failure.data ?? null) });
    // What there is beside code, message and data stays out of what is printed.
    const { shape, meta, cause } = failure;
    for (const [key, value] of Object.entries({ shape, meta, cause })) {
      Object.defineProperty(this, key, { value, configurable: true, enumerable: false });
    }
  }

  /** What Node prints: a list within a list would be `[Array]`, and the message names its fields already. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    const [, ...places] = (this.stack ?? '').split(/^(?= {4}at )/m);
    return `AubeError: ${this.message}\n${places.join('')}`.trimEnd();
  }
}
