import { z } from 'zod';
import { auditLook } from '../audit.ts';
import { countTries } from '../count-tries.ts';
import { choice } from '../primitives.ts';
import { heavyStaffProcedure, router } from '../trpc.ts';
import { filtersInput } from './export-input.ts';
import { expectFiltersFit, filtersOf } from './record/export-scope.ts';
import { withExportSnapshot } from './record/with-export-snapshot.ts';
import { readPreview } from './record/read-preview.ts';
import { columnsOf, exportTables } from './record/tables.ts';
import { DATASET_NAMES, DATASET_SLUGS } from './rules/dataset.ts';
import { PREVIEW_STATEMENT_MS } from './rules/export-request.ts';
import { getDataset, listDatasets } from './list-datasets.ts';
import { prepare } from './prepare.ts';

/**
 * Shows the first five rows of a file without identities (« aperçu »). Each shown person gets a
 * logged consultation.
 * @throws NOT_FOUND outside the caller's establishments; INVALID for `nature` without `alertes`;
 *   TOO_BUSY while too many heavy reads run; TOO_MANY_REQUESTS after sixty previews in ten minutes
 * @source security RL-1
 * @decision D44 D65 exports#previews
 */
const preview = heavyStaffProcedure()
  .input(filtersInput.extend({ dataset: choice(DATASET_NAMES) }))
  .output(
    z.object({
      columns: z.array(z.string()),
      rows: z.array(z.array(z.string().nullable())),
      /** At most 2,001, which means more than 2,000. */
      total: z.number(),
      /** Number of people that were looked at, when others may have more rows. */
      lookedAt: z.number().optional(),
    }),
  )
  .query(async ({ ctx, input }) => {
    await countTries(ctx, ['exports.preview', String(ctx.actor.userId)]);
    const table = exportTables(ctx)[input.dataset];
    const columns = columnsOf(table, false);
    const { dataset, ...narrowed } = input;
    expectFiltersFit(dataset, narrowed, false);
    const filters = await filtersOf(ctx.db, narrowed, ctx.actor);
    const asked = { table, columns, filters };
    const { shown, total, lookedAt } = await withExportSnapshot(
      ctx,
      filters,
      PREVIEW_STATEMENT_MS,
      (snapshot) => readPreview(snapshot, asked),
    );
    const people = shown.map(({ userId }) => userId);
    const object = { type: 'export', id: DATASET_SLUGS[input.dataset] };
    await auditLook(ctx, ctx.actor.userId, people, object);
    return {
      columns: columns.map(({ name }) => name),
      rows: shown.map(({ cells }) => cells),
      total,
      ...(lookedAt !== null && { lookedAt }),
    };
  });

/** @decision D65 */
export const exportsRouter = router({ listDatasets, getDataset, preview, prepare });
