import type { Services } from '../../context.ts';

/** A file of the log: its reader and its filters. */
type AuditFile = { userId: number; asked: Readonly<Record<string, unknown>> };

/** Position in a file. */
type AuditCursor = {
  /** Lowest number among the read rows. */
  before: number;
  /** Time of the first piece in epoch milliseconds: the file's period ends there. */
  startedAt: number;
};

const CONTEXT = 'audit-file';

type Keeper = Pick<Services, 'secondFactor'>;

/** Sealed under the site's key, so that only the logged first piece leads to the next one. */
export const sealAuditCursor = (
  { secondFactor }: Keeper,
  file: AuditFile,
  { before, startedAt }: AuditCursor,
): string =>
  secondFactor.siteKey.seal(
    JSON.stringify({ before, startedAt, file: JSON.stringify(file) }),
    CONTEXT,
  );

/** Null for a foreign cursor or another file's. */
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
