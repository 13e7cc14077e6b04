import type { Transaction } from '@aube/db';
import { userRoles } from '@aube/db/schema';
import { eq } from 'drizzle-orm';
import { isParticipant } from '../../account/rules/roles.ts';
import { addNotice } from './add-notice.ts';

/** Says to a participant that their password was changed; staff, who have no notices, read the letter. */
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
