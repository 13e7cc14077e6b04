import { createAuth, createLimiter, hashEarlierCode } from '@aube/auth';
import { connect } from '@aube/db';
import {
  auditDetails,
  auditLog,
  knownDevices,
  rateLimits,
  recoveryCodes,
  secondFactors,
  sessions,
  userRoles,
} from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { eq } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  accountWorld,
  NEW_PASSWORD,
  NOW,
  PASSWORD,
  refusalOf,
  type Person,
} from '../testing/account-world.ts';

const connection = await testDatabase();
const world = await accountWorld(connection);
const { db, addPerson, door, doorOf, forgetLimits, readMail, secondFactor } = world;
const other = await connect({ databaseUrl: connection.url, dataDir: '/nowhere' });
afterAll(() => other.close());

beforeEach(async () => {
  await forgetLimits();
  secondFactor.isRequired = false;
});

const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const codeAt = (secret: string, at = NOW) =>
  generateSync({ secret, epoch: Math.floor(at.getTime() / 1000) });

async function addProtected(roles = [1]) {
  const person = await addPerson({ roles });
  const { account } = await doorOf(person, 'cookie', { now: later(-60) });
  const { secret, ticket } = await account.beginSecondFactor();
  const code = codeAt(secret, later(-60));
  const { recoveryCodes: codes } = await account.confirmSecondFactor({ ticket, code });
  return { person, secret, codes };
}

const logIn = ({ email }: Person, code?: string, kind: 'cookie' | 'bearer' = 'cookie') => {
  const opened = door(kind);
  const done = opened.account.login({ identifier: email, password: PASSWORD, code });
  return { ...opened, done };
};
const sessionsOf = ({ userId }: Person) => db.$count(sessions, eq(sessions.userId, userId));

