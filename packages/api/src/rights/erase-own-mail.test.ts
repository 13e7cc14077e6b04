import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditDetails, invitations, mailOutbox, tokens, users } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { createFileTransport, type Mail } from '@aube/mailer';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { audit } from '../audit.ts';
import { createErasureFiles } from '../erasure-files.ts';
import { deliverDueLetters } from '../notifications/deliver-letters.ts';
import { createWorld, first, MORNING, TEST_ORIGIN } from '../testing/world.ts';

const world = await createWorld(await testDatabase());
const { db, services, home, addPerson, as } = world;
const dataDir = mkdtempSync(join(tmpdir(), 'aube-own-mail-'));
const erasureFiles = createErasureFiles(dataDir);
const administrator = await as(await addPerson({ roleId: ROLE.administrator }), { erasureFiles });
const erase = (userId: number) => administrator.rights.eraseUser({ userId, reason: 'request' });

let count = 0;
const letter = { locale: 'fr', createdAt: MORNING, nextAttemptAt: MORNING } as const;

async function addWithAddress(email: string, deletedAt: Date | null = null) {
  const userId = await addPerson();
  await db.update(users).set({ email, deletedAt }).where(eq(users.id, userId));
  return userId;
}

async function addInvitation(
  values: Partial<typeof invitations.$inferInsert>,
  cameBy: readonly number[] = [],
) {
  const [made] = await db
    .insert(invitations)
    .values({ establishmentId: home, expiresAt: MORNING, createdAt: MORNING, ...values })
    .returning();
  const { id } = first(made);
  for (const subjectUserId of cameBy) {
    await db.transaction((tx) =>
      audit(
        tx,
        { now: MORNING, requestId: 'test', origin: TEST_ORIGIN, procedure: 'account.register' },
        { subjectUserId, objectType: 'invitation', objectId: id, after: { isNew: true } },
      ),
    );
  }
  return id;
}

async function addToken(values: Partial<typeof tokens.$inferInsert>) {
  count += 1;
  const [made] = await db
    .insert(tokens)
    .values({
      purpose: 'invitation',
      hash: `hash-${count}`,
      createdAt: MORNING,
      expiresAt: MORNING,
      ...values,
    })
    .returning();
  return first(made).id;
}

const detailsOf = (userId: number) =>
  db.$count(auditDetails, eq(auditDetails.subjectUserId, userId));

describe('an erasure leaves alone what is somebody else’s', () => {
  it('an address that was only typed: its owner keeps letters, links and files', async () => {
    const owner = await addWithAddress('voisine@example.test');
    const typist = await addPerson();
    const kept = await addToken({
      purpose: 'passwordReset',
      userId: owner,
      email: 'voisine@example.test',
    });
    await addToken({ purpose: 'emailChange', userId: typist, email: 'voisine@example.test' });
    const toAddress = 'voisine@example.test';
    await db.insert(mailOutbox).values([
      { ...letter, kind: 'passwordChanged', toAddress, userId: owner },
      { ...letter, kind: 'emailChange', toAddress, userId: typist },
    ]);
    await deliverDueLetters({
      db,
      limiter: services.limiter,
      clock: () => MORNING,
      transport: createFileTransport({ folder: join(dataDir, 'mail'), from: 'no@example.test' }),
      publicUrl: services.publicUrl,
      contacts: {},
      crisisLines: [],
    });
    const files = () => readdirSync(join(dataDir, 'mail')).map((name) => name.split('-')[1] ?? '');
    expect(files().toSorted((a, b) => a.localeCompare(b))).toEqual([
      'emailChange',
      'passwordChanged',
    ]);
    await erase(typist);
    expect(files()).toEqual(['passwordChanged']);
    const left = await db.select().from(tokens).where(eq(tokens.email, toAddress));
    expect(left.map(({ id }) => id)).toEqual([kept]);
    const letters = await db.select().from(mailOutbox).where(eq(mailOutbox.toAddress, toAddress));
    expect(letters.map(({ userId }) => userId)).toEqual([owner]);
  });

  it('the account that has the address of a deleted one by now', async () => {
    const email = 'couple@example.test';
    const gone = await addWithAddress(email, MORNING);
    const one = await addInvitation({ email, uses: 1 }, [gone]);
    const heir = await addWithAddress(email);
    const two = await addInvitation({ email, uses: 1 }, [heir]);
    const three = await addInvitation({ email });
    await erase(gone);
    const rows = await db.select().from(invitations).orderBy(invitations.id);
    const emailOf = (id: number) => rows.find((row) => row.id === id)?.email;
    expect([emailOf(one), emailOf(two), emailOf(three)]).toEqual([null, email, email]);
    expect(await detailsOf(heir)).toBe(1);
    expect(await detailsOf(gone)).toBe(0);
  });

  it('a link for several: its name, and what the log holds of those who came by it', async () => {
    const [one, other] = [await addPerson(), await addPerson()];
    const id = await addInvitation({ label: 'Groupe du lundi', maxUses: 20, uses: 2 }, [
      one,
      other,
    ]);
    const token = await addToken({ invitationId: id });
    await erase(one);
    const [link] = await db.select().from(invitations).where(eq(invitations.id, id));
    expect(link).toMatchObject({ label: 'Groupe du lundi', revokedAt: null });
    expect(await db.$count(tokens, eq(tokens.id, token))).toBe(1);
    expect([await detailsOf(one), await detailsOf(other)]).toEqual([0, 1]);
  });
});

