import type { Database, Transaction } from '@aube/db';
import { invitations, tokens, users } from '@aube/db/schema';
import { toOneForm } from '@aube/dictionary';
import { and, eq, isNotNull, isNull, notExists, or, sql, type SQL } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import { audit } from '../audit.ts';
import { SYSTEM_ORIGIN } from '../origin.ts';
import { inTransaction } from '../transaction.ts';

type System = { db: Database; now: Date; requestId: string };

type Change = { id: number; from: string; to: string };

const isNotAscii = (email: typeof users.email | typeof invitations.email | typeof tokens.email) =>
  sql`octet_length(${email}) <> char_length(${email})`;

/** When several accounts have one address, an account in use gets it. */
const accountPlace = sql<number>`case when ${users.deletedAt} is not null then 2
  when ${users.deactivatedAt} is not null then 1 else 0 end`;

async function findChanges(db: Database) {
  const row = (kind: keyof typeof CHANGE, place: SQL<number>) => ({
    kind: sql<keyof typeof CHANGE>`${kind}::text`.as('kind'),
    place: place.as('place'),
  });
  const rows = await unionAll(
    db
      .select({ ...row('account', accountPlace), id: users.id, email: sql<string>`${users.email}` })
      .from(users)
      .where(isNotAscii(users.email)),
    db
      .select({
        ...row('invitation', sql<number>`3`),
        id: invitations.id,
        email: sql<string>`${invitations.email}`,
      })
      .from(invitations)
      .where(isNotAscii(invitations.email)),
    db
      .select({
        ...row('link', sql<number>`4`),
        id: tokens.id,
        email: sql<string>`${tokens.email}`,
      })
      .from(tokens)
      .where(isNotAscii(tokens.email)),
  ).orderBy(sql`place`, sql`id`);
  return rows
    .map(({ kind, id, email }) => ({ kind, id, from: email, to: toOneForm(email) }))
    .filter(({ from, to }) => from !== to);
}

async function changeAccount(tx: Transaction, { id, from, to }: Change): Promise<boolean> {
  const other = alias(users, 'other');
  const holder = tx
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.email, to), isNull(other.deletedAt)));
  const changed = await tx
    .update(users)
    .set({ email: to })
    .where(
      and(
        eq(users.id, id),
        eq(users.email, from),
        or(isNotNull(users.deletedAt), notExists(holder)),
      ),
    )
    .returning({ id: users.id });
  if (changed.length === 0) return false;
  await tx
    .update(tokens)
    .set({ email: to })
    .where(and(eq(tokens.userId, id), eq(tokens.email, from)));
  return true;
}

async function changeInvitation(tx: Transaction, { id, from, to }: Change): Promise<boolean> {
  const changed = await tx
    .update(invitations)
    .set({ email: to })
    .where(and(eq(invitations.id, id), eq(invitations.email, from)))
    .returning({ id: invitations.id });
  return changed.length > 0;
}

/** A link has the same text as the address of its account, so it changes only with it. */
async function changeLink(tx: Transaction, { id, from, to }: Change): Promise<boolean> {
  const owner = tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, tokens.userId), eq(users.email, from)));
  const changed = await tx
    .update(tokens)
    .set({ email: to })
    .where(and(eq(tokens.id, id), eq(tokens.email, from), notExists(owner)))
    .returning({ id: tokens.id });
  return changed.length > 0;
}

const CHANGE = {
  account: changeAccount,
  invitation: changeInvitation,
  link: changeLink,
} as const;

/**
 * Writes stored addresses in the form of `toOneForm`, because an earlier release writes other
 * forms. An address that another account has is left.
 * @decision sign-in#one-form-of-an-address
 */
export async function unifyAddresses(system: System): Promise<{ changed: number }> {
  const who = { ...system, origin: SYSTEM_ORIGIN, procedure: 'account.unifyAddress' };
  let changed = 0;
  for (const { kind, ...change } of await findChanges(system.db)) {
    const isChanged = await inTransaction(system.db, async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('aube.addresses'))`);
      if (!(await CHANGE[kind](tx, change))) return false;
      if (kind === 'link') return true;
      await audit(tx, who, {
        ...(kind === 'account'
          ? { subjectUserId: change.id, objectType: 'user' }
          : { objectType: 'invitation' }),
        objectId: change.id,
        before: { email: change.from },
        after: { email: change.to },
      });
      return true;
    });
    if (isChanged) changed += 1;
  }
  return { changed };
}
