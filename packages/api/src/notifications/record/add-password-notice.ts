import type { Transaction } from '@aube/db';
import { userRoles } from '@aube/db/schema';
import { eq } from 'drizzle-orm';
import { isParticipant } from '../../people/rules/roles.ts';
import { addNotice } from '../../record/add-notice.ts';

/**
 * Tells a participant that their password was changed; staff have no notices and get the email
 * only.
 */
export async function addPasswordNotice(
  tx: Transaction,
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  const held = await tx
    .select({ roleId: userRoles.roleId })
    .from(userRoles)
    .where(eq(userRoles.userId, userId));
  if (!isParticipant(held.map(({ roleId }) => roleId))) return;
  await addNotice(tx, { userId, kind: 'passwordChanged', now });
}
