import type { QuestionnaireLibrary } from '@aube/content';
import type { Transaction } from '@aube/db';
import { participants, userRoles, users } from '@aube/db/schema';
import { and, eq, isNull } from 'drizzle-orm';
import { audit, type Acting } from '../audit.ts';
import type { Services } from '../context.ts';
import { AppError } from '../errors.ts';
import { inTransaction } from '../transaction.ts';
import { eraseIdentity } from './record/erase-identity.ts';
import { isErasable, type KeptErasureReason } from './rules/erasure.ts';

/**
 * Questions without free text in any version, including the instruments that the site no longer
 * asks.
 */
function codedItemsOf({ instruments }: QuestionnaireLibrary): Set<string> {
  const items = instruments.flatMap((instrument) => instrument.items);
  const free = new Set(items.flatMap(({ code, type }) => (type === 'text' ? [code] : [])));
  return new Set(items.flatMap(({ code }) => (free.has(code) ? [] : [code])));
}

export type ErasingSystem = Pick<Services, 'db' | 'questionnaires' | 'erasureFiles'> & {
  now: Date;
  requestId: string;
};

type Eraser = Acting & ErasingSystem & { actor?: { userId: number } | null };

/**
 * Locks the participant's row before the user's row, in the same order as every change of a
 * programme. Later writes wait and are then refused.
 */
async function lockPerson(tx: Transaction, userId: number) {
  const [participant] = await tx
    .select({
      participantCode: participants.participantCode,
      establishmentId: participants.establishmentId,
    })
    .from(participants)
    .where(eq(participants.userId, userId))
    .for('update');
  const [person] = await tx
    .select({ email: users.email, deletedAt: users.deletedAt, createdAt: users.createdAt })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.erasedAt)))
    .for('update');
  if (!person) throw new AppError('NOT_FOUND');
  return { ...person, ...(participant ?? { participantCode: null, establishmentId: null }) };
}

async function refuseUnlessErasable(
  tx: Transaction,
  userId: number,
  deletedAt: Date | null,
): Promise<void> {
  const held = await tx
    .select({ roleId: userRoles.roleId })
    .from(userRoles)
    .where(eq(userRoles.userId, userId));
  const roles = held.map(({ roleId }) => roleId);
  if (!isErasable({ roles, deletedAt })) throw new AppError('FORBIDDEN');
}

/**
 * Erases a person for good. The entry in the list of erasures is written just before the commit,
 * never after.
 * @returns the participant code
 * @throws NOT_FOUND; FORBIDDEN for a staff account that is not deleted
 */
export async function erasePerson(
  ctx: Eraser,
  userId: number,
  reason: KeptErasureReason,
): Promise<string | null> {
  const { now, erasureFiles } = ctx;
  const codedItems = codedItemsOf(ctx.questionnaires);
  const { mail, participantCode } = await inTransaction(ctx.db, async (tx) => {
    const person = await lockPerson(tx, userId);
    if (reason !== 'replay') await refuseUnlessErasable(tx, userId, person.deletedAt);
    const erased = await eraseIdentity(tx, { userId, ...person }, { now, codedItems });
    // The log stores the reason as `objectId`, because an erasure deletes the values of log rows.
    await audit(tx, ctx, { subjectUserId: userId, objectType: 'erasure', objectId: reason });
    if (reason !== 'replay') {
      await erasureFiles.append({
        userId,
        participantCode: person.participantCode,
        establishmentId: person.establishmentId,
        createdAt: person.createdAt.toISOString(),
        erasedAt: now.toISOString(),
      });
    }
    return { mail: erased, participantCode: person.participantCode };
  });
  await erasureFiles.forgetLetters(mail);
  return participantCode;
}
