import {
  findPendingEmail,
  mintAccountToken,
  mintInvitationToken,
  reminderStopToken,
} from '@aube/auth';
import {
  contactsOf,
  mainLine,
  plainCallWords,
  type Contact,
  type ContactBook,
  type CrisisResource,
  type Locale,
} from '@aube/content';
import type { Transaction } from '@aube/db';
import {
  establishments,
  invitations,
  staffEstablishments,
  users,
  participants,
  staffAlerts,
  type mailOutbox,
  foldedOrder,
} from '@aube/db/schema';
import {
  activationLink,
  afterProgrammeLink,
  contactsLink,
  emailChangeLink,
  forgottenPasswordLink,
  loginLink,
  mailTestLink,
  passwordResetLink,
  registrationLink,
  consoleLink,
  nightLink,
  programmeLink,
  reminderStopLink,
  weekLink,
  type LetterContent,
} from '@aube/mailer';
import { toOneForm } from '@aube/dictionary';
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import { findContactToCall } from '../programme/rules/contact-to-call.ts';
import { contactView } from '../record/contact-view.ts';
import { lacksPassword } from '../record/lacks-password.ts';
import { findViewers } from '../record/viewers.ts';
import { isSeenBy } from '../record/sight.ts';
import { formatDate } from '../time/rules/written-time.ts';
import { localDateAt } from '../time/rules/zone.ts';
import { needsStaff } from './record/needs-staff.ts';
import { findRemindedPerson } from './record/reminder-facts.ts';
import { dueReminder, type Reminder } from './rules/reminder.ts';
import { staffReminder } from './rules/staff-reminder.ts';

type Site = Parameters<typeof programmeLink>[0];

function wordsOfReminder(site: Site, reminder: Reminder) {
  switch (reminder.kind) {
    case 'night':
      return { waiting: 'day', link: nightLink(site, reminder.date) } as const;
    case 'review':
      return { waiting: 'review', link: weekLink(site, reminder.week) } as const;
    case 'check':
      return { waiting: 'check', link: afterProgrammeLink(site) } as const;
    case 'questionnaire':
      return { waiting: 'step', link: programmeLink(site) } as const;
  }
}

async function phoneFor(
  tx: Transaction,
  userId: number,
  { contacts, locale }: Pick<Moment, 'contacts'> & { locale: Locale },
): Promise<string | null> {
  const [place] = await tx
    .select({ id: establishments.id, referenceCode: establishments.referenceCode })
    .from(participants)
    .innerJoin(establishments, eq(establishments.id, participants.establishmentId))
    .where(eq(participants.userId, userId));
  const view = (contact: Contact) => contactView(contact, locale);
  const own = contactsOf(contacts, place ?? null).map(view);
  return findContactToCall(own, (contacts.ofSite ?? []).map(view))?.phone.display ?? null;
}

/**
 * Content of a reminder, computed when the email is sent. Null when the reminder is no longer
 * needed.
 * @decision D36
 */
async function reminderLetter(
  tx: Transaction,
  { userId, toAddress, remindsOn, locale, params }: OutboxRow,
  { now, publicUrl, contacts }: Moment,
): Promise<LetterContent | null> {
  const person = userId === null ? null : await findRemindedPerson(tx, userId, now);
  if (!person || localDateAt(now, person.facts.timeZone) !== remindsOn) return null;
  const facts = { ...person.facts, remindedOn: [] };
  const reminder = params?.['by'] === 'staff' ? staffReminder(facts, now) : dueReminder(facts, now);
  if (reminder === null || typeof reminder === 'string') return null;
  const site = { publicUrl, locale };
  const token = await reminderStopToken(tx, { userId: person.userId, email: toAddress });
  return {
    kind: 'reminder',
    ...wordsOfReminder(site, reminder),
    stopLink: reminderStopLink(site, token),
    phone: await phoneFor(tx, person.userId, { contacts, locale }),
  };
}

/**
 * Content of an email about alerts, computed when the email is sent. Null when the recipient has
 * no open alert.
 * @decision D33
 */
async function staffAlertLetter(
  tx: Transaction,
  { userId, locale }: OutboxRow,
  { now, publicUrl }: Moment,
): Promise<LetterContent | null> {
  if (userId === null) return null;
  const [reader] = await findViewers(tx, eq(users.id, userId));
  if (!reader) return null;
  const [waiting] = await tx
    .select({ id: staffAlerts.id })
    .from(staffAlerts)
    .innerJoin(participants, eq(participants.userId, staffAlerts.userId))
    .innerJoin(users, eq(users.id, staffAlerts.userId))
    .where(and(needsStaff(now), ne(staffAlerts.userId, userId), isSeenBy(reader)))
    .limit(1);
  return waiting ? { kind: 'staffAlert', link: consoleLink({ publicUrl, locale }) } : null;
}

type OutboxRow = typeof mailOutbox.$inferSelect;
type Moment = {
  now: Date;
  publicUrl: string;
  contacts: ContactBook;
  crisisLines: readonly CrisisResource[];
};

async function findWorkplaces(tx: Transaction, userId: number): Promise<string[]> {
  const places = await tx
    .select({ name: establishments.name })
    .from(staffEstablishments)
    .innerJoin(establishments, eq(establishments.id, staffEstablishments.establishmentId))
    .where(and(eq(staffEstablishments.userId, userId), isNull(establishments.deletedAt)))
    .orderBy(foldedOrder(sql`${establishments.name}`), asc(establishments.id));
  return places.map(({ name }) => name);
}

