import type { FieldIssue } from '@aube/api/server';
import { CliFailure, EXIT, type ExitCode } from './failure.ts';
import type { Texts } from './texts/fr.ts';

export type Explanation = { exitCode: ExitCode; code: string; lines: string[] };

/**
 * Fields of an error with a code. The error classes are not imported, so that the modules of the
 * classes are not loaded.
 */
type CodedFault = { appCode: string; message: string; issues: readonly FieldIssue[] };

function codedFault(thrown: unknown): CodedFault | null {
  if (!(thrown instanceof Error)) return null;
  const data: unknown = 'appCode' in thrown ? thrown : 'data' in thrown ? thrown.data : null;
  if (typeof data !== 'object' || data === null || !('appCode' in data)) return null;
  const { appCode, issues } = data as { appCode: string; issues?: readonly FieldIssue[] };
  return { appCode, message: thrown.message, issues: issues ?? [] };
}

export const faultsOf = (thrown: unknown): readonly FieldIssue[] =>
  codedFault(thrown)?.issues ?? [];

/** True for a refusal with this code. `path` and `code` of `issue` are compared only when given. */
export function isRefusedWith(
  thrown: unknown,
  code: string,
  issue: { path?: string; code?: string } = {},
): boolean {
  const fault = codedFault(thrown);
  if (fault?.appCode !== code) return false;
  const { path, code: reason } = issue;
  if (path === undefined && reason === undefined) return true;
  return fault.issues.some(
    (each) =>
      (path === undefined || each.path[0] === path) &&
      (reason === undefined || each.code === reason),
  );
}

/**
 * Key: input field. Value: options that fill this field. A command has at most one of these
 * options.
 */
const OPTIONS_OF_FIELD: Readonly<Record<string, readonly string[]>> = {
  firstName: ['first-name'],
  lastName: ['last-name'],
  maxUses: ['uses'],
  expiresAt: ['expires'],
  referenceCode: ['code', 'establishment'],
  establishmentId: ['establishment'],
  establishmentIds: ['establishment'],
  roles: ['role'],
  retentionMonths: ['retention-months'],
  text: ['csv'],
  withIdentity: ['identity'],
  addressPrefix: ['network'],
  userId: ['user'],
  registeredFrom: ['registered-from'],
  registeredTo: ['registered-to'],
};

function issueLine(
  { path, code, params }: FieldIssue,
  t: Texts,
  options: readonly string[],
): string {
  const field = String(path[0] ?? '');
  const names = OPTIONS_OF_FIELD[field] ?? [field];
  const name = names.find((each) => options.includes(each)) ?? names.at(-1) ?? field;
  const known = Object.entries(params ?? {}).map(([what, value]) => t.issueParams[what]?.(value));
  return `  --${name} ${t.issues[code] ?? t.issueOther}${known.join('')}`;
}

const EXIT_OF_CODE: Record<string, ExitCode> = {
  INVALID: EXIT.misused,
  TOO_MANY_REQUESTS: EXIT.away,
  UNAVAILABLE: EXIT.away,
  TOO_BUSY: EXIT.away,
};

/** Name of an error without its message, because the message may contain values of rows. */
function nameOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return 'unknown';
  const fault = thrown as Error & { code?: unknown };
  const cause = thrown.cause as (Error & { code?: unknown }) | undefined;
  return [thrown.name, fault.code ?? cause?.code].filter(Boolean).join(' ');
}

const FILE_CODES = /^(EACCES|EPERM|EROFS|ENOENT|ENOTDIR|EISDIR|ELOOP|ENAMETOOLONG)$/;

function fileFault(thrown: unknown): { path: string; code: string } | null {
  if (!(thrown instanceof Error)) return null;
  const { path, code } = thrown as NodeJS.ErrnoException;
  if (path === undefined || code === undefined) return fileFault(thrown.cause);
  return FILE_CODES.test(code) ? { path, code } : null;
}

/** @param options names of the command's options, used to name a refused field */
export function explainFailure(
  thrown: unknown,
  t: Texts,
  options: readonly string[] = [],
): Explanation {
  if (thrown instanceof CliFailure) {
    return { exitCode: thrown.exitCode, code: thrown.code, lines: thrown.message.split('\n') };
  }
  const fault = codedFault(thrown);
  if (fault) {
    const { appCode, issues, message } = fault;
    return {
      exitCode: EXIT_OF_CODE[appCode] ?? EXIT.refused,
      code: appCode,
      lines: [t.codes[appCode] ?? message, ...issues.map((issue) => issueLine(issue, t, options))],
    };
  }
  if (thrown instanceof Error && thrown.name === 'DatabaseUnavailableError') {
    const lines = [t.failures.databaseAway, thrown.message];
    return { exitCode: EXIT.away, code: 'DATABASE_AWAY', lines };
  }
  if (thrown instanceof Error && thrown.name === 'ContentFaultsError') {
    const { faults } = thrown as Error & { faults: readonly string[] };
    const lines = [t.failures.content, ...faults.map((each) => `  ${each}`)];
    return { exitCode: EXIT.refused, code: 'CONTENT_FAULTS', lines };
  }
  const file = fileFault(thrown);
  if (file) {
    const words = [t.failures.unusableFile(file.path, file.code)];
    return { exitCode: EXIT.misused, code: 'FILE_UNUSABLE', lines: words };
  }
  const lines = [t.failures.unexpectedFailure(nameOf(thrown))];
  return { exitCode: EXIT.refused, code: 'FAILED', lines };
}
