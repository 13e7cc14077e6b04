import { findInvitationToken, hashToken } from '@aube/auth';
import { auditLog, invitations, tokens, users } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { auditTrail } from '../testing/audit-trail.ts';
import { first } from '../testing/people.ts';
import { accountWorld, NOW, PASSWORD, refusalOf } from './testing/account-world.ts';
import { unifyAddresses } from './unify-addresses.ts';

const world = await accountWorld(await testDatabase());
const { db, home, addPerson, door, doorOf, readMail, forgetLimits } = world;
const administrator = await doorOf(await addPerson({ roles: [ROLE.administrator] }));
const sweep = () => unifyAddresses({ db, now: NOW, requestId: 'sweep' });
beforeEach(async () => {
  await forgetLimits();
  await readMail();
  await sweep();
});

const addressOf = async (userId: number) =>
  first((await db.select().from(users).where(eq(users.id, userId)))[0]).email;
const login = (identifier: string) => door().account.login({ identifier, password: PASSWORD });

describe('an address that an earlier release writes after the first sweep', () => {
  it('is found by the login and by a new password, before and after the next sweep', async () => {
    const { userId } = await addPerson({ email: 'ana@école.test' });
    const seen = [];
    for (const prepare of [async () => null, sweep, sweep]) {
      const swept = await prepare();
      await login('Ana@École.test');
      await door().account.requestPasswordReset({ email: 'ana@école.test' });
      const [letter] = await readMail();
      const link = { token: letter?.token ?? '' };
      await door().account.previewPasswordReset(link);
      seen.push([swept, letter?.kind, letter?.to]);
    }
    const sent = ['passwordReset', 'ana@xn--cole-9oa.test'];
    expect(seen).toEqual([
      [null, ...sent],
      [{ changed: 1 }, ...sent],
      [{ changed: 0 }, ...sent],
    ]);
    expect(await addressOf(userId)).toBe('ana@xn--cole-9oa.test');
  });

  it('keeps its links: activation, new password, another address', async () => {
    const { userId } = await addPerson({ email: 'max@école.test' });
    await addPerson({ email: 'max@autre.test' });
    const add = (purpose: 'passwordReset' | 'emailChange', email: string) =>
      db.insert(tokens).values({
        purpose,
        hash: hashToken(`${purpose}-of-max-${'x'.repeat(20)}`),
        userId,
        email,
        createdAt: NOW,
        expiresAt: new Date(NOW.getTime() + 60_000),
      });
    await add('passwordReset', 'max@école.test');
    await add('emailChange', 'max@été.test');
    expect(await sweep()).toEqual({ changed: 2 });
    await door().account.previewPasswordReset({ token: `passwordReset-of-max-${'x'.repeat(20)}` });
    const change = { token: `emailChange-of-max-${'x'.repeat(20)}` };
    await door().account.confirmEmailChange(change);
    expect(await addressOf(userId)).toBe('max@xn--t-9fab.test');
  });

  it('is invited once, and its invitation admits it', async () => {
    const { token } = await administrator.admin.createInvitation({ email: 'lou@exemple.test' });
    const invitation = first((await findInvitationToken(db, { token, now: NOW })) ?? undefined);
    const mine = eq(invitations.id, invitation.invitationId);
    await db.update(invitations).set({ email: 'lou@école.test' }).where(mine);
    await sweep();
    const [row] = await db.select().from(invitations).where(mine);
    expect(row?.email).toBe('lou@xn--cole-9oa.test');
    const registered = await door().account.register({
      token,
      firstName: 'Lou',
      lastName: 'Roy',
      email: 'lou@école.test',
      password: PASSWORD,
      passwordConfirmation: PASSWORD,
      referenceCode: home.referenceCode,
      locale: 'fr',
      consent: '1.0',
    });
    expect(await db.$count(users, eq(users.email, 'lou@xn--cole-9oa.test'))).toBe(1);
    expect(registered.email).toMatch(/^lou@/);
  });

  it('makes no second account, also before the next sweep', async () => {
    const { userId } = await addPerson({ email: 'noe@école.test' });
    const roles = [ROLE.administrator];
    const second = { firstName: 'Noé', lastName: 'Roy', email: 'noe@école.test', roles };
    expect(await refusalOf(administrator.admin.createUser(second))).toMatchObject({
      issues: [{ path: ['email'], code: 'emailTaken' }],
    });
    expect(await addressOf(userId)).toBe('noe@école.test');
  });

  it('is restored with a deleted account, unless another account has the mailbox', async () => {
    const deleted = { deletedAt: NOW };
    const { userId } = await addPerson({ email: 'zoe@école.test', ...deleted });
    const other = await addPerson({ email: 'ivy@école.test', ...deleted });
    await addPerson({ email: 'ivy@xn--cole-9oa.test' });
    expect(await sweep()).toEqual({ changed: 2 });
    await administrator.admin.restoreUser({ userId });
    await login('zoe@école.test');
    const restored = administrator.admin.restoreUser({ userId: other.userId });
    expect(await refusalOf(restored)).toMatchObject({ appCode: 'ACCOUNT_TAKEN' });
  });

  it('is gone after an erasure, also from an invitation to it', async () => {
    const { userId } = await addPerson({ email: 'eve@école.test', activatedAt: null });
    await db.insert(invitations).values({
      establishmentId: home.id,
      email: 'eve@école.test',
      expiresAt: NOW,
      createdAt: NOW,
    });
    await sweep();
    await administrator.at().rights.eraseUser({ userId, reason: 'request' });
    expect(await world.dump()).not.toMatch(/eve@/);
    const left = await db.execute(`select before, after from audit_details
      where before::text like '%eve@%' or after::text like '%eve@%'`);
    expect(left.rows).toEqual([]);
  });
});