describe('a login with a second factor (D57)', () => {
  it('gives no session for the password alone, and says what is missing', async () => {
    const { person } = await addProtected();
    const before = await sessionsOf(person);
    const { jar, done } = logIn(person);
    expect(await refusalOf(done)).toMatchObject({
      appCode: 'SECOND_FACTOR_REQUIRED',
      httpStatus: 401,
    });
    expect(jar.token).toBeNull();
    expect(await sessionsOf(person)).toBe(before);
  });

  it.each(['cookie', 'bearer'] as const)('lets in with the code, by %s', async (kind) => {
    const { person, secret } = await addProtected();
    const { done } = logIn(person, codeAt(secret), kind);
    expect(await done).toMatchObject({ isSetUpOnly: false });
  });

  it('is still asked for the code after a new password by a letter, which opens no session', async () => {
    const { person, secret } = await addProtected();
    await door().account.requestPasswordReset({ email: person.email });
    const [letter] = await readMail();
    const browser = door();
    const chosen = { password: NEW_PASSWORD, passwordConfirmation: NEW_PASSWORD };
    await browser.account.resetPassword({
      token: letter!.token,
      username: person.username,
      ...chosen,
    });
    expect(browser.jar.token).toBeNull();
    expect(await sessionsOf(person)).toBe(0);
    const typed = { identifier: person.email, password: NEW_PASSWORD };
    expect(await refusalOf(door().account.login(typed))).toMatchObject({
      appCode: 'SECOND_FACTOR_REQUIRED',
    });
    await expect(door().account.login({ ...typed, code: codeAt(secret) })).resolves.toMatchObject({
      isSetUpOnly: false,
    });
    expect(await readMail()).toMatchObject([{ kind: 'passwordChanged', to: person.email }]);
  });

  it('asks the code of a wrong password first of all for the password', async () => {
    const { person, secret } = await addProtected();
    const { account } = door();
    const typed = { identifier: person.email, password: 'not it', code: codeAt(secret) };
    expect(await refusalOf(account.login(typed))).toMatchObject({ appCode: 'WRONG_CREDENTIALS' });
    await expect(logIn(person, codeAt(secret)).done).resolves.toBeTruthy();
  });

  it('takes each code once, those of the step before it no more', async () => {
    const { person, secret } = await addProtected();
    const early = codeAt(secret, later(-30));
    await logIn(person, codeAt(secret)).done;
    for (const code of [codeAt(secret), early]) {
      expect(await refusalOf(logIn(person, code).done)).toMatchObject({
        appCode: 'INVALID',
        issues: [{ path: ['code'], code: 'wrongCode' }],
      });
    }
  });

  it('lets one in of sixteen uses of one code at once, over two pools', async () => {
    const { person, secret } = await addProtected();
    const before = await sessionsOf(person);
    const { tries, seconds } = { tries: 100, seconds: 600 };
    // Without a limit on tries, all eleven codes are checked.
    const unlimited = { consume: async () => ({ allowed: true as const }), tries, seconds };
    const second = {
      db: other.db,
      pool: other.pool,
      auth: createAuth(other.db, other.pool),
    };
    const uses = Array.from({ length: 16 }, (_, index) => {
      const limiter = { ...createLimiter(connection.pool), ...unlimited };
      const { account } = door('bearer', { limiter, ...(index % 2 === 1 && second) });
      return account.login({
        identifier: person.email,
        password: PASSWORD,
        code: codeAt(secret),
      });
    });
    const outcomes = await Promise.allSettled(uses);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await sessionsOf(person)).toBe(before + 1);
  });

  it('evaluates five codes of many at once (AU-7), and none after them, until the owner shows a link', async () => {
    const { person, secret } = await addProtected();
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, () => refusalOf(logIn(person, '000000').done)),
    );
    const evaluated = outcomes.filter(({ appCode }) => appCode === 'INVALID');
    expect(evaluated.length).toBeLessThanOrEqual(5);
    expect(await refusalOf(logIn(person, codeAt(secret)).done)).toMatchObject({
      appCode: 'TOO_MANY_REQUESTS',
    });
  });

  it('lets its owner in on a browser known to the account, though who knows the password used up the tries', async () => {
    const { person, secret } = await addProtected();
    const { userId } = person;
    await db.insert(knownDevices).values({ id: 'home', userId, lastUsedAt: NOW });
    const typed = { identifier: person.email, password: PASSWORD };
    const stranger = () => refusalOf(door('cookie').account.login({ ...typed, code: '000000' }));
    for (let turn = 0; turn < 5; turn += 1) await stranger();
    expect(await stranger()).toMatchObject({ appCode: 'TOO_MANY_REQUESTS' });
    const atHome = (code: string) =>
      door('cookie', { deviceId: 'home' }).account.login({ ...typed, code });
    expect(await refusalOf(atHome('000000'))).toMatchObject({ appCode: 'INVALID' });
    await expect(atHome(codeAt(secret))).resolves.toMatchObject({ isSetUpOnly: false });
    const planted = door('cookie', { deviceId: 'planted' }).account;
    expect(await refusalOf(planted.login({ ...typed, code: '000000' }))).toMatchObject({
      appCode: 'TOO_MANY_REQUESTS',
    });
  });

  it('counts no try for a code that was right', async () => {
    const { person, codes } = await addProtected();
    for (const code of codes.slice(0, 8)) await logIn(person, code).done;
    const left = await db.select().from(rateLimits);
    expect(left.filter(({ key }) => key.startsWith('secondFactor'))).toEqual([]);
  });
});

