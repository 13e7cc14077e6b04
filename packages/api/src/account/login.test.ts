import { hashToken, isKnownDevice } from '@aube/auth';
import { auditLog, credentials, sessions, users } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { and, eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountWorld, NOW, PASSWORD, refusalOf } from './testing/account-world.ts';
import { auditTrail } from '../testing/audit-trail.ts';

const world = await accountWorld(await testDatabase());
const { db, auth, addPerson, door, doorOf, dump, forgetLimits } = world;
/** Hash of `PASSWORD` with a quarter of the current memory cost. */
const WEAK_HASH_OF_PASSWORD =
  '$argon2id$v=19$m=4096,t=2,p=1$47hhGymN1IF70lnFc7wzyw$uzu99F3LdCSbc4NnK9qea+a/Y2PgIWRAJBx9rQIRWbY';

beforeEach(() => forgetLimits());

const actionsOf = async (userId: number) =>
  (await auditTrail(db, eq(auditLog.subjectUserId, userId))).map(({ action }) => action);

describe('login', () => {
  it.each(['email', 'username'] as const)('takes the %s in any case', async (by) => {
    const person = await addPerson();
    const browser = door();
    await browser.account.login({
      identifier: ` ${person[by].toUpperCase()} `,
      password: PASSWORD,
    });
    expect((await browser.at().account.me()).userId).toBe(person.userId);
    expect(await actionsOf(person.userId)).toEqual(['account.login']);
  });

  it.each([
    ['ana@école.test', 'ana@xn--cole-9oa.test'],
    ['lou@ｅｘｅｍｐｌｅ.test', 'lou@exemple.test'],
  ])('finds the account of %s by %s, and makes no second one', async (first, second) => {
    const { admin } = await doorOf(await addPerson({ roles: [1] }));
    const register = async (address: string) => {
      const { token } = await admin.createInvitation({ email: first });
      await door().account.register({
        token,
        firstName: 'Ana',
        lastName: 'Roy',
        email: address,
        password: PASSWORD,
        passwordConfirmation: PASSWORD,
        referenceCode: world.home.referenceCode,
        locale: 'fr',
        consent: '1.0',
      });
    };
    const ofBoth = inArray(users.email, [first, second]);
    await register(second);
    await db.update(users).set({ activatedAt: NOW }).where(ofBoth);
    await register(first);
    expect(await db.select({ email: users.email }).from(users).where(ofBoth)).toHaveLength(1);
    await door().account.login({ identifier: first, password: PASSWORD });
  });

  it.each(["'ivy@exemple.test", '{max@exemple.test}', '"a b"@exemple.test'])(
    'finds an account with the old address %s',
    async (email) => {
      const { userId } = await addPerson({ email });
      const browser = door();
      await browser.account.login({ identifier: ` ${email.toUpperCase()}`, password: PASSWORD });
      expect((await browser.at().account.me()).userId).toBe(userId);
    },
  );

  it('prefers the address without marks', async () => {
    await addPerson({ email: 'leo@exemple.test;' });
    const { userId } = await addPerson({ email: 'leo@exemple.test' });
    const browser = door();
    await browser.account.login({ identifier: 'leo@exemple.test;', password: PASSWORD });
    expect((await browser.at().account.me()).userId).toBe(userId);
  });

  it('gives a browser its token in the cookie and nowhere else (SE-1)', async () => {
    const browser = door('cookie');
    const answer = await browser.account.login({
      identifier: (await addPerson()).email,
      password: PASSWORD,
    });
    expect(answer).toEqual({
      token: null,
      expiresAt: '2026-02-04T15:00:00.000Z',
      isSetUpOnly: false,
    });
    expect(browser.jar.token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  it('gives a script its token in the answer, and no cookie', async () => {
    const script = door('bearer');
    const person = await addPerson();
    const answer = await script.account.login({ identifier: person.email, password: PASSWORD });
    expect(answer).toEqual({
      token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/) as string,
      expiresAt: '2026-01-06T03:00:00.000Z',
      isSetUpOnly: false,
    });
    expect(script.jar.token).toBeNull();
  });

  it('accepts neither kind of session in the other’s place (D41)', async () => {
    const person = await addPerson();
    const browser = await doorOf(person, 'cookie');
    const script = door('bearer');
    script.jar.token = browser.jar.token;
    expect(await refusalOf(script.at().account.me())).toMatchObject({
      appCode: 'NOT_AUTHENTICATED',
    });
  });

  it('gives a new token and ends the old session (SE-2)', async () => {
    const person = await addPerson();
    const browser = await doorOf(person);
    const before = browser.jar.token;
    await browser.at().account.login({ identifier: person.email, password: PASSWORD });
    expect(browser.jar.token).not.toBe(before);
    expect(await db.$count(sessions, eq(sessions.userId, person.userId))).toBe(1);
  });

  it.each([
    ['ana@exemple.test', '\u200bAna@exemple.test;'],
    ['zoé@exemple.test', 'Zoé@exemple.test'],
    ['a..b@exemple.test', 'a..b@exemple.test '],
  ])('finds the account of %j by %j (D95)', async (email, identifier) => {
    await addPerson({ email });
    await expect(door().account.login({ identifier, password: PASSWORD })).resolves.toBeDefined();
    await door().account.requestPasswordReset({ email: identifier });
  });

  it('finds a username that ends in a dot', async () => {
    await addPerson({ username: 'ana.' });
    const typed = { identifier: 'Ana.', password: PASSWORD };
    await expect(door().account.login(typed)).resolves.toBeDefined();
  });

  it('adopts no session that was planted (SE-2)', async () => {
    const browser = door();
    browser.jar.token = 'p'.repeat(43);
    await browser.at().account.login({ identifier: (await addPerson()).email, password: PASSWORD });
    expect(browser.jar.token).not.toBe('p'.repeat(43));
    expect(await db.$count(sessions, eq(sessions.id, hashToken('p'.repeat(43))))).toBe(0);
  });

  it('renews a hash of lower costs (AU-5)', async () => {
    const person = await addPerson();
    const mine = eq(credentials.userId, person.userId);
    await db.update(credentials).set({ passwordHash: WEAK_HASH_OF_PASSWORD }).where(mine);
    await door().account.login({ identifier: person.email, password: PASSWORD });
    const [row] = await db.select().from(credentials).where(mine);
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await door().account.login({ identifier: person.email, password: PASSWORD });
  });

  it('stores no token and no password anywhere (TK-1, SE-5)', async () => {
    const script = door('bearer');
    const person = await addPerson();
    const { token } = await script.account.login({ identifier: person.email, password: PASSWORD });
    const stored = await dump();
    expect(stored).not.toContain(token ?? '');
    expect(stored).not.toContain(PASSWORD);
  });

  it('opens nothing with any value of the database (SE-5)', async () => {
    await doorOf(await addPerson(), 'bearer');
    const values = new Set((await dump()).match(/[A-Za-z0-9_-]{43,}/g));
    for (const value of values) {
      const thief = door('bearer');
      thief.jar.token = value;
      expect(await refusalOf(thief.at().account.me())).toMatchObject({
        appCode: 'NOT_AUTHENTICATED',
      });
    }
    expect(values.size).toBeGreaterThan(0);
  });
});

describe('a refused login', () => {
  it('is the same for unknown, wrong, deactivated, deleted, not activated, no password (AU-4)', async () => {
    const wrong = await addPerson();
    const attempts = [
      { identifier: 'nobody@example.test', password: PASSWORD },
      { identifier: 'nobody', password: PASSWORD },
      { identifier: wrong.email, password: `${PASSWORD} ` },
      { identifier: (await addPerson({ deactivatedAt: NOW })).email, password: PASSWORD },
      { identifier: (await addPerson({ deletedAt: NOW })).email, password: PASSWORD },
      { identifier: (await addPerson({ activatedAt: null })).email, password: PASSWORD },
      { identifier: (await addPerson({ hasPassword: false })).email, password: PASSWORD },
    ];
    const refusals = [];
    for (const attempt of attempts) refusals.push(await refusalOf(door().account.login(attempt)));
    expect(refusals[0]).toMatchObject({ appCode: 'WRONG_CREDENTIALS', httpStatus: 401 });
    for (const refusal of refusals) {
      expect(JSON.stringify(refusal)).toBe(JSON.stringify(refusals[0]));
    }
  });

  it('leaves one audit row and no session, and the row quotes nothing typed', async () => {
    const person = await addPerson();
    const browser = door();
    await refusalOf(browser.account.login({ identifier: person.email, password: 'not this one' }));
    const rows = await auditTrail(db, eq(auditLog.subjectUserId, person.userId));
    expect(rows).toMatchObject([
      { action: 'account.login', actorUserId: null, after: { isRefused: true } },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/not this one|@/);
    expect(browser.jar.token).toBeNull();
  });
});

describe('limits of a login (RL-1, RL-5)', () => {
  const fail = (identifier: string, clientKey: string) =>
    refusalOf(door('cookie', { clientKey }).account.login({ identifier, password: 'wrong' }));

  it('refuses the 11th wrong try of one client on one account, for unknown accounts alike', async () => {
    const person = await addPerson();
    for (const [identifier, client] of [
      [person.email, 'a'],
      ['nobody@example.test', 'b'],
    ] as const) {
      for (let attempt = 0; attempt < 9; attempt += 1) {
        await world.limiter.consume([['login.accountAndClient', `${identifier}|${client}`]]);
      }
      expect(await fail(identifier, client)).toMatchObject({ appCode: 'WRONG_CREDENTIALS' });
      expect(await fail(identifier, client)).toMatchObject({
        appCode: 'TOO_MANY_REQUESTS',
        httpStatus: 429,
        retryAfterSeconds: expect.any(Number) as number,
      });
    }
    const trace = and(eq(auditLog.objectType, 'limit'), eq(auditLog.requestId, 'test'));
    expect(await db.$count(auditLog, trace)).toBe(2);
    await fail(person.email, 'a');
    expect(await db.$count(auditLog, trace)).toBe(2);
  });

  it('lets the owner in from elsewhere after a hundred wrong tries of a stranger', async () => {
    const person = await addPerson();
    for (let attempt = 0; attempt < 100; attempt += 1) await fail(person.email, 'stranger');
    const home = door('cookie', { clientKey: 'home' });
    await home.account.login({ identifier: person.email, password: PASSWORD });
    expect(home.jar.token).not.toBeNull();
  });

  it('shut out no browser that logged in before: neither thirty tries from its network nor a hundred on its account (RL-5)', async () => {
    const person = await addPerson();
    const here = { clientKey: 'clinic' };
    const browser = door('cookie', here);
    const login = { identifier: person.email, password: PASSWORD };
    await browser.account.login(login);
    for (let attempt = 0; attempt < 31; attempt += 1) {
      await world.limiter.consume([['login.client', 'clinic']]);
    }
    for (let attempt = 0; attempt < 101; attempt += 1) {
      await world.limiter.consume([['login.account', person.email]]);
    }
    const isRefused = { appCode: 'TOO_MANY_REQUESTS' };
    expect(await refusalOf(door('cookie', here).account.login(login))).toMatchObject(isRefused);
    await browser.at().account.login(login);
    await browser.at().account.login({ ...login, identifier: person.username });

    const other = await addPerson();
    const theirs = browser.at().account.login({ identifier: other.email, password: PASSWORD });
    expect(await refusalOf(theirs)).toMatchObject(isRefused);
    const own = `${person.email}|${hashToken(browser.jar.device!)}`;
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await world.limiter.consume([['login.device', own]]);
    }
    expect(await refusalOf(browser.at().account.login(login))).toMatchObject(isRefused);
  });

  it('know a browser by a token that was given, never by one that was planted', async () => {
    const [one, two] = [await addPerson(), await addPerson()];
    const browser = door();
    browser.jar.device = 'p'.repeat(43);
    await browser.at().account.login({ identifier: one.email, password: PASSWORD });
    const first = browser.jar.device;
    expect(first).not.toBe('p'.repeat(43));
    await browser.at().account.login({ identifier: two.email, password: PASSWORD });
    expect(browser.jar.device).not.toBe(first);
    for (const { email } of [one, two]) {
      expect(await isKnownDevice(db, hashToken(browser.jar.device), email)).toBe(true);
      expect(await isKnownDevice(db, hashToken(first), email)).toBe(false);
    }
  });

  it('counts failures only: many people of a clinic log in from one address', async () => {
    const person = await addPerson();
    for (let attempt = 0; attempt < 29; attempt += 1) {
      await world.limiter.consume([['login.client', 'clinic']]);
    }
    const clinic = door('bearer', { clientKey: 'clinic' });
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await clinic.account.login({ identifier: person.email, password: PASSWORD });
    }
    expect(await fail(person.email, 'clinic')).toMatchObject({ appCode: 'WRONG_CREDENTIALS' });
    expect(await fail(person.email, 'clinic')).toMatchObject({ appCode: 'TOO_MANY_REQUESTS' });
  });

  it('stays shut while the counters are away, and reading goes on (RL-6)', async () => {
    const person = await addPerson();
    const away = () => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }));
    const limiter = { ...world.limiter, consume: away };
    expect(
      await refusalOf(
        door('cookie', { limiter }).account.login({ identifier: person.email, password: PASSWORD }),
      ),
    ).toMatchObject({ appCode: 'UNAVAILABLE', httpStatus: 503 });
    const browser = await doorOf(person, 'cookie', { limiter });
    expect((await browser.account.me()).email).toBe(person.email);
  });
});

