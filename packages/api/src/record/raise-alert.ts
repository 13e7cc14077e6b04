import type { Transaction } from '@aube/db';
import { staffAlerts } from '@aube/db/schema';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';

type RaisedAlert = {
  userId: number;
  kind: string;
  details: Record<string, string | number>;
  now: Date;
};

/**
 * Alerts staff. An open alert of the same kind is raised again with the new details.
 * @decision D33 safety#alerts
 */
export async function raiseAlert(
  tx: Transaction,
  { userId, kind, details, now }: RaisedAlert,
): Promise<void> {
  const [waiting] = await tx
    .select({ id: staffAlerts.id })
    .from(staffAlerts)
    .where(
      and(
        eq(staffAlerts.userId, userId),
        eq(staffAlerts.kind, kind),
        isNull(staffAlerts.acknowledgedAt),
      ),
    )
    .orderBy(desc(staffAlerts.id))
    .limit(1)
    .for('update');
  if (!waiting) {
    await tx.insert(staffAlerts).values({ userId, kind, details, raisedAt: now });
    return;
  }
  await tx
    .update(staffAlerts)
    .set({ details, raisedAgainAt: now, version: sql`${staffAlerts.version} + 1` })
    .where(eq(staffAlerts.id, waiting.id));
}
