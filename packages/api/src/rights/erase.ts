import type { QuestionnaireLibrary } from '@aube/content';
import type { Transaction } from '@aube/db';
import { participants, userRoles, users } from '@aube/db/schema';
import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import { z } from 'zod';
import { ROLE } from '../account/rules/roles.ts';
import { audit, type Acting } from '../audit.ts';
import type { Services } from '../context.ts';
import { AppError } from '../errors.ts';
import { SYSTEM_ORIGIN } from '../origin.ts';
import { choice, entityId } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { confirmedAdministratorProcedure } from '../trpc.ts';
import { eraseIdentity } from './record/erase-identity.ts';
import { RESTORE_DAYS } from '../account/rules/deleted-account.ts';
import { ERASURE_REASONS, type KeptErasureReason } from './rules/erasure.ts';

/** Questions that are answered by codes; what stands under any other is words. */
function codedItemsOf({ questionnaires }: QuestionnaireLibrary): Set<string> {
  const items = [...questionnaires.values()].flatMap(({ instruments }) =>
    instruments.flatMap(({ items: asked }) => asked),
  );
  return new Set(items.flatMap(({ code, type }) => (type === 'text' ? [] : [code])));
}

type Eraser = Acting &
  Pick<Services, 'db' | 'questionnaires' | 'erasureFiles'> & {
    actor?: { userId: number } | null;
  };

async function lockPerson(tx: Transaction, userId: number) {
  const [person] = await tx
    .select({
      email: users.email,
      deletedAt: users.deletedAt,
      participantCode: participants.participantCode,
    })
    .from(users)
    .leftJoin(participants, eq(participants.userId, users.id))
    .where(and(eq(users.id, userId), isNull(users.erasedAt)))
    .for('update', { of: users });
  if (!person) throw new AppError('NOT_FOUND');
  return person;
}

/** Who is at work is deleted first (D55): an erasure takes no account away from under its owner. */
async function refuseStaff(tx: Transaction, userId: number, deletedAt: Date | null): Promise<void> {
  if (deletedAt !== null) return;
  const roles = await tx
    .select({ roleId: userRoles.roleId })
    .from(userRoles)
    .where(eq(userRoles.userId, userId));
  if (roles.some(({ roleId }) => roleId !== ROLE.participant)) throw new AppError('FORBIDDEN');
}

/**
 * Erases somebody in one transaction, which cannot be undone. The list of erasures has its line
 * before the transaction ends: a line too many is taken back, one too few would be forgotten.
 */
async function erasePerson(
  ctx: Eraser,
  userId: number,
  reason: KeptErasureReason,
): Promise<string | null> {
  const { now, erasureFiles } = ctx;
  const codedItems = codedItemsOf(ctx.questionnaires);
  const done: { line?: Parameters<typeof erasureFiles.append>[0] } = {};
  const { addresses, participantCode } = await inTransaction(ctx.db, async (tx) => {
    const { deletedAt, ...person } = await lockPerson(tx, userId);
    if (reason !== 'replay') await refuseStaff(tx, userId, deletedAt);
    const sentTo = await eraseIdentity(tx, { userId, ...person }, { now, codedItems });
    // Why stands in the log itself: its values are what an erasure takes away.
    await audit(tx, ctx, { subjectUserId: userId, objectType: 'erasure', objectId: reason });
    const { participantCode: code } = person;
    if (reason !== 'replay') {
      done.line = { userId, participantCode: code, erasedAt: now.toISOString() };
      await erasureFiles.append(done.line);
    }
    return { addresses: sentTo, participantCode: code };
  }).catch(async (thrown: unknown) => {
    if (done.line) await erasureFiles.append({ ...done.line, isCancelled: true });
    throw thrown;
  });
  await erasureFiles.forgetLetters(addresses);
  return participantCode;
}

/**
 * Erases the identity of a participant, or of a deleted account: names, addresses, e-mail and what
 * they wrote go, and cannot come back; nights, scores and dates stay under the participant code.
 * @throws CONFIRM_IDENTITY; NOT_FOUND; FORBIDDEN for an account of staff that is not deleted
 * @decision D63
 */
export const eraseUser = confirmedAdministratorProcedure
  .input(z.object({ userId: entityId, reason: choice(ERASURE_REASONS) }))
  .output(z.object({ participantCode: z.string().nullable() }))
  .mutation(async ({ ctx, input: { userId, reason } }) => ({
    participantCode: await erasePerson(ctx, userId, reason),
  }));

const DAY_MS = 24 * 60 * 60_000;

type System = Pick<Services, 'db' | 'questionnaires' | 'erasureFiles'> & {
  now: Date;
  requestId: string;
};

/**
 * Erases the accounts that were deleted 30 days ago or longer, one transaction each.
 * @decision D55
 */
export async function eraseDeletedAccounts(system: System): Promise<{ erased: number }> {
  const due = await system.db
    .select({ userId: users.id })
    .from(users)
    .where(
      and(
        isNotNull(users.deletedAt),
        lte(users.deletedAt, new Date(system.now.getTime() - RESTORE_DAYS * DAY_MS)),
        isNull(users.erasedAt),
      ),
    )
    .orderBy(users.deletedAt)
    .limit(100);
  const who = { ...system, origin: SYSTEM_ORIGIN, procedure: 'rights.eraseUser' };
  let erased = 0;
  const faults: unknown[] = [];
  for (const { userId } of due) {
    try {
      await erasePerson(who, userId, 'accountDeleted');
      erased += 1;
    } catch (thrown) {
      // Another process was there first.
      if (!(thrown instanceof AppError && thrown.appCode === 'NOT_FOUND')) faults.push(thrown);
    }
  }
  // One that fails stops no other.
  if (faults.length > 0) throw new AggregateError(faults, 'Some erasures failed.');
  return { erased };
}

type Replayer = System & Pick<Acting, 'origin'>;

/**
 * Erases again whom a restored backup brought back. A number that now belongs to somebody else, as
 * in another database, is left alone.
 * @decision D63
 */
export async function replayErasures(
  system: Replayer,
): Promise<{ erased: number; already: number; unknown: number }> {
  const counts = { erased: 0, already: 0, unknown: 0 };
  const who = { ...system, procedure: 'rights.eraseUser' };
  for (const { userId, participantCode, erasedAt } of await system.erasureFiles.list()) {
    const [person] = await system.db
      .select({
        participantCode: participants.participantCode,
        createdAt: users.createdAt,
        erasedAt: users.erasedAt,
      })
      .from(users)
      .leftJoin(participants, eq(participants.userId, users.id))
      .where(eq(users.id, userId));
    const isSame =
      person?.participantCode === participantCode && person.createdAt <= new Date(erasedAt);
    if (!isSame) counts.unknown += 1;
    else if (person.erasedAt !== null) counts.already += 1;
    else {
      await erasePerson(who, userId, 'replay');
      counts.erased += 1;
    }
  }
  return counts;
}
