import { admitPerson } from '../confirmed-identity.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { openExportKey } from './record/export-key.ts';
import { expectFreePlace, openExport } from './record/open-export.ts';
import { askedBy, type ExportFormat, type ExportFileName } from './rules/dataset.ts';
import { mayStillHave } from './rules/may-still-have.ts';
import { audit, auditLook, type Acting } from '../audit.ts';
import { inTransaction } from '../transaction.ts';
import type { LeftFile } from './record/leaving-bytes.ts';

/** A file on its way: its name, what it is, its bytes. */
export type LeavingFile = {
  fileName: string;
  mediaType: string;
  bytes: AsyncGenerator<Uint8Array>;
};

const MEDIA_TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
};

/** What `exports.prepare` asks: rights may have gone since. */
const ASKS = { admits: 'staff', guard: 'export', duringSetUp: false } as const;

/**
 * Lets a prepared file leave: what `exports.prepare` allowed this caller, while they may still have it.
 * @throws NOT_AUTHENTICATED; SECOND_FACTOR_NOT_SET_UP; CONFIRM_IDENTITY; FORBIDDEN to who lost the role or
 *   an establishment since; NOT_FOUND for a key that is not theirs, too old or used; SHEET_TOO_LONG; UNAVAILABLE, to be
 *   tried again with the same key
 * @decision D58 exports#two-steps
 */
export async function openPreparedExport(ctx: Context, key: string): Promise<LeavingFile> {
  const { now } = ctx;
  const actor = ctx.operator ?? (await admitPerson(ctx, ASKS)).actor;
  const prepared = openExportKey(ctx, key, { userId: actor.userId, now });
  if (!prepared) throw new AppError('NOT_FOUND');
  const { file, filters, withIdentity, preparation } = prepared;
  if (!mayStillHave(actor, { places: filters.places, withIdentity })) {
    throw new AppError('FORBIDDEN');
  }
  expectFreePlace(actor.userId);
  const { allowed } = await ctx.limiter.consume('exports.key', key);
  if (!allowed) throw new AppError('NOT_FOUND');
  const leaving = logLeaving({ ...ctx, actor }, { file, preparation });
  const bytes = await openExport({ ...ctx, ...leaving }, { ...prepared, now }).catch(
    async (thrown: unknown) => {
      await ctx.limiter.clear('exports.key', key);
      throw thrown;
    },
  );
  return { fileName: file, mediaType: MEDIA_TYPES[askedBy(file).format], bytes };
}

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
