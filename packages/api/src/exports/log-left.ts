import { audit, type Acting } from '../audit.ts';
import type { Context } from '../context.ts';
import { inTransaction } from '../transaction.ts';
import type { LeftFile } from './record/leaving-bytes.ts';
import type { ExportFileName } from './rules/dataset.ts';

type Sending = Pick<Context, 'db'> &
  Omit<Acting, 'procedure'> & { actor: { userId: number } | null };

/**
 * Notes in the log what of a prepared file left: its SHA-256, how long it is, and whether that is all of it.
 * @source security EX-3
 * @decision decisions/0042
 */
export const logLeft =
  (ctx: Sending, { file, preparation }: { file: ExportFileName; preparation: string }) =>
  ({ afterMs, ...left }: LeftFile): Promise<void> =>
    inTransaction(ctx.db, (tx) =>
      audit(
        tx,
        { ...ctx, procedure: 'exports.send', now: new Date(ctx.now.getTime() + afterMs) },
        { objectType: 'export', objectId: file, after: { ...left, preparation } },
      ),
    );
