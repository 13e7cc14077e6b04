import { isAdministrator } from '../account/rules/roles.ts';
import { audit, type Acting } from '../audit.ts';
import type { Actor } from '../context.ts';
import { AppError, invalidField } from '../errors.ts';
import { inTransaction } from '../transaction.ts';
import type { ExportInput } from './export-input.ts';
import { expectFits, expectSheetHolds, filtersOf, writtenFilters } from './record/export-scope.ts';
import type { ExportSources, Filters } from './record/export-snapshot.ts';
import { measureFile } from './record/measure-file.ts';
import { expectFreePlace } from './record/open-export.ts';
import { askedBy } from './rules/dataset.ts';
import { COUNT_STATEMENT_MS } from './rules/export-request.ts';

/** Who prepares a file: somebody of the staff, or the operator of the site (`actor` null). */
type Preparing = ExportSources & Acting & { actor: { userId: number } | null };

/**
 * Prepares a file for whichever door asks: one audited act. Whom it shows is noted as it leaves
 * (`log-leaving.ts`). What is refused is neither.
 * @throws FORBIDDEN for identities to anybody but an administrator; NOT_FOUND; INVALID; SHEET_TOO_LONG;
 *   UNAVAILABLE while enough other files are being written, or counted
 * @decision D65 decisions/0042 decisions/0046
 */
export async function prepareExport(
  ctx: Preparing,
  { file, withIdentity, reason, ...asked }: ExportInput,
  viewer: Pick<Actor, 'roles' | 'establishmentIds' | 'timeZone'>,
): Promise<{ filters: Filters; rows: number }> {
  if (withIdentity && !isAdministrator(viewer.roles)) throw new AppError('FORBIDDEN');
  if (withIdentity && reason === undefined) throw invalidField('reason', 'required');
  const { subject } = askedBy(file);
  expectFits(subject, asked, withIdentity);
  const filters = await filtersOf(ctx.db, asked, viewer);
  // The operator waits as long as it takes.
  const statementMs = ctx.actor === null ? 0 : COUNT_STATEMENT_MS;
  const { rows, columns } = await measureFile(ctx, subject, filters, withIdentity, statementMs);
  expectSheetHolds(file, rows);
  expectFreePlace(ctx.actor?.userId ?? null);
  await inTransaction(ctx.db, (tx) =>
    audit(tx, ctx, {
      objectType: 'export',
      objectId: file,
      after: {
        ...writtenFilters(asked),
        ...(filters.places && { places: filters.places }),
        withIdentity,
        ...(withIdentity && { reason }),
        rows,
        columns,
      },
    }),
  );
  return { filters, rows };
}
