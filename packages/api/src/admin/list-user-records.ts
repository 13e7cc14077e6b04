import { users } from '@aube/db/schema';
import { isNull } from 'drizzle-orm';
import { z } from 'zod';
import { auditLook } from '../audit.ts';
import { administratorProcedure } from '../trpc.ts';
import { findUserRecords, userRecord } from './record/user-record.ts';

/**
 * Every account that is not deleted, by name: what the old clients ask for, who know no pages. Whom
 * it shows is audited.
 * @source specification §7
 * @decision D43
 */
export const listUserRecords = administratorProcedure
  .output(z.array(userRecord))
  .query(async ({ ctx }) => {
    const { db, actor } = ctx;
    const records = await findUserRecords(db, isNull(users.deletedAt));
    const shown = records.map(({ userId }) => userId).filter((userId) => userId !== actor.userId);
    await auditLook(ctx, actor.userId, shown);
    return records;
  });