describe('recovery codes', () => {
  it('are ten, let in once each however they are typed, and are stored as hashes', async () => {
    const { person, codes } = await addProtected();
    const [one = '', two = ''] = codes;
    expect(codes).toHaveLength(10);
    await logIn(person, ` ${one.toUpperCase().replaceAll('-', ' ')} `).done;
    expect(await refusalOf(logIn(person, one).done)).toMatchObject({ appCode: 'INVALID' });
    await logIn(person, two).done;
    const stored = JSON.stringify(await db.select().from(recoveryCodes));
    for (const code of codes) expect(stored).not.toContain(code);
    const { account } = await doorOf(person);
    expect(await account.getSecondFactor()).toMatchObject({ recoveryCodesLeft: 8 });
  });

  it('that were kept in the form of before are let in once', async () => {
    const { person, codes } = await addProtected();
    const [code = ''] = codes;
    const hash = hashEarlierCode(code);
    const ofPerson = eq(recoveryCodes.userId, person.userId);
    await db.delete(recoveryCodes).where(ofPerson);
    await db.insert(recoveryCodes).values({ userId: person.userId, hash });
    await logIn(person, code).done;
    expect(await refusalOf(logIn(person, code).done)).toMatchObject({ appCode: 'INVALID' });
  });

  it('are stored under the key of the site, so that a copied database holds no code', async () => {
    const { person, codes } = await addProtected();
    const rows = await db
      .select({ hash: recoveryCodes.hash })
      .from(recoveryCodes)
      .where(eq(recoveryCodes.userId, person.userId));
    const stored = new Set(rows.map(({ hash }) => hash));
    for (const code of codes) expect(stored.has(hashEarlierCode(code))).toBe(false);
  });

  it('of another person open nothing', async () => {
    const [mine, theirs] = [await addProtected(), await addProtected()];
    const [code = ''] = theirs.codes;
    expect(await refusalOf(logIn(mine.person, code).done)).toMatchObject({ appCode: 'INVALID' });
  });

  it('are void once new ones are made', async () => {
    const { person, codes } = await addProtected();
    const { account } = await doorOf(person);
    const renewed = await account.renewRecoveryCodes();
    expect(await refusalOf(logIn(person, codes[0]).done)).toMatchObject({ appCode: 'INVALID' });
    await logIn(person, renewed.recoveryCodes[0]).done;
  });
});

describe('the set-up', () => {
  it('stores the secret under the site’s key alone, and never logs it', async () => {
    const { secret } = await addProtected();
    expect(await world.dump()).not.toContain(secret);
    expect(JSON.stringify(await db.select().from(secondFactors))).not.toContain(secret);
  });

  it('keeps the authenticator before it until the new one’s first code is right', async () => {
    const { person, secret } = await addProtected();
    const { account } = await doorOf(person);
    const shown = await account.beginSecondFactor();
    const confirm = (code: string) => account.confirmSecondFactor({ ticket: shown.ticket, code });
    expect(await refusalOf(confirm('000000'))).toMatchObject({ appCode: 'INVALID' });
    await logIn(person, codeAt(secret)).done;
    await confirm(codeAt(shown.secret));
    expect(await refusalOf(logIn(person, codeAt(secret, later(30))).done)).toMatchObject({
      appCode: 'INVALID',
    });
  });

  it('takes no ticket of another, none that is old, and no code twice', async () => {
    const [one, two] = [await addPerson({ roles: [2] }), await addPerson({ roles: [2] })];
    const mine = await doorOf(one);
    const { secret, ticket } = await mine.account.beginSecondFactor();
    const theirs = await doorOf(two);
    const code = codeAt(secret);
    expect(await refusalOf(theirs.account.confirmSecondFactor({ ticket, code }))).toMatchObject({
      appCode: 'TOKEN_INVALID',
    });
    const late = await doorOf(one, 'cookie', { now: later(30 * 60) });
    const lateCode = codeAt(secret, later(30 * 60));
    expect(
      await refusalOf(late.account.confirmSecondFactor({ ticket, code: lateCode })),
    ).toMatchObject({ appCode: 'TOKEN_INVALID' });
    await mine.account.confirmSecondFactor({ ticket, code });
    expect(await refusalOf(logIn(one, code).done)).toMatchObject({ appCode: 'INVALID' });
  });

  it('ends every other session, and gives this one another token (SE-2)', async () => {
    const person = await addPerson({ roles: [1] });
    await doorOf(person);
    const { at, jar, account } = await doorOf(person);
    const before = jar.token;
    const { secret, ticket } = await account.beginSecondFactor();
    await account.confirmSecondFactor({ ticket, code: codeAt(secret) });
    expect(jar.token).not.toBe(before);
    expect(await sessionsOf(person)).toBe(1);
    expect(await at().account.me()).toMatchObject({ hasSecondFactor: true });
  });

  it('is the only thing open after the first login where it is required', async () => {
    secondFactor.isRequired = true;
    const person = await addPerson({ roles: [1] });
    const { at, done } = logIn(person);
    expect(await done).toMatchObject({ isSetUpOnly: true });
    const { account, admin } = at();
    expect(await account.findMe()).toMatchObject({ mustSetUpSecondFactor: true });
    for (const call of [() => admin.listParticipants({}), () => account.renewRecoveryCodes()]) {
      expect(await refusalOf(call())).toMatchObject({
        appCode: 'SECOND_FACTOR_NOT_SET_UP',
        httpStatus: 403,
      });
    }
    const { secret, ticket } = await account.beginSecondFactor();
    await account.confirmSecondFactor({ ticket, code: codeAt(secret) });
    expect(await at().account.findMe()).toMatchObject({ mustSetUpSecondFactor: false });
    await at().admin.listParticipants({});
    expect(await refusalOf(at().account.removeSecondFactor())).toMatchObject({
      appCode: 'FORBIDDEN',
    });
  });

  it('may be taken away by who is no longer staff, though it is required of staff', async () => {
    const { person } = await addProtected();
    secondFactor.isRequired = true;
    const { account } = await doorOf(person);
    expect(await account.getSecondFactor()).toMatchObject({ isOffered: true, isRequired: true });
    expect(await refusalOf(account.removeSecondFactor())).toMatchObject({ appCode: 'FORBIDDEN' });
    await db.delete(userRoles).where(eq(userRoles.userId, person.userId));
    expect(await account.getSecondFactor()).toMatchObject({
      isOffered: false,
      isRequired: false,
      inForceSince: expect.any(String),
    });
    await account.removeSecondFactor();
    expect(await account.getSecondFactor()).toMatchObject({ inForceSince: null });
    expect(await logIn(person).done).toMatchObject({ isSetUpOnly: false });
  });

  it('is not asked of participants', async () => {
    secondFactor.isRequired = true;
    const person = await addPerson({ roles: [3] });
    expect(await logIn(person).done).toMatchObject({ isSetUpOnly: false });
  });
});

