import { z } from 'zod';
import { isAdministrator } from '../people/rules/roles.ts';
import { audit } from '../audit.ts';
import type { Actor, Call } from '../context.ts';
import type { Try } from '@aube/auth';
import { countTries, giveTriesBack } from '../count-tries.ts';
import { AppError, invalidField } from '../errors.ts';
import type { Operator } from '../operator.ts';
import { inTransaction } from '../transaction.ts';
import { countedStaffExportOrOperatorProcedure } from '../trpc.ts';
import { exportInput, type ExportInput } from './export-input.ts';
import { sealExport } from './record/export-key.ts';
import {
  expectFiltersFit,
  expectSheetFits,
  filtersOf,
  writtenFilters,
} from './record/export-scope.ts';
import type { Filters } from './record/export-snapshot.ts';
import { measureFile } from './record/measure-file.ts';
import { expectFreeSlot } from './record/open-export.ts';
import { USUAL_FORM, type CsvForm } from '../csv-form.ts';
import { askedBy } from './rules/dataset.ts';
import { COUNT_STATEMENT_MS, EXPORT_KEY_MS } from './rules/export-request.ts';

type Preparing = Call & { actor: Actor | Operator };

/** @throws INVALID for a separator or a decimal mark, unless the file is a single CSV file */
function formOf({ file, separator, decimal }: ExportInput): CsvForm {
  if (askedBy(file).format !== 'csv') {
    if (separator !== undefined) throw invalidField('separator', 'unknownField');
    if (decimal !== undefined) throw invalidField('decimal', 'unknownField');
  }
  return {
    separator: separator ?? USUAL_FORM.separator,
    decimal: decimal ?? USUAL_FORM.decimal,
  };
}

/** Writes one audit row. `open-prepared.ts` logs the people of the file when the file is sent. */
async function prepareFile(
  ctx: Preparing,
  { file, withIdentity, reason, ...asked }: Omit<ExportInput, 'separator' | 'decimal'>,
): Promise<{ filters: Filters; rows: number }> {
  const { actor } = ctx;
  if (withIdentity && !isAdministrator(actor.roles)) throw new AppError('FORBIDDEN');
  if (withIdentity && reason === undefined) throw invalidField('reason', 'required');
  const { subject } = askedBy(file);
  expectFiltersFit(subject, asked, withIdentity);
  const filters = await filtersOf(ctx.db, asked, actor);
  const statementMs = actor.userId === null ? 0 : COUNT_STATEMENT_MS;
  const { rows, columns } = await measureFile(ctx, subject, filters, withIdentity, statementMs);
  expectSheetFits(file, rows);
  expectFreeSlot(actor.userId);
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

/** Errors that occur before any row is read; these errors do not count for the limit. */
const GIVEN_BACK: ReadonlySet<string> = new Set(['INVALID', 'FORBIDDEN', 'NOT_FOUND']);

/**
 * Prepares a file (« exporter »); the returned key downloads the file within a minute. For a file
 * with identities, or with a search for a name, a consultation of each person is logged.
 * @throws CONFIRM_IDENTITY; NOT_FOUND outside the caller's establishments; FORBIDDEN for identities
 *   unless the caller is an administrator; INVALID for identities without a reason, list filters on
 *   statistics, `nature` without `alertes`, or CSV settings for another kind of file;
 *   SHEET_TOO_LONG above a million rows; UNAVAILABLE while too many files are being written;
 *   TOO_BUSY; TOO_MANY_REQUESTS after sixty files in an hour
 * @source security RL-1
 * @decision D58 D65 exports#two-steps
 */
export const prepare = countedStaffExportOrOperatorProcedure
  .input(exportInput)
  .output(
    z.object({
      key: z.string(),
      fileName: z.string(),
      rows: z.number(),
    }),
  )
  // A mutation, because each call writes a log row and counts for the limit.
  .mutation(async ({ ctx, input }) => {
    const { actor, locale, now, requestId: preparation } = ctx;
    const { separator: _separator, decimal: _decimal, ...asked } = input;
    const { file, withIdentity } = asked;
    const form = formOf(input);
    const { userId } = actor;
    const tries: Try[] = userId === null ? [] : [['exports.account', String(userId)]];
    expectFreeSlot(userId);
    await countTries(ctx, ...tries);
    const { filters, rows } = await prepareFile(ctx, asked).catch(async (thrown: unknown) => {
      const isCheap = thrown instanceof AppError && GIVEN_BACK.has(thrown.appCode);
      if (isCheap) await giveTriesBack(ctx, ...tries);
      throw thrown;
    });
    const expiresAt = now.getTime() + EXPORT_KEY_MS;
    const prepared = { userId, expiresAt, file, filters, withIdentity, locale, form, preparation };
    const key = sealExport(ctx, prepared);
    return { key, fileName: file, rows };
  });
