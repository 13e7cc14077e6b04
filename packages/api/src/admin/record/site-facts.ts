import { contactsOf, type ContactBook } from '@aube/content';
import { findLastBackup } from '@aube/db';
import {
  establishments,
  firstSteps,
  invitations,
  mailOutbox,
  participants,
  users,
} from '@aube/db/schema';
import { and, eq, exists, gt, isNotNull, isNull, or } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { countOfRole } from '../../account/record/administrators.ts';
import { ROLE } from '../../people/rules/roles.ts';
import type { SiteFacts } from '../rules/first-steps.ts';

type Site = Pick<Context, 'db' | 'pages'>;

export async function hasParticipants({ db }: Pick<Site, 'db'>): Promise<boolean> {
  const [row] = await db
    .select({ userId: participants.userId })
    .from(participants)
    .innerJoin(users, and(eq(users.id, participants.userId), isNull(users.deletedAt)))
    .limit(1);
  return row !== undefined;
}

async function hasInvited({ db }: Pick<Site, 'db'>): Promise<boolean> {
  const sent = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.invitationId, invitations.id), isNotNull(mailOutbox.sentAt)));
  const isGiven = and(isNull(invitations.email), isNotNull(invitations.createdByUserId));
  const [row] = await db
    .select({ id: invitations.id })
    .from(invitations)
    .where(or(isGiven, isNotNull(invitations.openedAt), gt(invitations.uses, 0), exists(sent)))
    .limit(1);
  return row !== undefined;
}

/** True when the establishment has a contact of its own, or the site has a contact. */
const hasContact = (
  contacts: ContactBook,
  place: NonNullable<Parameters<typeof contactsOf>[1]>,
): boolean => contactsOf(contacts, place).length > 0 || (contacts.ofSite ?? []).length > 0;

/** @decision D91 */
export async function findSiteFacts({ db, pages }: Site): Promise<SiteFacts> {
  const open = await db
    .select({ id: establishments.id, referenceCode: establishments.referenceCode })
    .from(establishments)
    .where(isNull(establishments.deletedAt));
  const marks = new Map((await db.select().from(firstSteps)).map((mark) => [mark.step, mark]));
  return {
    hasMailArrived: marks.has('mail'),
    establishmentCount: open.length,
    withoutContactCount: open.filter((place) => !hasContact(pages.contacts, place)).length,
    consentRead: marks.get('consent')?.detail ?? null,
    consentVersion: pages.consent.version,
    staffCount: await countOfRole({ db }, ROLE.staff),
    hasInvited: await hasInvited({ db }),
    hasBackup: (await findLastBackup(db)) !== null,
  };
}
