import { audit, auditLook, type Acting } from '../audit.ts';
import type { Context } from '../context.ts';
import { inTransaction } from '../transaction.ts';
import type { LeftFile } from './record/leaving-bytes.ts';
import type { ExportFileName } from './rules/dataset.ts';

type Sending = Pick<Context, 'db'> &
  Omit<Acting, 'procedure'> & { actor: { userId: number | null } };

/** What the log is told of a file that leaves. */
export type LeavingLog = {
  /** Before the first byte: whom it shows, each once. */
  onShown: (people: readonly number[]) => Promise<void>;
  /** Before its end is said: what of it was taken. */
  onLeft: (left: LeftFile) => Promise<void>;
};

/**
 * Notes in the log whom a prepared file shows, and what of it left: its SHA-256, how long it is, and whether
 * that is all of it.
 * @source security EX-3
 * @decision exports#audited-exports
 */
export function logLeaving(
  ctx: Sending,
  { file, preparation }: { file: ExportFileName; preparation: string },
): LeavingLog {
  const sending = { ...ctx, procedure: 'exports.send' };
  const viewerId = ctx.actor.userId;
  return {
    onShown: (people) =>
      auditLook(
        sending,
        viewerId,
        people.filter((userId) => userId !== viewerId),
        { type: 'export', id: file },
      ),
    onLeft: ({ afterMs, ...left }) =>
      inTransaction(ctx.db, (tx) =>
        audit(
          tx,
          { ...sending, now: new Date(ctx.now.getTime() + afterMs) },
          { objectType: 'export', objectId: file, after: { ...left, preparation } },
        ),
      ),
  };
}