async function accountLetter(
  tx: Transaction,
  row: OutboxRow,
  moment: Moment,
): Promise<LetterContent | null> {
  const { now, publicUrl } = moment;
  const site = { publicUrl, locale: row.locale };
  const [user] =
    row.userId === null ? [] : await tx.select().from(users).where(eq(users.id, row.userId));
  if (!user || user.deletedAt) return null;
  const { id: userId, email, username } = user;
  const isCopy = row.attempts > 1;
  if (row.kind === 'emailChanged') {
    const phone = await phoneFor(tx, userId, { contacts: moment.contacts, locale: row.locale });
    return { kind: row.kind, contactsLink: contactsLink(site), phone };
  }
  if (row.kind === 'emailChange') {
    const pending = user.deactivatedAt ? null : await findPendingEmail(tx, userId);
    if (!pending || toOneForm(pending.email) !== toOneForm(row.toAddress)) return null;
    const asked = { purpose: row.kind, userId, email: pending.email, now, isCopy };
    const { token } = await mintAccountToken(tx, asked);
    return { kind: row.kind, link: emailChangeLink(site, token) };
  }
  // A waiting letter may have another form of the address.
  if (toOneForm(email) !== toOneForm(row.toAddress)) return null;

  switch (row.kind) {
    case 'activation': {
      if (user.activatedAt || user.deactivatedAt) return null;
      const { token } = await mintAccountToken(tx, {
        purpose: row.kind,
        userId,
        email,
        now,
        isCopy,
      });
      return {
        kind: row.kind,
        link: activationLink(site, username, token),
        choosesPassword: await lacksPassword(tx, userId),
        workplaces: await findWorkplaces(tx, userId),
      };
    }
    case 'passwordReset': {
      if (user.deactivatedAt) return null;
      const { token } = await mintAccountToken(tx, {
        purpose: row.kind,
        userId,
        email,
        now,
        isCopy,
      });
      return { kind: row.kind, link: passwordResetLink(site, username, token) };
    }
    case 'alreadyRegistered':
      return {
        kind: row.kind,
        loginLink: loginLink(site),
        forgottenPasswordLink: forgottenPasswordLink(site),
      };
    case 'passwordChanged':
      return { kind: row.kind, forgottenPasswordLink: forgottenPasswordLink(site) };
    case 'secondFactorReset':
      return { kind: row.kind, loginLink: loginLink(site) };
    case 'reminder':
      return reminderLetter(tx, row, moment);
    case 'staffAlert':
      return staffAlertLetter(tx, row, moment);
    case 'mailTest': {
      if (user.deactivatedAt) return null;
      const { token } = await mintAccountToken(tx, {
        purpose: row.kind,
        userId,
        email,
        now,
        isCopy,
      });
      return { kind: row.kind, link: mailTestLink(site, token) };
    }
    case 'invitation':
      return null;
  }
}

async function invitationLetter(
  tx: Transaction,
  row: OutboxRow,
  { now, publicUrl, contacts, crisisLines }: Moment,
): Promise<LetterContent | null> {
  if (row.invitationId === null) return null;
  const [invitation] = await tx
    .select({
      uses: invitations.uses,
      maxUses: invitations.maxUses,
      expiresAt: invitations.expiresAt,
      revokedAt: invitations.revokedAt,
      timeZone: users.timeZone,
      establishmentName: establishments.name,
      establishmentId: establishments.id,
      referenceCode: establishments.referenceCode,
      closedAt: establishments.deletedAt,
    })
    .from(invitations)
    .leftJoin(establishments, eq(establishments.id, invitations.establishmentId))
    .leftJoin(users, eq(users.id, invitations.createdByUserId))
    .where(eq(invitations.id, row.invitationId));
  if (!invitation || invitation.uses >= invitation.maxUses || invitation.expiresAt <= now) {
    return null;
  }
  if (invitation.closedAt !== null || invitation.revokedAt !== null) return null;
  const { expiresAt, establishmentName, establishmentId, referenceCode } = invitation;
  const place =
    establishmentId !== null && referenceCode !== null
      ? { id: establishmentId, referenceCode }
      : null;
  const contact = [...contactsOf(contacts, place), ...(contacts.ofSite ?? [])].find(
    ({ phone, email }) => phone ?? email,
  );
  const line = mainLine(crisisLines);
  // The letter says « tout de suite », so it names only a crisis line that is always open.
  const openLine = line?.isAlwaysOpen === true ? line : null;
  const { token } = await mintInvitationToken(tx, {
    invitationId: row.invitationId,
    email: row.toAddress,
    expiresAt,
    now,
  });
  return {
    kind: 'invitation',
    link: registrationLink({ publicUrl, locale: row.locale }, token),
    validUntil: formatDate(
      localDateAt(expiresAt, invitation.timeZone ?? 'America/Toronto'),
      row.locale,
    ),
    establishmentName,
    referenceCode,
    contact: contact
      ? {
          name: contact.name[row.locale],
          hours: contact.hours?.[row.locale],
          phone: contact.phone?.display,
          email: contact.email,
        }
      : null,
    urgentCall: openLine && plainCallWords(openLine, row.locale),
  };
}

/**
 * Content of an email of the outbox, with a new link; null when the email is outdated.
 * @source security TK-1
 */
export function findLetterContent(
  tx: Transaction,
  row: OutboxRow,
  moment: Moment,
): Promise<LetterContent | null> {
  return row.kind === 'invitation'
    ? invitationLetter(tx, row, moment)
    : accountLetter(tx, row, moment);
}
