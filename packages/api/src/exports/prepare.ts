import { z } from 'zod';
import { isAdministrator } from '../account/rules/roles.ts';
import { audit, auditLook } from '../audit.ts';
import { AppError, invalidField } from '../errors.ts';
import { choice, flag, text } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { staffExportProcedure } from '../trpc.ts';
import { filtersInput } from './filters-input.ts';
import { countRows } from './record/count-rows.ts';
import { sealExport } from './record/export-key.ts';
import { expectFits, filtersOf, writtenFilters } from './record/export-scope.ts';
import { findNamed } from './record/find-named.ts';
import { askedBy, csvFileOf, EXPORT_FILES, XLSX_ROWS_MAXIMUM } from './rules/dataset.ts';
import { EXPORT_KEY_MS } from './rules/export-request.ts';

/**
 * Prepares a file (« exporter ») and answers the key with which the file door lets it leave
 * within a minute. It is one audited act, with its filters and the number of its rows; with identities, it
 * is also a look at each person whom the file names.
 * @throws CONFIRM_IDENTITY; NOT_FOUND for an establishment that is not the caller's; FORBIDDEN for
 *   identities to anybody but an administrator; INVALID without a reason for them, and for
 *   a table of the statistics on what narrows a list; SHEET_TOO_LONG for a
 *   workbook of more than a million rows
 * @decision D58 D65 decisions/0042
 */
export const prepare = staffExportProcedure
  .input(
    filtersInput.extend({
      file: choice(EXPORT_FILES),
      /** Adds who the person is. */
      withIdentity: flag.default(false),
      /** Why, for a file with identities. */
      reason: text(500).optional(),
    }),
  )
  .output(
    z.object({
      key: z.string(),
      fileName: z.string(),
      /** How many rows it has; of an archive, all its datasets together. */
      rows: z.number(),
    }),
  )
  .query(async ({ ctx, input }) => {
    const { actor, locale, now } = ctx;
    const { file, withIdentity, reason, ...asked } = input;
    if (withIdentity && !isAdministrator(actor.roles)) throw new AppError('FORBIDDEN');
    if (withIdentity && reason === undefined) throw invalidField('reason', 'required');
    const { subject, format } = askedBy(file);
    expectFits(subject, asked, withIdentity);
    const filters = await filtersOf(ctx.db, asked, actor);
    const rows = await countRows(ctx, subject, filters, withIdentity);
    if (format === 'xlsx' && rows > XLSX_ROWS_MAXIMUM) {
      throw new AppError('SHEET_TOO_LONG', { details: { file: csvFileOf(subject), rows } });
    }
    await inTransaction(ctx.db, (tx) =>
      audit(tx, ctx, {
        objectType: 'export',
        objectId: file,
        after: { ...writtenFilters(asked), withIdentity, ...(withIdentity && { reason }), rows },
      }),
    );
    if (withIdentity) {
      const named = await findNamed(ctx, subject, filters);
      const others = named.filter((userId) => userId !== actor.userId);
      await auditLook(ctx, actor.userId, others, { type: 'export', id: file });
    }
    const expiresAt = now.getTime() + EXPORT_KEY_MS;
    const { userId } = actor;
    const key = sealExport(ctx, { userId, expiresAt, file, filters, withIdentity, locale });
    return { key, fileName: file, rows };
  });
