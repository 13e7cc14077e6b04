/** The message is for the operator and contains no password. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
}

export const READ_ONLY = '25006';

/** @decision running-aube#standby */
export class ReadOnlyError extends DatabaseUnavailableError {
  readonly code = READ_ONLY;
}

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

const clientMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client was closed|Client has encountered a connection error|Cannot use a pool after calling end)/;

/** True when a later try may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  return causesOf(error).some(({ code, message }) => {
    if (code === undefined) return clientMessages.test(message ?? '');
    return (
      networkCodes.has(code) ||
      // 08 connection, 53 resources, 57 operator intervention (57014: our time limit).
      /^(08|53|57)[0-9A-Z]{3}$/.test(code) ||
      code === '25P03' ||
      code === READ_ONLY
    );
  });
}

/** Code of PostgreSQL or of the operating system. */
export function errorCode(error: unknown): string | null {
  return causesOf(error).find(({ code }) => code !== undefined)?.code ?? null;
}

/**
 * True when a change of the schema made a prepared statement outdated. A repetition on another
 * connection is safe.
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
