import { auditLog, credentials, userRoles, users } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { countAdministrators } from './record/administrators.ts';
import { accountWorld, NEW_PASSWORD, NOW, refusalOf } from './testing/account-world.ts';
import { auditTrail } from '../testing/audit-trail.ts';

const world = await accountWorld(await testDatabase());
const { db, addPerson, asOperator, door } = world;
const { createAdministrator } = asOperator().alone.account;
const given = { firstName: 'Aline', lastName: 'Roy', email: 'Aline.Roy@example.test' };

const tokenOf = (link: string) => link.split('/').at(-1) ?? '';
const logIn = (email: string, password: string) =>
  door('bearer').account.login({ identifier: email, password });

describe('the first administrator (OP-3)', () => {
  it('gets a link in place of a password, chooses one with it, and logs in', async () => {
    const made = await createAdministrator(given);
    expect(made).toMatchObject({ email: 'aline.roy@example.test', isNew: true });
    expect(made.link).toMatch(
      /^https:\/\/aube\.example\.test\/activation\/aline-roy-\d{4}\/.{43}$/,
    );
    expect(await db.$count(credentials, eq(credentials.userId, made.userId))).toBe(0);
    expect(await refusalOf(logIn(made.email, NEW_PASSWORD))).toMatchObject({
      appCode: 'WRONG_CREDENTIALS',
    });

    const { username, link } = made;
    await door().account.activate({ token: tokenOf(link), username, password: NEW_PASSWORD });
    expect(await logIn(made.email, NEW_PASSWORD)).toMatchObject({ token: expect.any(String) });
    expect(
      await refusalOf(door().account.activate({ token: tokenOf(link), password: NEW_PASSWORD })),
    ).toMatchObject({ appCode: 'TOKEN_INVALID' });
  });

  it('holds role 1 alone, in the language asked, made by nobody in the audit log', async () => {
    const email = 'role@example.test';
    const { userId } = await asOperator({ locale: 'en' }).alone.account.createAdministrator({
      ...given,
      email,
    });
    const roles = await db.select().from(userRoles).where(eq(userRoles.userId, userId));
    expect(roles.map(({ roleId }) => roleId)).toEqual([ROLE.administrator]);
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    expect(user).toMatchObject({ locale: 'en', timeZone: 'America/Toronto', activatedAt: null });
    const logged = await auditTrail(db, eq(auditLog.subjectUserId, userId));
    expect(logged).toMatchObject([{ action: 'account.createAdministrator', actorUserId: null }]);
  });

  it('gets another link when asked again before the account is used, and the first is void', async () => {
    const asked = { ...given, email: 'again@example.test' };
    const before = await createAdministrator(asked);
    const after = await createAdministrator(asked);
    expect(after).toMatchObject({ userId: before.userId, isNew: false });
    const open = (link: string) => door().account.previewActivation({ token: tokenOf(link) });
    expect(await refusalOf(open(before.link))).toMatchObject({ appCode: 'TOKEN_INVALID' });
    expect(await open(after.link)).toMatchObject({ needsPassword: true });
  });

  it('gives the link to nobody else: the database holds its hash only', async () => {
    const { link } = await createAdministrator({ ...given, email: 'hash@example.test' });
    expect(await world.dump()).not.toContain(tokenOf(link));
  });

  it.each([
    ['an activated administrator', { roles: [ROLE.administrator] }],
    ['a participant who is not activated', { activatedAt: null }],
    ['a deactivated administrator', { roles: [1], activatedAt: null, deactivatedAt: NOW }],
  ])('leaves the account of %s as it is', async (_who, state) => {
    const { email, userId } = await addPerson(state);
    expect(await refusalOf(createAdministrator({ ...given, email }))).toMatchObject({
      appCode: 'ALREADY_EXISTS',
    });
    expect(await db.$count(auditLog, eq(auditLog.subjectUserId, userId))).toBe(0);
  });

  it('refuses what is no address or no name', async () => {
    const call = createAdministrator({ ...given, email: 'nowhere', firstName: ' ' });
    expect(await refusalOf(call)).toMatchObject({
      appCode: 'INVALID',
      issues: [
        { path: ['firstName'], code: 'required' },
        { path: ['email'], code: 'notAnEmail' },
      ],
    });
  });
});

describe('how many administrators can log in', () => {
  it('counts those who chose a password and were not put away', async () => {
    const before = await countAdministrators(world);
    await addPerson({ roles: [ROLE.administrator] });
    await addPerson({ roles: [ROLE.administrator], activatedAt: null });
    await addPerson({ roles: [ROLE.administrator], deactivatedAt: NOW });
    await addPerson({ roles: [ROLE.staff] });
    expect(await countAdministrators(world)).toBe(before + 1);
  });
});