describe('logout', () => {
  it('ends the session also for a copy of it, and takes the cookie (SE-4)', async () => {
    const person = await addPerson();
    const browser = await doorOf(person);
    const copied = door();
    copied.jar.token = browser.jar.token;
    await browser.account.logout();
    expect(browser.jar.token).toBeNull();
    expect(await refusalOf(copied.at().account.me())).toMatchObject({
      appCode: 'NOT_AUTHENTICATED',
    });
    expect(await actionsOf(person.userId)).toEqual(['account.logout']);
  });

  it('is no fault without a session', async () => {
    await expect(door().account.logout()).resolves.toBeUndefined();
  });

  it('leaves the other sessions alone', async () => {
    const person = await addPerson();
    const [one, other] = [await doorOf(person), await doorOf(person, 'bearer')];
    await one.account.logout();
    expect((await other.account.me()).userId).toBe(person.userId);
  });
});

describe('me', () => {
  it('says who one is, with rights and preferences, and no secret', async () => {
    const person = await addPerson({ roles: [2, 3] });
    const answer = await (await doorOf(person)).account.me();
    expect(answer).toEqual({
      userId: person.userId,
      firstName: 'Camille',
      lastName: expect.stringContaining('Gagnon') as string,
      email: person.email,
      username: person.username,
      locale: 'fr',
      timeZone: 'America/Toronto',
      isTimeZoneAssumed: false,
      declinedTimeZones: [],
      darkMode: 'off',
      textSize: 'medium',
      roles: [2, 3],
      scope: ['programme', 'participants', 'data'],
      establishmentIds: [world.home.id],
      submittedAt: { S0: null, S6: null, S12: null, S24: null },
      programmeWeek: 0,
      programmeAbandonedAt: null,
      isConsentDue: false,
      isOwnDevice: false,
      unreadNotifications: 0,
      authenticationMethod: 'local',
      hasSecondFactor: false,
      mustSetUpSecondFactor: false,
    });
  });

  it('is refused to a guest and to an account that was deactivated since (SE-4)', async () => {
    const person = await addPerson();
    const browser = await doorOf(person);
    await db.update(users).set({ deactivatedAt: NOW }).where(eq(users.id, person.userId));
    for (const account of [browser.account, door().account]) {
      expect(await refusalOf(account.me())).toMatchObject({ httpStatus: 401 });
    }
  });

  it('answers null to a guest who asks whether anybody is there, and the same person to a user', async () => {
    const person = await addPerson();
    const browser = await doorOf(person);
    expect(await door().account.findMe()).toBeNull();
    expect(await browser.account.findMe()).toEqual(await browser.account.me());
    await db.update(users).set({ deactivatedAt: NOW }).where(eq(users.id, person.userId));
    expect(await browser.account.findMe()).toBeNull();
  });
});

