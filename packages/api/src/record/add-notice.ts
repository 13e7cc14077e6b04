import type { NotificationKind } from '@aube/content';
import type { Transaction } from '@aube/db';
import { notifications } from '@aube/db/schema';
import { and, eq, isNull } from 'drizzle-orm';

type Notice = {
  userId: number;
  kind: NotificationKind;
  params?: Record<string, string | number>;
  now: Date;
};

/**
 * Adds a notice (« notification »); a week's notice is added only once.
 * @returns true when the notice was added
 */
export async function addNotice(
  tx: Transaction,
  { userId, kind, params = {}, now }: Notice,
): Promise<boolean> {
  const added = await tx
    .insert(notifications)
    .values({ userId, kind, params, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: notifications.id });
  return added.length > 0;
}

export async function outdateNotices(
  tx: Transaction,
  { userId, kind, now }: Omit<Notice, 'params'>,
): Promise<void> {
  await tx
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.kind, kind),
        isNull(notifications.readAt),
      ),
    );
}
