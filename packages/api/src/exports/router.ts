import { z } from 'zod';
import { countTries, giveTriesBack, type Try } from '../count-tries.ts';
import { AppError } from '../errors.ts';
import { router, staffExportProcedure } from '../trpc.ts';
import { exportInput } from './export-input.ts';
import { getDataset, listDatasets } from './list-datasets.ts';
import { prepareExport } from './prepare-export.ts';
import { preview } from './preview.ts';
import { sealExport } from './record/export-key.ts';
import { expectFreePlace } from './record/open-export.ts';
import { EXPORT_KEY_MS } from './rules/export-request.ts';

/** Refusals before any row is read. */
const GIVEN_BACK: ReadonlySet<string> = new Set(['INVALID', 'FORBIDDEN', 'NOT_FOUND']);

/**
 * Prepares a file (« exporter ») and returns a key with which the file door sends it within a minute. It is one audited act, with filters and number of rows. With identities, or after a search, the file is also a look at each person in it.
 * @throws CONFIRM_IDENTITY; NOT_FOUND for an establishment that is not the caller's; FORBIDDEN for identities unless the caller is an administrator; INVALID for identities without a reason, for list filters on a table of the statistics, and for a nature outside alerts; SHEET_TOO_LONG for a workbook of more than a million rows; UNAVAILABLE while enough other files are being written; TOO_MANY_REQUESTS after ten files in an hour (early refusals do not count)
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
