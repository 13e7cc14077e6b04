import type { Locale } from '@aube/content';
import type { Transaction } from '@aube/db';
import { isParticipant } from '../../people/rules/roles.ts';
import { addNotice } from '../../record/add-notice.ts';
import { findRoles } from '../../record/find-roles.ts';
import { queueLetter } from './queue-letter.ts';

export async function tellPasswordChanged(
  tx: Transaction,
  { email, ...person }: { userId: number; email: string; locale: Locale; now: Date },
): Promise<void> {
  const { userId, now } = person;
  await queueLetter(tx, { ...person, kind: 'passwordChanged', toAddress: email });
  if (!isParticipant(await findRoles(tx, userId))) return;
  await addNotice(tx, { userId, kind: 'passwordChanged', now });
}
