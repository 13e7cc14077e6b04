import { auditLog } from '@aube/db/schema';
import type { Transaction } from '@aube/db';

export type AuditEntry = {
  /** `<area>.<what was done>`, for example `account.register`. */
  action: string;
  subjectUserId?: number | null;
  objectType?: string;
  objectId?: string | number;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
};

type Who = { actor?: { userId: number } | null; now: Date; requestId: string };

/** Writes who did what, in the transaction of what it tells: both stand or neither does. */
export async function audit(tx: Transaction, who: Who, entry: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values({
    at: who.now,
    actorUserId: who.actor?.userId ?? null,
    subjectUserId: entry.subjectUserId ?? null,
    action: entry.action,
    objectType: entry.objectType ?? null,
    objectId: entry.objectId === undefined ? null : String(entry.objectId),
    before: entry.before ?? null,
    after: entry.after ?? null,
    requestId: who.requestId,
  });
}