describe('a code where the password is asked again (D58)', () => {
  it('stands for it, once', async () => {
    const { person, secret } = await addProtected();
    const now = later(11 * 60);
    const { at } = await doorOf(person);
    const { account } = at({ now });
    expect(await refusalOf(account.renewRecoveryCodes())).toMatchObject({
      appCode: 'CONFIRM_IDENTITY',
    });
    await account.confirmIdentity({ code: codeAt(secret, now) });
    const renewed = at({ now }).account;
    await renewed.renewRecoveryCodes();
    expect(await refusalOf(renewed.confirmIdentity({ code: codeAt(secret, now) }))).toMatchObject({
      issues: [{ path: ['code'], code: 'wrongCode' }],
    });
  });

  it('is missing when neither it nor a password is given', async () => {
    const { account } = await doorOf(await addPerson());
    expect(await refusalOf(account.confirmIdentity({}))).toMatchObject({
      issues: [{ path: ['password'], code: 'required' }],
    });
  });
});

describe('a reset by an administrator', () => {
  it('takes it away with the reason, ends the sessions, and tells the person', async () => {
    const { person, codes } = await addProtected();
    const { account } = await doorOf(person);
    const { admin } = await doorOf(await addPerson({ roles: [1] }));
    await admin.resetSecondFactor({ userId: person.userId, reason: 'Téléphone perdu' });
    expect(await refusalOf(account.me())).toMatchObject({ appCode: 'NOT_AUTHENTICATED' });
    expect((await readMail()).map(({ kind, to }) => [kind, to])).toEqual([
      ['secondFactorReset', person.email],
    ]);
    const rows = await db
      .select({ after: auditDetails.after })
      .from(auditLog)
      .innerJoin(auditDetails, eq(auditDetails.auditId, auditLog.id))
      .where(eq(auditLog.action, 'admin.resetSecondFactor'));
    expect(rows).toEqual([{ after: { reason: 'Téléphone perdu', isDropped: true } }]);
    await logIn(person).done;
    const unused = await db.$count(recoveryCodes, eq(recoveryCodes.userId, person.userId));
    expect([unused, codes.length]).toEqual([0, 10]);
  });

  it('is not for oneself', async () => {
    const { person } = await addProtected();
    const { admin } = await doorOf(person);
    const asked = { userId: person.userId, reason: 'x' };
    expect(await refusalOf(admin.resetSecondFactor(asked))).toMatchObject({ appCode: 'FORBIDDEN' });
  });
});
