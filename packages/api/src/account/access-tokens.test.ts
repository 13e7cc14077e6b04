import { credentialFromBearer, credentialFromCookie, hashToken } from '@aube/auth';
import { accessTokens, users } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { accountWorld, NEW_PASSWORD, NOW, PASSWORD, refusalOf } from './testing/account-world.ts';

const world = await accountWorld(await testDatabase());
const { db, auth, asOperator, callerIn, addPerson, door, doorOf, readMail, addEstablishment } =
  world;

const daysLater = (days: number, ms = 0) => new Date(NOW.getTime() + days * 86_400_000 + ms);

async function addScript(given: { roles?: number[]; days?: number; mayExport?: boolean } = {}) {
  const { roles = [1], ...asked } = given;
  const person = await addPerson({ roles });
  const { account } = await doorOf(person);
  const made = await account.createAccessToken({ name: 'script', ...asked });
  const credential = credentialFromBearer(`Bearer ${made.token}`);
  const at = (now = NOW) => callerIn({ credential, now });
  return { person, account, made, credential, at };
}

it('is known by its beginning, stored as a hash, and shown once', async () => {
  const { made, account } = await addScript();
  expect(made.token).toMatch(/^aube_[A-Za-z0-9_-]{43}$/);
  const [row] = await db.select().from(accessTokens).where(eq(accessTokens.id, made.id));
  expect(row?.hash).toBe(hashToken(made.token));
  expect(JSON.stringify([row, await account.listAccessTokens()])).not.toContain(made.token);
});

it('holds the rights of its owner, over a statement as well', async () => {
  const { person, at } = await addScript();
  expect((await at().account.me()).userId).toBe(person.userId);
  await at().admin.listParticipants({});
  const participant = await addScript({ roles: [3] });
  await participant.at().programme.overview({});
});

it.each([false, true])(
  'may not do what asks for the password again; for exports: %s',
  async (mayExport) => {
    const { at, made } = await addScript({ mayExport });
    const { id: establishmentId } = await addEstablishment();
    const { account, admin } = at();
    for (const call of [
      () => admin.deleteEstablishment({ establishmentId }),
      () => account.createAccessToken({ name: 'another' }),
      () => account.confirmIdentity({ password: 'x' }),
      () => account.revokeAccessToken({ accessTokenId: made.id }),
      () =>
        account.changePassword({ currentPassword: 'x', password: 'y', passwordConfirmation: 'y' }),
      () => account.endOtherSessions(),
    ]) {
      expect(await refusalOf(call())).toMatchObject({ appCode: 'FORBIDDEN' });
    }
  },
);

it.each([false, true])(
  'closes, opens and empties no account of somebody else; for exports: %s',
  async (mayExport) => {
    const { at } = await addScript({ mayExport });
    const { userId } = await addPerson({ roles: [3] });
    const { admin, questionnaires } = at();
    for (const call of [
      () => admin.updateUser({ userId, isActive: false }),
      () => admin.restoreUser({ userId }),
      () => admin.endSessions({ userId }),
      () => admin.sendPasswordReset({ userId }),
      () => admin.removeFromProgramme({ userId, reason: 'x' }),
      () => admin.resendActivation({ userId }),
      () => admin.liftAbandonment({ userId, wish: 'x' }),
      () => admin.agreeWindow({ userId, windowMinutes: 390, agreedOn: '2026-01-01', reason: 'x' }),
      () => admin.withdrawWindow({ userId }),
      () => admin.restoreEstablishment({ establishmentId: 1 }),
      () => admin.noteConsentRead({ version: 'x' }),
      () => questionnaires.clearFlag({ flagId: 1, version: 1, reason: 'x' }),
      () => questionnaires.acknowledgeAlert({ alertId: 1, version: 1 }),
      () => questionnaires.closeAlert({ alertId: 1, outcome: 'reached' }),
    ]) {
      expect(await refusalOf(call())).toMatchObject({ appCode: 'FORBIDDEN' });
    }
    const renamed = await admin.updateUser({ userId, firstName: 'Zoé' });
    expect(renamed).toMatchObject({ firstName: 'Zoé', isActive: true });
  },
);

it('ends at its last instant, when it is revoked, and with its owner', async () => {
  const { at } = await addScript({ days: 1 });
  await at(daysLater(1, -1)).account.me();
  const refused = { appCode: 'NOT_AUTHENTICATED' };
  expect(await refusalOf(at(daysLater(1)).account.me())).toMatchObject(refused);

  const revoked = await addScript();
  await revoked.account.revokeAccessToken({ accessTokenId: revoked.made.id });
  expect(await refusalOf(revoked.at().account.me())).toMatchObject(refused);
  expect(await revoked.account.listAccessTokens()).toEqual([]);

  const closed = await addScript();
  const { userId } = closed.person;
  await db.update(users).set({ deactivatedAt: NOW }).where(eq(users.id, userId));
  expect(await refusalOf(closed.at().account.me())).toMatchObject(refused);
});

