import { z } from 'zod';
import { auditLook } from '../audit.ts';
import { countTries, giveTriesBack, type Try } from '../count-tries.ts';
import { AppError } from '../errors.ts';
import { choice } from '../primitives.ts';
import { router, staffExportProcedure, staffProcedure } from '../trpc.ts';
import { exportInput } from './export-input.ts';
import { filtersInput } from './filters-input.ts';
import { getDataset, listDatasets } from './list-datasets.ts';
import { prepareExport } from './prepare-export.ts';
import { sealExport } from './record/export-key.ts';
import { expectFits, filtersOf } from './record/export-scope.ts';
import { lookInto } from './record/look-into.ts';
import { expectFreePlace } from './record/open-export.ts';
import { countText, previewText } from './record/statement.ts';
import { columnsOf, exportTables } from './record/tables.ts';
import { DATASET_NAMES, DATASET_SLUGS } from './rules/dataset.ts';
import { EXPORT_KEY_MS, PREVIEW_ROWS, PREVIEW_STATEMENT_MS } from './rules/export-request.ts';

/**
 * First five rows of a file without identities, and its number of rows (« aperçu »). Each shown
 * person's look is audited.
 * @throws NOT_FOUND for an establishment that is not the caller's; INVALID for a nature outside
 * alerts; UNAVAILABLE, to be tried again later, during too many previews; TOO_MANY_REQUESTS after
 * sixty in ten minutes
 * @source security RL-1
 * @decision D44 D65
 */
const preview = staffProcedure
  .input(filtersInput.extend({ dataset: choice(DATASET_NAMES) }))
  .output(
    z.object({
      columns: z.array(z.string()),
      rows: z.array(z.array(z.string().nullable())),
      /** Number of rows of the file. */
      total: z.number(),
    }),
  )
  .query(async ({ ctx, input }) => {
    await countTries(ctx, ['exports.preview', String(ctx.actor.userId)]);
    const table = exportTables(ctx)[input.dataset];
    const columns = columnsOf(table, false);
    const { dataset, ...narrowed } = input;
    expectFits(dataset, narrowed, false);
    const filters = await filtersOf(ctx.db, narrowed, ctx.actor);
    const asked = { table, columns, filters };
    const { total, shown } = await lookInto(
      ctx,
      filters,
      PREVIEW_STATEMENT_MS,
      async (snapshot) => {
        const [counted] = await snapshot.query<{ rows: number }>(countText(asked));
        const found = await snapshot.query<{ userId: number; cells: (string | null)[] }>(
          previewText(asked),
          [PREVIEW_ROWS],
        );
        return { total: counted?.rows ?? 0, shown: found };
      },
    );
    const people = shown.map(({ userId }) => userId);
    const lookedAt = { type: 'export', id: DATASET_SLUGS[input.dataset] };
    await auditLook(ctx, ctx.actor.userId, people, lookedAt);
    return {
      columns: columns.map(({ name }) => name),
      rows: shown.map(({ cells }) => cells),
      total,
    };
  });

/** Refusals before any row is read. */
const GIVEN_BACK: ReadonlySet<string> = new Set(['INVALID', 'FORBIDDEN', 'NOT_FOUND']);

/**
 * Prepares a file (« exporter ») and returns a key with which the file door sends it within a
 * minute. It is one audited act, with filters and number of rows. With identities, or after a
 * search, the file is also a look at each person in it.
 * @throws CONFIRM_IDENTITY; NOT_FOUND for an establishment that is not the caller's; FORBIDDEN for
 * identities unless the caller is an administrator; INVALID for identities without a reason, for
 * list filters on a table of the statistics, and for a nature outside alerts; SHEET_TOO_LONG for a
 * workbook of more than a million rows; UNAVAILABLE while enough other files are being written;
 * TOO_MANY_REQUESTS after ten files in an hour (early refusals do not count)
 * @source security RL-1
 * @decision D58 D65 decisions/0042 decisions/0046
 */
const prepare = staffExportProcedure
  .input(exportInput)
  .output(
    z.object({
      key: z.string(),
      fileName: z.string(),
      /** Number of rows; in an archive, of all its datasets. */
      rows: z.number(),
    }),
  )
  // An act, with its log row and its try: a script must not repeat it after a 503.
  .mutation(async ({ ctx, input }) => {
    const { actor, locale, now, requestId: preparation } = ctx;
    const { file, withIdentity } = input;
    const counted: Try = ['exports.account', String(actor.userId)];
    expectFreePlace(actor.userId);
    await countTries(ctx, counted);
    const { filters, rows } = await prepareExport(ctx, input, actor).catch(
      async (thrown: unknown) => {
        const isCheap = thrown instanceof AppError && GIVEN_BACK.has(thrown.appCode);
        if (isCheap) await giveTriesBack(ctx, counted);
        throw thrown;
      },
    );
    const expiresAt = now.getTime() + EXPORT_KEY_MS;
    const { userId } = actor;
    const prepared = { userId, expiresAt, file, filters, withIdentity, locale, preparation };
    const key = sealExport(ctx, prepared);
    return { key, fileName: file, rows };
  });

/** Files with many people's data. @decision D65 */
export const exportsRouter = router({ listDatasets, getDataset, preview, prepare });
