import { establishments } from '@aube/db/schema';
import { and, eq, isNull } from 'drizzle-orm';
import { ROLE } from '../account/rules/roles.ts';
import { toReferenceCode } from '../admin/rules/establishment-fields.ts';
import { audit } from '../audit.ts';
import type { Services } from '../context.ts';
import { AppError, invalidField } from '../errors.ts';
import type { SystemContext } from '../system.ts';
import { inTransaction } from '../transaction.ts';
import { countRows } from './record/count-rows.ts';
import { expectFits, filtersOf } from './record/export-scope.ts';
import { openExport } from './record/open-export.ts';
import { askedBy, csvFileOf, XLSX_ROWS_MAXIMUM, type ExportFileName } from './rules/dataset.ts';

/** What the operator of the site asks for. */
export type SystemExport = {
  file: ExportFileName;
  referenceCode?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** In which the days of the period are read. */
  timeZone: string;
  withIdentity: boolean;
  reason?: string | undefined;
};

/**
 * A file for the operator of the site, who holds the database anyway: the same rows, the same audit row,
 * without an actor.
 * @throws NOT_FOUND for an establishment that is none; INVALID without a reason for identities; SHEET_TOO_LONG
 * @decision D65
 */
export async function exportAsSystem(
  system: Services & SystemContext,
  asked: SystemExport,
): Promise<{ rows: number; bytes: AsyncGenerator<Uint8Array> }> {
  const { db, now, locale } = system;
  const { file, referenceCode, from, to, timeZone, withIdentity, reason } = asked;
  if (withIdentity && !reason) throw invalidField('reason', 'required');
  const establishmentId =
    referenceCode === undefined ? undefined : await placeOf(system, referenceCode);
  const viewer = { roles: [ROLE.administrator], establishmentIds: [], timeZone };
  const filters = await filtersOf(db, { establishmentId, from, to }, viewer);
  const { subject, format } = askedBy(file);
  expectFits(subject, {}, withIdentity);
  const rows = await countRows(system, subject, filters, withIdentity);
  if (format === 'xlsx' && rows > XLSX_ROWS_MAXIMUM) {
    throw new AppError('SHEET_TOO_LONG', { details: { file: csvFileOf(subject), rows } });
  }
  await inTransaction(db, (tx) =>
    audit(
      tx,
      { ...system, procedure: 'exports.prepare' },
      {
        objectType: 'export',
        objectId: file,
        after: { establishmentId, from, to, withIdentity, ...(withIdentity && { reason }), rows },
      },
    ),
  );
  return { rows, bytes: await openExport(system, { file, filters, withIdentity, locale, now }) };
}

async function placeOf({ db }: Pick<Services, 'db'>, code: string): Promise<number> {
  const [place] = await db
    .select({ id: establishments.id })
    .from(establishments)
    .where(
      and(
        eq(establishments.referenceCode, toReferenceCode(code)),
        isNull(establishments.deletedAt),
      ),
    );
  if (!place) throw new AppError('NOT_FOUND');
  return place.id;
}
