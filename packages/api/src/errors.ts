import { isDatabaseAway } from '@aube/db';
import { TRPCError } from '@trpc/server';
import { ZodError } from 'zod';

/**
 * Error codes of the API (decision D40). The message is for developers; users read translated
 * texts.
 */
export const ERROR_CATALOGUE = {
  BAD_JSON: ['PARSE_ERROR', 400, 'The body is not JSON.'],
  NOT_AUTHENTICATED: ['UNAUTHORIZED', 401, 'There is no valid session.'],
  WRONG_CREDENTIALS: ['UNAUTHORIZED', 401, 'The identifier or the password is wrong.'],
  SECOND_FACTOR_REQUIRED: ['UNAUTHORIZED', 401, 'A code of the second factor is missing.'],
  SECOND_FACTOR_NOT_SET_UP: ['FORBIDDEN', 403, 'A second factor must be set up first.'],
  FORBIDDEN: ['FORBIDDEN', 403, 'This is not allowed.'],
  CONFIRM_IDENTITY: ['FORBIDDEN', 403, 'The password must be given again first.'],
  CONSULTATION_READ_ONLY: ['FORBIDDEN', 403, "Somebody else's account can only be read."],
  CROSS_SITE: ['FORBIDDEN', 403, 'The request comes from another site.'],
  OTHER_PERSON: ['CONFLICT', 409, 'The page was opened for another person than the session is.'],
  NOT_FOUND: ['NOT_FOUND', 404, 'There is no such thing, or it may not be known.'],
  METHOD_NOT_ALLOWED: ['METHOD_NOT_SUPPORTED', 405, 'This path does not take this method.'],
  DAY_NOT_OPEN: ['CONFLICT', 409, 'The night is still to come.'],
  DAY_EXPIRED: ['CONFLICT', 409, 'The night can no longer be changed.'],
  PROGRAMME_ABANDONED: ['CONFLICT', 409, 'The programme was abandoned.'],
  ABANDONMENT_UNDOABLE: ['CONFLICT', 409, 'The person can still come back by themself.'],
  MODULE_LOCKED: ['CONFLICT', 409, 'The module is not open yet.'],
  QUESTIONNAIRE_DUE: ['CONFLICT', 409, 'A questionnaire must be answered first.'],
  QUESTIONNAIRE_NOT_DUE: ['CONFLICT', 409, 'The questionnaire is not open yet.'],
  ALREADY_SUBMITTED: ['CONFLICT', 409, 'The questionnaire was already submitted.'],
  PAUSE_NOT_AVAILABLE: ['CONFLICT', 409, 'No pause can be asked for now.'],
  PAUSE_BEGUN: ['CONFLICT', 409, 'The pause has begun: it can be ended, and no longer taken back.'],
  PAUSE_NOT_RUNNING: [
    'CONFLICT',
    409,
    'The pause does not run since yesterday at least: it cannot be ended.',
  ],
  OPENING_NOT_AVAILABLE: ['CONFLICT', 409, 'No week can be opened now.'],
  SCHEDULE_FROZEN: ['CONFLICT', 409, 'The schedule of this week was chosen on an earlier day.'],
  SCHEDULE_NOT_AVAILABLE: ['CONFLICT', 409, 'No schedule can be chosen for this week.'],
  ALREADY_EXISTS: ['CONFLICT', 409, 'Something with the same key exists already.'],
  REFERENCE_CODE_TAKEN: ['CONFLICT', 409, 'Another establishment has this reference code.'],
  ESTABLISHMENT_CLOSED: ['CONFLICT', 409, 'The establishment takes nobody in any more.'],
  UNDO_EXPIRED: ['CONFLICT', 409, 'It can no longer be undone.'],
  INVITATION_OVER: ['CONFLICT', 409, 'The invitation was used up or revoked.'],
  LAST_ADMINISTRATOR: ['CONFLICT', 409, 'Nobody could administer the site any more.'],
  OWN_ACCOUNT: ['CONFLICT', 409, 'Nobody takes their own rights away.'],
  ACCOUNT_STATE: ['CONFLICT', 409, 'The account is not in a state that allows this.'],
  ACCOUNT_TAKEN: ['CONFLICT', 409, 'Another account has the address or the user name by now.'],
  VERSION_CONFLICT: ['CONFLICT', 409, 'It was changed elsewhere in the meantime.'],
  PRECONDITION_FAILED: ['PRECONDITION_FAILED', 412, 'If-Match does not name the present version.'],
  TOO_LARGE: ['PAYLOAD_TOO_LARGE', 413, 'The body is too large.'],
  NOT_JSON: ['UNSUPPORTED_MEDIA_TYPE', 415, 'The body must be application/json.'],
  INVALID: ['UNPROCESSABLE_CONTENT', 422, 'The input is invalid.'],
  TOKEN_INVALID: ['UNPROCESSABLE_CONTENT', 422, 'The link is unknown, used or expired.'],
  SHEET_TOO_LONG: [
    'UNPROCESSABLE_CONTENT',
    422,
    'A sheet holds a million rows: the CSV file has no such limit.',
  ],
  TOO_MANY_REQUESTS: ['TOO_MANY_REQUESTS', 429, 'Too many tries.'],
  INTERNAL: ['INTERNAL_SERVER_ERROR', 500, 'Something failed on our side.'],
  UNAVAILABLE: ['SERVICE_UNAVAILABLE', 503, 'The database is away or busy.'],
  TOO_BUSY: ['SERVICE_UNAVAILABLE', 503, 'Too many long reads run now.'],
} as const satisfies Record<string, readonly [TRPCError['code'], number, string]>;

export type ErrorCode = keyof typeof ERROR_CATALOGUE;

