import { userRoles, users } from '@aube/db/schema';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { auditLook } from '../audit.ts';
import type { SystemContext } from '../system.ts';
import { administratorProcedure } from '../trpc.ts';
import { partInput, partOf, readPart } from './record/list-part.ts';
import { findUserRecords, userRecord, type UserRecord } from './record/user-record.ts';

/**
 * The accounts that are not deleted, by name, a part at a time: the old clients, who know no pages, get all
 * parts in one answer. Whom a part shows is audited.
 * @source specification §7
 * @decision D43
 */
export const listUserRecords = administratorProcedure
  .input(partInput)
  .output(partOf(userRecord))
  .query(async ({ ctx, input: { after } }) => {
    const { userId: ownId } = ctx.actor;
    const part = await readPart(ctx, { list: 'users', after }, (tx, condition, limit) =>
      findUserRecords(tx, and(isNull(users.deletedAt), condition), { limit }),
    );
    const shown = part.rows.map(({ userId }) => userId).filter((userId) => userId !== ownId);
    await auditLook(ctx, ownId, shown);
    return part;
  });

/** The same for the site's operator, all at once, or those of one role; the look at them is audited like anybody's. */
export async function listUsersAsSystem(
  ctx: SystemContext,
  roleId?: number,
): Promise<UserRecord[]> {
  const { db } = ctx;
  const ofRole = db.select({ id: userRoles.userId }).from(userRoles);
  const records = await findUserRecords(
    db,
    and(
      isNull(users.deletedAt),
      roleId === undefined
        ? undefined
        : inArray(users.id, ofRole.where(eq(userRoles.roleId, roleId))),
    ),
  );
  const shown = records.map(({ userId }) => userId);
  await auditLook({ ...ctx, procedure: 'admin.listUserRecords' }, null, shown);
  return records;
}
