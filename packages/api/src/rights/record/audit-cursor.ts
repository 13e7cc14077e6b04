import type { Services } from '../../context.ts';

/** A file of the log: who asked for it, and for what. */
type AuditFile = { userId: number; asked: Readonly<Record<string, unknown>> };

/** Where a file goes on. */
type AuditCursor = {
  /** The lowest number of the rows that were read. */
  before: number;
  /** When its first piece was asked for, in milliseconds of the epoch: its period ends there. */
  startedAt: number;
};

const CONTEXT = 'audit-file';

type Keeper = Pick<Services, 'secondFactor'>;

/** Sealed under the site's key: only a first piece, which the log has, leads to a further one. */
export const sealAuditCursor = (
  { secondFactor }: Keeper,
  file: AuditFile,
  { before, startedAt }: AuditCursor,
): string =>
  secondFactor.siteKey.seal(
    JSON.stringify({ before, startedAt, file: JSON.stringify(file) }),
    CONTEXT,
  );

/** Null when it is none of ours, or another file's. */
export function openAuditCursor(
  { secondFactor }: Keeper,
  cursor: string,
  file: AuditFile,
): AuditCursor | null {
  const text = secondFactor.siteKey.open(cursor, CONTEXT);
  if (text === null) return null;
  const { file: sealed, ...found } = JSON.parse(text) as AuditCursor & { file: string };
  return sealed === JSON.stringify(file) ? found : null;
}
