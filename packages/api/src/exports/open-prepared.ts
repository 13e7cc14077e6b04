import { admitPersonOrOperator } from '../confirmed-identity.ts';
import type { Actor, Context } from '../context.ts';
import { AppError, toAppError } from '../errors.ts';
import { noteRefusal } from '../note-refusal.ts';
import { isAdmitted } from '../people/rules/roles.ts';
import { openExportKey } from './record/export-key.ts';
import { expectFreeSlot, openExport } from './record/open-export.ts';
import { askedBy, type ExportFormat, type ExportFileName } from './rules/dataset.ts';
import { mayReceive } from './rules/may-receive.ts';
import { audit, auditLook, type Acting } from '../audit.ts';
import { inTransaction } from '../transaction.ts';
import type { LeftFile } from './record/leaving-bytes.ts';

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

/**
 * The conditions of `exports.prepare` are checked again, because rights may have changed since the
 * preparation.
 */
const ASKS = { admits: 'staff', guard: 'export', duringSetUp: false } as const;

/**
 * Checks, while the file is sent, that the reader still has the right to the file. Idle time counts
 * until the request, so that the session does not expire while a long file is sent.
 */
async function mayReceiveNow(
  ctx: Context,
  actor: Actor,
  scope: Parameters<typeof mayReceive>[1],
): Promise<boolean> {
  const reader = await ctx.auth.findAgain(actor, ctx.now);
  return reader !== null && isAdmitted(ASKS.admits, reader.roles) && mayReceive(reader, scope);
}

/**
 * Opens a prepared file for the person who prepared the file, and logs a refused right.
 * @throws NOT_AUTHENTICATED; SECOND_FACTOR_NOT_SET_UP; CONFIRM_IDENTITY; FORBIDDEN after losing the
 *   role or an establishment; NOT_FOUND for an expired key, a used key, or the key of another
 *   person; SHEET_TOO_LONG; UNAVAILABLE when the same key can be used again later
 * @decision D58 exports#two-steps
 */
export async function openPreparedExport(ctx: Context, key: string): Promise<LeavingFile> {
  try {
    return await openFile(ctx, key);
  } catch (thrown) {
    await noteRefusal(ctx, 'exports.send', toAppError(thrown));
    throw thrown;
  }
}

async function openFile(ctx: Context, key: string): Promise<LeavingFile> {
  const { now } = ctx;
  const { actor } = await admitPersonOrOperator(ctx, ASKS);
  const prepared = openExportKey(ctx, key, { userId: actor.userId, now });
  if (!prepared) throw new AppError('NOT_FOUND');
  const { file, filters, withIdentity, preparation } = prepared;
  const scope = { places: filters.places, withIdentity };
  if (!mayReceive(actor, scope)) throw new AppError('FORBIDDEN');
  expectFreeSlot(actor.userId);
  const { allowed } = await ctx.limiter.consume([['exports.key', key]]);
  if (!allowed) throw new AppError('NOT_FOUND');
  const leaving = logLeaving({ ...ctx, actor }, { file, preparation });
  const mayGoOn = actor.userId !== null && (() => mayReceiveNow(ctx, actor, scope));
  const sources = { ...ctx, ...leaving, ...(mayGoOn && { mayGoOn }) };
  const bytes = await openExport(sources, { ...prepared, now }).catch(async (thrown: unknown) => {
    await ctx.limiter.clear([['exports.key', key]]);
    throw thrown;
  });
  return { fileName: file, mediaType: MEDIA_TYPES[askedBy(file).format], bytes };
}

type Sending = Pick<Context, 'db'> &
  Omit<Acting, 'procedure'> & { actor: { userId: number | null } };

export type LeavingLog = {
  onShown: (people: readonly number[]) => Promise<void>;
  onLeft: (left: LeftFile) => Promise<void>;
};

/**
 * Logs the people in a sent file, and the SHA-256, length and completeness of the sent bytes.
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
