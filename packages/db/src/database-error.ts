/** The database cannot be used: the message is for the operator and holds no password. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
}

/** System errors of a connection that could not be made or broke. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** What pg says without a code. */
const clientMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client was closed|Client has encountered a connection error|Cannot use a pool after calling end)/;

/**
 * Whether the error means that the database does not answer now, so that the caller may try again:
 * away, starting, stopping, full of connections, or slower than our time-outs.
 */
export function isDatabaseAway(error: unknown): boolean {
  return causesOf(error).some(({ code, message }) => {
    if (code === undefined) return clientMessages.test(message ?? '');
    return (
      networkCodes.has(code) ||
      // 08 connection, 53 resources, 57 operator's intervention, of which 57014 is our time-out.
      /^(08|53|57)[0-9A-Z]{3}$/.test(code) ||
      code === '25P03'
    );
  });
}

/** The code of PostgreSQL or of the system, wherever drizzle wrapped it; null without one. */
export function errorCode(error: unknown): string | null {
  return causesOf(error).find(({ code }) => code !== undefined)?.code ?? null;
}

/**
 * A prepared statement whose answer has other types since the schema changed, or that the connection has
 * read without this process knowing: it did nothing, and another connection will.
 */
export const isPlanStale = (error: unknown): boolean =>
  causesOf(error).some(
    ({ code, message }) =>
      code === '42P05' || (code === '0A000' && message?.startsWith('cached plan') === true),
  );

type CodedError = {
  readonly code?: string;
  readonly message?: string;
};

function causesOf(error: unknown): CodedError[] {
  const causes: CodedError[] = [];
  let current = error;
  while (current instanceof Error && causes.length < 8) {
    causes.push(current);
    if (current instanceof AggregateError) causes.push(...(current.errors as CodedError[]));
    current = current.cause;
  }
  return causes;
}
