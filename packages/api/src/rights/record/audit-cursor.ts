import type { Services } from '../../context.ts';

type AuditFile = { userId: number; asked: Readonly<Record<string, unknown>> };

type AuditCursor = {
  before: number;
  /** Time of the first piece in epoch milliseconds; the period of the file ends at this time. */
  startedAt: number;
};

const CONTEXT = 'audit-file';

type Keeper = Pick<Services, 'secondFactor'>;

/**
 * Encrypts the cursor with the site's key. So a caller needs the first piece, which is logged, to
 * get a later piece.
 */
export const sealAuditCursor = (
  { secondFactor }: Keeper,
  file: AuditFile,
  { before, startedAt }: AuditCursor,
): string =>
  secondFactor.siteKey.seal(
    JSON.stringify({ before, startedAt, file: JSON.stringify(file) }),
    CONTEXT,
  );

/** Null when the cursor was not made by this site, or belongs to another file. */
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