it('ends with every session of its owner', async () => {
  const { person, at } = await addScript();
  await db.transaction((tx) => auth.closeAll(person.userId, undefined, tx));
  expect(await refusalOf(at().account.me())).toMatchObject({ appCode: 'NOT_AUTHENTICATED' });
});

it('is no cookie, and nobody’s session of another kind', async () => {
  const { made } = await addScript();
  expect(credentialFromCookie(`auth=${made.token}`, 'auth')).toBeNull();
  const sessionId = hashToken(made.token);
  for (const kind of ['cookie', 'bearer'] as const) {
    expect(await auth.find({ kind, sessionId }, NOW)).toBeNull();
  }
});

it('says when it was last used, at most once a minute', async () => {
  const { account, credential } = await addScript();
  const lastUsedAt = async () => (await account.listAccessTokens())[0]?.lastUsedAt;
  expect(await lastUsedAt()).toBeNull();
  await auth.touch(credential!.kind, [credential!.sessionId], NOW);
  await auth.touch(credential!.kind, [credential!.sessionId], new Date(NOW.getTime() + 59_000));
  expect(await lastUsedAt()).toBe(NOW.toISOString());
  await auth.touch(credential!.kind, [credential!.sessionId], new Date(NOW.getTime() + 61_000));
  expect(await lastUsedAt()).toBe(new Date(NOW.getTime() + 61_000).toISOString());
  await auth.touch(
    credential!.kind,
    [credential!.sessionId],
    new Date(NOW.getTime() + 31 * 86_400_000),
  );
  expect(await lastUsedAt()).toBeNull();
  await auth.touch(credential!.kind, [credential!.sessionId], NOW);
  expect(await lastUsedAt()).toBe(NOW.toISOString());
});

it.each([0, 366, 1.5])('does not live %s days', async (days) => {
  const { account } = await doorOf(await addPerson());
  expect(await refusalOf(account.createAccessToken({ name: 'x', days }))).toMatchObject({
    appCode: 'INVALID',
    issues: [{ path: ['days'] }],
  });
});

it('is one of twenty at most, though thirty are made at once, by whoever makes them', async () => {
  const person = await addPerson();
  const { account } = await doorOf(person);
  const operator = asOperator().alone.account;
  const made = await Promise.allSettled(
    Array.from({ length: 30 }, (_, index) =>
      index % 2 === 0
        ? account.createAccessToken({ name: `n${index}` })
        : operator.createAccessToken({ email: person.email, name: `s${index}` }),
    ),
  );
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  expect(await account.listAccessTokens()).toHaveLength(20);
  for (const call of [
    () => account.createAccessToken({ name: 'x' }),
    () => operator.createAccessToken({ email: person.email, name: 'x' }),
  ]) {
    expect(await refusalOf(call())).toMatchObject({
      issues: [{ path: ['name'], code: 'tooMany' }],
    });
  }
});

it('goes on after « Déconnecter tous les autres » and a new password, and ends where that is asked', async () => {
  const { person, account, at } = await addScript({ roles: [3] });
  await account.endOtherSessions();
  const own = await doorOf(person);
  await own.account.changePassword({
    currentPassword: PASSWORD,
    password: NEW_PASSWORD,
    passwordConfirmation: NEW_PASSWORD,
  });
  expect((await at().account.me()).userId).toBe(person.userId);
  await own.at().account.endOtherSessions({ endsAccessTokens: true });
  expect(await refusalOf(at().account.me())).toMatchObject({ appCode: 'NOT_AUTHENTICATED' });
  expect(await own.at().account.listAccessTokens()).toEqual([]);
});

it('ends with a password that is chosen anew by a mailed link', async () => {
  const { person, at } = await addScript({ roles: [2] });
  await (
    await doorOf(await addPerson({ roles: [1] }))
  ).admin.sendPasswordReset({ userId: person.userId });
  const letter = (await readMail()).find(({ to }) => to === person.email);
  await door().account.resetPassword({
    token: letter!.token,
    password: NEW_PASSWORD,
    passwordConfirmation: NEW_PASSWORD,
  });
  expect(await refusalOf(at().account.me())).toMatchObject({ appCode: 'NOT_AUTHENTICATED' });
});