it('an erasure takes an invitation that was sent to the person and never used', async () => {
  const email = 'jamais@example.test';
  const userId = await addWithAddress(email);
  const id = await addInvitation({ email });
  const token = await addToken({ invitationId: id, email });
  await db
    .insert(mailOutbox)
    .values({ ...letter, kind: 'invitation', toAddress: email, invitationId: id });
  await erase(userId);
  const [row] = await db.select().from(invitations).where(eq(invitations.id, id));
  expect(row).toMatchObject({ email: null, revokedAt: MORNING });
  expect(await db.$count(tokens, eq(tokens.id, token))).toBe(0);
  expect(await db.$count(mailOutbox, eq(mailOutbox.invitationId, id))).toBe(0);
});

it('an erasure takes an address that the person had before out of an unused invitation', async () => {
  const userId = await addWithAddress('ancienne@example.test');
  await db.update(users).set({ activatedAt: null }).where(eq(users.id, userId));
  const id = await addInvitation({ email: 'ancienne@example.test' });
  await administrator.admin.changeUserEmail({ userId, email: 'nouvelle@example.test' });
  await db.delete(mailOutbox).where(eq(mailOutbox.userId, userId));
  await erase(userId);
  const [left] = await db.select().from(invitations).where(eq(invitations.id, id));
  expect(left).toMatchObject({ email: null, revokedAt: MORNING });
});

it('an erasure takes the letter that is on its way, and its file', async () => {
  const userId = await addPerson();
  await administrator.admin.sendPasswordReset({ userId });
  const folder = join(mkdtempSync(join(tmpdir(), 'aube-on-its-way-')), 'mail');
  const file = createFileTransport({ folder, from: 'no@example.test' });
  const send = async (mail: Mail) => {
    if (mail.letter.kind === 'passwordReset') await erase(userId);
    await file.send(mail);
  };
  await deliverDueLetters({
    db,
    limiter: services.limiter,
    clock: () => MORNING,
    transport: { ...file, send },
    publicUrl: services.publicUrl,
    contacts: {},
    crisisLines: [],
  });
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  expect(user?.erasedAt).not.toBeNull();
  expect(readdirSync(folder).filter((name) => name.includes('-passwordReset-'))).toEqual([]);
});

it('an erasure takes a former address out of an unused invitation, whatever form the log has', async () => {
  const userId = await addWithAddress('ancienne@xn--cole-9oa.test');
  await db.update(users).set({ activatedAt: null }).where(eq(users.id, userId));
  const id = await addInvitation({ email: 'ancienne@xn--cole-9oa.test' });
  await administrator.admin.changeUserEmail({ userId, email: 'nouvelle-adresse@example.test' });
  await db.delete(mailOutbox).where(eq(mailOutbox.userId, userId));
  await db.execute(sql`alter table audit_details disable trigger user`);
  await db.execute(
    sql`update audit_details
      set before = replace(before::text, 'xn--cole-9oa', 'école')::jsonb,
        after = replace(after::text, 'xn--cole-9oa', 'école')::jsonb
      where subject_user_id = ${userId}`,
  );
  await db.execute(sql`alter table audit_details enable trigger user`);
  await erase(userId);
  const [left] = await db.select().from(invitations).where(eq(invitations.id, id));
  expect(left).toMatchObject({ email: null, revokedAt: MORNING });
});