describe('a sweep', () => {
  it('says in the audit log what it changed', async () => {
    const { userId } = await addPerson({ email: 'tom@école.test' });
    await sweep();
    expect(await auditTrail(db, eq(auditLog.subjectUserId, userId))).toMatchObject([
      {
        action: 'account.unifyAddress',
        callerKind: 'system',
        objectType: 'user',
        before: { email: 'tom@école.test' },
        after: { email: 'tom@xn--cole-9oa.test' },
      },
    ]);
  });

  it('gives an address of two accounts to the one in use, and leaves the other', async () => {
    const closed = await addPerson({ email: 'leo@éa.test', deactivatedAt: NOW });
    const open = await addPerson({ email: 'leo@e\u0301a.test' });
    const token = {
      purpose: 'passwordReset',
      hash: 'leo',
      userId: closed.userId,
      email: closed.email,
      createdAt: NOW,
      expiresAt: NOW,
    } as const;
    await db.insert(tokens).values(token);
    expect(await sweep()).toEqual({ changed: 1 });
    expect(await addressOf(open.userId)).toBe('leo@xn--a-9fa.test');
    expect(await addressOf(closed.userId)).toBe('leo@éa.test');
    expect(await db.$count(tokens, eq(tokens.email, 'leo@éa.test'))).toBe(1);
    expect(await sweep()).toEqual({ changed: 0 });
    await login('leo@éa.test');
  });

  it('leaves an account in use beside a deactivated one with its address; login and new password find it', async () => {
    const closed = await addPerson({ email: 'rose@xn--cole-9oa.test', deactivatedAt: NOW });
    const open = await addPerson({ email: 'rose@école.test' });
    expect(await sweep()).toEqual({ changed: 0 });
    expect(await addressOf(closed.userId)).toBe('rose@xn--cole-9oa.test');
    await login('rose@école.test');
    await door().account.requestPasswordReset({ email: 'rose@école.test' });
    const [letter] = await readMail();
    const { username } = await door().account.previewPasswordReset({ token: letter?.token ?? '' });
    expect(username).toBe(open.username);
  });

  it('leaves the marks of an old address, with which it logs in', async () => {
    const { userId } = await addPerson({ email: "'ivy@école.test" });
    expect(await sweep()).toEqual({ changed: 1 });
    expect(await addressOf(userId)).toBe("'ivy@xn--cole-9oa.test");
    await login("'ivy@école.test");
  });

  it('leaves a domain that IDNA refuses', async () => {
    const { userId } = await addPerson({ email: 'ana@aאb.test' });
    expect(await sweep()).toEqual({ changed: 0 });
    expect(await addressOf(userId)).toBe('ana@aאb.test');
    await login('ana@aאb.test');
  });

  it('of two servers at once changes each row once', async () => {
    for (let number = 0; number < 20; number += 1) {
      await addPerson({ email: `p${number}@école.test` });
      await addPerson({ email: `p${number}@e\u0301cole.test` });
    }
    const done = await Promise.all([sweep(), sweep(), sweep()]);
    expect(done.reduce((sum, { changed }) => sum + changed, 0)).toBe(20);
    const trail = await auditTrail(db, eq(auditLog.action, 'account.unifyAddress'));
    const changed = trail.filter(({ before }) => /^p\d+@/.test(String(before?.['email'])));
    expect(changed).toHaveLength(20);
  });
});
