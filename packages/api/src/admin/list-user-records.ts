import { userRoles, users } from '@aube/db/schema';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { auditLook } from '../audit.ts';
import type { SystemContext } from '../system.ts';
import { administratorProcedure } from '../trpc.ts';
import { findUserRecords, userRecord, type UserRecord } from './record/user-record.ts';

async function list(
  ctx: SystemContext & { procedure: string; actor: { userId: number } | null },
  roleId?: number,
): Promise<UserRecord[]> {
  const { db } = ctx;
  const actorId = ctx.actor?.userId ?? null;
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
  const shown = records.map(({ userId }) => userId).filter((userId) => userId !== actorId);
  await auditLook(ctx, actorId, shown);
  return records;
}

/**
 * Every account that is not deleted, by name: what the old clients ask for, who know no pages. Whom
 * it shows is audited.
 * @source specification §7
 * @decision D43
 */
export const listUserRecords = administratorProcedure
  .output(z.array(userRecord))
  .query(({ ctx }) => list(ctx));

/** The same for the site's operator, or those of one role; the look at them is audited like anybody's. */
export const listUsersAsSystem = (ctx: SystemContext, roleId?: number): Promise<UserRecord[]> =>
  list({ ...ctx, procedure: 'admin.listUserRecords', actor: null }, roleId);