/**
 * Fault of one field. The web and REST translate `code`; `params` are numbers for the translated
 * sentence.
 */
export type FieldIssue = {
  path: (string | number)[];
  code: string;
  params?: Record<string, string | number>;
};

type Extras = {
  issues?: FieldIssue[];
  details?: Record<string, unknown>;
  retryAfterSeconds?: number;
  cause?: unknown;
  /**
   * Person whose data the error shows. The audit log gets a row about this person, even when the
   * transaction is rolled back.
   */
  shows?: Shown;
};

export type Shown = { subjectUserId: number; objectType: string; objectId: number };

export const TOKEN_ISSUE: FieldIssue = { path: ['token'], code: 'deadLink' };

/** The only error that procedures throw. */
export class AppError extends TRPCError {
  readonly appCode: ErrorCode;
  readonly httpStatus: number;
  readonly issues: FieldIssue[];
  readonly details: Record<string, unknown>;
  readonly retryAfterSeconds: number | undefined;
  readonly shows: Shown | null;

  constructor(code: ErrorCode, extras: Extras = {}) {
    const [trpcCode, httpStatus, message] = ERROR_CATALOGUE[code];
    super({ code: trpcCode, message, cause: extras.cause });
    this.appCode = code;
    this.httpStatus = httpStatus;
    this.issues = extras.issues ?? (code === 'TOKEN_INVALID' ? [TOKEN_ISSUE] : []);
    this.details = extras.details ?? {};
    this.retryAfterSeconds = extras.retryAfterSeconds;
    this.shows = extras.shows ?? null;
  }
}

export function invalidField(path: string | (string | number)[], code: string): AppError {
  return new AppError('INVALID', { issues: [{ path: [path].flat(), code }] });
}

const ZOD_ISSUE_CODES: Record<string, string> = {
  too_small: 'tooSmall',
  too_big: 'tooBig',
  unrecognized_keys: 'unknownField',
  invalid_value: 'unknownChoice',
};

export const choicesOf = (values: readonly unknown[]) => ({
  choices: values.map(String).join(', '),
});

const UNKNOWN_NAMED = 20;

const eachField = (issue: ZodError['issues'][number]): ZodError['issues'] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys
        .slice(0, UNKNOWN_NAMED)
        .map((name) => ({ ...issue, keys: [name], path: [...issue.path, name] }))
    : [issue];

function paramsOf(issue: ZodError['issues'][number]): Pick<FieldIssue, 'params'> {
  if (issue.code === 'invalid_value') return { params: choicesOf(issue.values) };
  const isNumber = 'origin' in issue && (issue.origin === 'number' || issue.origin === 'int');
  if (issue.code === 'too_small' && isNumber) return { params: { least: Number(issue.minimum) } };
  if (issue.code === 'too_big' && isNumber) return { params: { most: Number(issue.maximum) } };
  return {};
}

/** A missing field can be recognised only by the message of zod. */
export function issuesOfZod(error: ZodError): FieldIssue[] {
  return error.issues.flatMap(eachField).map((issue) => ({
    path: issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part)),
    ...paramsOf(issue),
    code: /^[a-z][A-Za-z]{2,40}$/.test(issue.message)
      ? issue.message
      : issue.code === 'invalid_type' && issue.message.endsWith('received undefined')
        ? 'required'
        : (ZOD_ISSUE_CODES[issue.code] ?? 'invalid'),
  }));
}

function codeOfDatabaseFault(fault: Error & { code?: unknown }): ErrorCode | null {
  const state = typeof fault.code === 'string' ? fault.code : '';
  if (state === 'AU001') return 'NOT_FOUND';
  if (state === '23505' || state === '23503') return 'ALREADY_EXISTS';
  return state === '40001' || state === '40P01' ? 'UNAVAILABLE' : null;
}

const unavailable = (cause: unknown) =>
  new AppError('UNAVAILABLE', { retryAfterSeconds: 2, cause });

const isOutputFault = (thrown: unknown) =>
  thrown instanceof TRPCError &&
  thrown.code === 'INTERNAL_SERVER_ERROR' &&
  thrown.cause instanceof ZodError;

/**
 * Converts any thrown value to an `AppError`. Details (SQL, values) stay in `cause` and are not
 * shown.
 */
export function toAppError(thrown: unknown): AppError {
  if (isOutputFault(thrown)) return new AppError('INTERNAL', { cause: thrown });
  let current: unknown = thrown;
  for (let depth = 0; depth < 6 && current instanceof Error; depth += 1) {
    if (current instanceof AppError) return current;
    if (current instanceof ZodError) {
      const isOurs = thrown instanceof TRPCError && thrown.code !== 'BAD_REQUEST';
      if (isOurs) return new AppError('INTERNAL', { cause: thrown });
      return new AppError('INVALID', { issues: issuesOfZod(current) });
    }
    if (current.name === 'BusyError') {
      return unavailable(thrown);
    }
    const code = codeOfDatabaseFault(current);
    if (code === 'UNAVAILABLE') return unavailable(thrown);
    if (code) return new AppError(code, { cause: thrown });
    current = current.cause;
  }
  if (isDatabaseAway(thrown)) return unavailable(thrown);
  if (thrown instanceof TRPCError) {
    const known = (Object.keys(ERROR_CATALOGUE) as ErrorCode[]).find(
      (code) => ERROR_CATALOGUE[code][0] === thrown.code && code !== 'INTERNAL',
    );
    if (thrown.code === 'BAD_REQUEST') return new AppError('BAD_JSON', { cause: thrown });
    if (known) return new AppError(known, { cause: thrown });
  }
  return new AppError('INTERNAL', { cause: thrown });
}
