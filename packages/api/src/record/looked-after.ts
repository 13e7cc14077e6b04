import { participants } from '@aube/db/schema';
import { inArray } from 'drizzle-orm';
import { ROLE, type Actor } from '../context.ts';

/** Whether this member of staff looks after people of that establishment. @decision D5 */
export function looksAfter(actor: Actor, establishmentId: number): boolean {
  return (
    actor.roles.includes(ROLE.administrator) || actor.establishmentIds.includes(establishmentId)
  );
}

/** The same as a condition on `participants`; an administrator looks after everybody. */
export function whomTheyLookAfter(actor: Actor) {
  return actor.roles.includes(ROLE.administrator)
    ? undefined
    : inArray(participants.establishmentId, actor.establishmentIds);
}
