import type { Database } from '@aube/db';
import { auditDetails, auditLog } from '@aube/db/schema';
import { eq, getTableColumns, type SQL } from 'drizzle-orm';

export const auditTrail = (db: Database, which?: SQL) =>
  db
    .select({
      ...getTableColumns(auditLog),
      before: auditDetails.before,
      after: auditDetails.after,
    })
    .from(auditLog)
    .leftJoin(auditDetails, eq(auditDetails.auditId, auditLog.id))
    .where(which)
    .orderBy(auditLog.id);
