import { z } from 'zod';
import { choice } from '../primitives.ts';
import { staffProcedure } from '../trpc.ts';
import { columnsOf, exportTables } from './record/tables.ts';
import { DATASET_NAMES, DATASET_SLUGS } from './rules/dataset.ts';

/**
 * Lists the datasets that can be exported (« jeux de données »), in the caller's language.
 * @decision D65
 */
export const listDatasets = staffProcedure
  .output(
    z.array(
      z.object({
        dataset: z.enum(DATASET_NAMES),
        fileName: z.string(),
        title: z.string(),
        description: z.string(),
      }),
    ),
  )
  .query(({ ctx }) => {
    const tables = exportTables(ctx);
    return DATASET_NAMES.map((dataset) => ({
      dataset,
      fileName: DATASET_SLUGS[dataset],
      title: tables[dataset].title[ctx.locale],
      description: tables[dataset].description[ctx.locale],
    }));
  });

/**
 * Columns of a dataset in the caller's language. Only administrators can export the columns with
 * identities.
 * @decision D65
 */
export const getDataset = staffProcedure
  .input(z.object({ dataset: choice(DATASET_NAMES) }))
  .output(
    z.object({
      columns: z.array(
        z.object({
          name: z.string(),
          label: z.string(),
          type: z.string(),
          unit: z.string().nullable(),
          codes: z.array(z.object({ value: z.string(), label: z.string() })),
          source: z.string(),
          rulesVersion: z.string().nullable(),
          isIdentity: z.boolean(),
        }),
      ),
    }),
  )
  .query(({ ctx, input }) => ({
    columns: columnsOf(exportTables(ctx)[input.dataset], true).map((column) => ({
      name: column.name,
      label: column.label[ctx.locale],
      type: column.type,
      unit: column.unit ?? null,
      codes: (column.codes ?? []).map(({ value, label }) => ({ value, label: label[ctx.locale] })),
      source: column.source[ctx.locale],
      rulesVersion: column.rulesVersion ?? null,
      isIdentity: column.isIdentity ?? false,
    })),
  }));