describe('preferences', () => {
  it('change what is given, leave the rest, and are audited', async () => {
    const person = await addPerson();
    const browser = await doorOf(person);
    expect(
      await browser.account.updatePreferences({ locale: 'en', timeZone: 'America/St_Johns' }),
    ).toEqual({ locale: 'en', timeZone: 'America/St_Johns', darkMode: 'off', textSize: 'medium' });
    await browser.account.updatePreferences({ darkMode: 'system', textSize: 'extraLarge' });
    expect(await browser.account.me()).toMatchObject({
      locale: 'en',
      timeZone: 'America/St_Johns',
      darkMode: 'system',
      textSize: 'extraLarge',
    });
    const rows = await auditTrail(db, eq(auditLog.subjectUserId, person.userId));
    expect(rows[0]).toMatchObject({ before: { locale: 'fr' }, after: { locale: 'en' } });
  });

  it.each([
    { timeZone: 'Mars/Olympus' },
    { timeZone: '-05:00' },
    { declinedTimeZone: 'Mars/Olympus' },
    { locale: 'de' },
    { textSize: 'huge' },
  ])('refuse %j', async (input) => {
    const browser = await doorOf(await addPerson());
    expect(await refusalOf(browser.account.updatePreferences(input as never))).toMatchObject({
      appCode: 'INVALID',
    });
  });

  it('end the assumption of a zone, also with the same zone', async () => {
    const person = await addPerson();
    const { account } = await doorOf(person);
    const state = async () => {
      const { timeZone, isTimeZoneAssumed, declinedTimeZones } = await account.me();
      return [timeZone, isTimeZoneAssumed, declinedTimeZones];
    };
    const assumed = { isTimeZoneAssumed: true };
    await db.update(users).set(assumed).where(eq(users.id, person.userId));
    await account.updatePreferences({ locale: 'en', declinedTimeZone: 'Asia/Tokyo' });
    await account.updatePreferences({ declinedTimeZone: 'Asia/Tokyo' });
    expect(await state()).toEqual(['America/Toronto', true, ['Asia/Tokyo']]);
    await account.updatePreferences({ timeZone: 'America/Toronto' });
    expect(await state()).toEqual(['America/Toronto', false, ['Asia/Tokyo']]);
    await account.updatePreferences({ timeZone: 'Europe/Paris' });
    expect(await state()).toEqual(['Europe/Paris', false, []]);
  });

  it('reach no other column (AZ-7)', async () => {
    const person = await addPerson();
    const smuggled = {
      locale: 'en',
      email: 'x@y.zz',
      activatedAt: null,
      id: 1,
      version: 9,
      roles: [1],
    };
    const { account } = await doorOf(person);
    await expect(account.updatePreferences(smuggled as never)).rejects.toMatchObject({
      issues: Object.keys(smuggled)
        .slice(1)
        .map((name) => ({ path: [name], code: 'unknownField' })),
    });
    await account.updatePreferences({ locale: 'en' });
    const [row] = await db.select().from(users).where(eq(users.id, person.userId));
    expect(row).toMatchObject({ email: person.email, locale: 'en', version: 2, activatedAt: NOW });
    expect(await auth.find({ kind: 'cookie', sessionId: 'x' }, NOW)).toBeNull();
  });
});
