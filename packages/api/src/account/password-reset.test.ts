import { hashPassword } from '@aube/auth';
import { auditLog, credentials, mailOutbox, notifications, sessions, users } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { accountWorld, NEW_PASSWORD, NOW, PASSWORD, refusalOf } from './testing/account-world.ts';
import { auditTrail } from '../testing/audit-trail.ts';

const world = await accountWorld(await testDatabase());
const { auth, db, pool, addPerson, door, doorOf, readMail, forgetLimits, dump } = world;
beforeEach(() => forgetLimits());

const chosen = { password: NEW_PASSWORD, passwordConfirmation: NEW_PASSWORD };

const noticesOf = async ({ userId }: { userId: number }) =>
  (await db.select().from(notifications).where(eq(notifications.userId, userId))).map(
    ({ kind }) => kind,
  );

async function forgetful() {
  const person = await addPerson();
  await door().account.requestPasswordReset({ email: person.email });
  const [letter] = await readMail();
  return { person, letter: letter! };
}

describe('a forgotten password', () => {
  it('is answered when the domain of the waiting letter has its letters of before', async () => {
    const { userId } = await addPerson({ email: 'max@xn--cole-9oa.test' });
    await door().account.requestPasswordReset({ email: 'max@école.test' });
    const written = { toAddress: 'max@école.test' };
    await db.update(mailOutbox).set(written).where(eq(mailOutbox.userId, userId));
    expect((await readMail()).map(({ kind, to }) => [kind, to])).toEqual([
      ['passwordReset', 'max@école.test'],
    ]);
  });

  it('is replaced by the mailed link; every session ends and a notice goes out (AU-8)', async () => {
    const { person, letter } = await forgetful();
    const old = [await doorOf(person), await doorOf(person, 'bearer')];
    expect(letter.link).toBe(
      `https://aube.example.test/reinitialisation-mot-passe/${person.username}/${letter.token}`,
    );
    const browser = door();
    await browser.account.resetPassword({
      token: letter.token,
      username: person.username,
      ...chosen,
    });
    expect(browser.jar.token).toBeNull();
    expect(await db.$count(sessions, eq(sessions.userId, person.userId))).toBe(0);
    for (const session of old) {
      expect(await refusalOf(session.account.me())).toMatchObject({ httpStatus: 401 });
    }
    expect(
      await refusalOf(door().account.login({ identifier: person.email, password: PASSWORD })),
    ).toMatchObject({ appCode: 'WRONG_CREDENTIALS' });
    await door().account.login({ identifier: person.email, password: NEW_PASSWORD });
    expect(await readMail()).toMatchObject([{ kind: 'passwordChanged', to: person.email }]);
    expect(await noticesOf(person)).toEqual(['passwordChanged']);
    const rows = await auditTrail(db, eq(auditLog.subjectUserId, person.userId));
    expect(rows).toMatchObject([
      { action: 'account.requestPasswordReset' },
      { action: 'account.resetPassword' },
      { action: 'account.login', after: { isRefused: true } },
      { action: 'account.login', after: { kind: 'cookie' } },
    ]);
  });

  it('asked for an unknown, deactivated or deleted account gets the same answer and no letter (AU-4)', async () => {
    const answers = [];
    for (const email of [
      (await addPerson()).email,
      'nobody@example.test',
      (await addPerson({ deactivatedAt: NOW })).email,
      (await addPerson({ deletedAt: NOW })).email,
      (await addPerson({ activatedAt: null })).email,
    ]) {
      answers.push(await door().account.requestPasswordReset({ email }));
    }
    expect(answers).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect((await readMail()).map(({ kind }) => kind)).toEqual(['passwordReset', 'activation']);
    expect(await dump()).not.toContain('nobody@example.test');
  });

  it('link is looked at without being used up (TK-4)', async () => {
    const { person, letter } = await forgetful();
    for (let look = 0; look < 20; look += 1) {
      expect(await door().account.previewPasswordReset({ token: letter.token })).toEqual({
        username: person.username,
      });
    }
    await door().account.resetPassword({ token: letter.token, ...chosen });
    expect(
      await refusalOf(door().account.previewPasswordReset({ token: letter.token })),
    ).toMatchObject({ appCode: 'TOKEN_INVALID' });
    await readMail();
  });

  it('link works for one of eight, whose password is the one that counts (TK-2)', async () => {
    const { person, letter } = await forgetful();
    const passwords = Array.from({ length: 8 }, (_, index) => `huit oiseaux, le numéro ${index}`);
    const results = await Promise.allSettled(
      passwords.map((password, index) =>
        door('cookie', { clientKey: `r${index}` }).account.resetPassword({
          token: letter.token,
          password,
          passwordConfirmation: password,
        }),
      ),
    );
    const winner = results.findIndex(({ status }) => status === 'fulfilled');
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [loser] = passwords.filter((_, index) => index !== winner);
    const login = (password: string) =>
      door().account.login({ identifier: person.email, password });
    expect(await refusalOf(login(loser!))).toMatchObject({ appCode: 'WRONG_CREDENTIALS' });
    await login(passwords[winner]!);
    expect(await readMail()).toHaveLength(1);
  });

  it('link ends after 60 minutes, to the second (TK-3)', async () => {
    const { letter } = await forgetful();
    const at = (seconds: number) =>
      door('cookie', { now: new Date(NOW.getTime() + seconds * 1000) }).account;
    expect(
      await refusalOf(at(3600).resetPassword({ token: letter.token, ...chosen })),
    ).toMatchObject({
      appCode: 'TOKEN_INVALID',
    });
    await at(3599).resetPassword({ token: letter.token, ...chosen });
    await readMail(new Date(NOW.getTime() + 3600_000));
  });

  it('a newer request voids the older link (TK-3)', async () => {
    const { person, letter } = await forgetful();
    await door().account.requestPasswordReset({ email: person.email });
    const [newer] = await readMail();
    expect(
      await refusalOf(door().account.resetPassword({ token: letter.token, ...chosen })),
    ).toMatchObject({ appCode: 'TOKEN_INVALID' });
    await door().account.resetPassword({ token: newer!.token, ...chosen });
    await readMail();
  });

  it('link dies with the address it was sent to (TK-1)', async () => {
    const { person, letter } = await forgetful();
    await db.update(users).set({ email: 'moved@example.test' }).where(eq(users.id, person.userId));
    expect(
      await refusalOf(door().account.resetPassword({ token: letter.token, ...chosen })),
    ).toMatchObject({ appCode: 'TOKEN_INVALID' });
  });

  it('link of one purpose does nothing for another (TK-1)', async () => {
    const { letter } = await forgetful();
    expect(await refusalOf(door().account.activate({ token: letter.token }))).toMatchObject({
      appCode: 'TOKEN_INVALID',
    });
    expect(
      await refusalOf(door().account.previewInvitation({ token: letter.token })),
    ).toMatchObject({
      appCode: 'TOKEN_INVALID',
    });
    await door().account.resetPassword({ token: letter.token, ...chosen });
    await readMail();
  });

  it('a fault in the new password leaves the link alive and costs no try', async () => {
    const { person, letter } = await forgetful();
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const refused = await refusalOf(
        door().account.resetPassword({
          token: letter.token,
          password: person.email,
          passwordConfirmation: NEW_PASSWORD,
        }),
      );
      expect(refused).toMatchObject({
        issues: [
          { path: ['password'], code: 'passwordRelated' },
          { path: ['passwordConfirmation'], code: 'passwordsDiffer' },
        ],
      });
    }
    await door().account.resetPassword({ token: letter.token, ...chosen });
    await readMail();
  });

  it('is asked for five times an hour at most, known or unknown alike (RL-1)', async () => {
    for (const email of [(await addPerson()).email, 'nobody@example.test']) {
      await forgetLimits();
      for (let attempt = 0; attempt < 5; attempt += 1) {
        await door('cookie', { clientKey: `${attempt}` }).account.requestPasswordReset({ email });
      }
      expect(
        await refusalOf(
          door('cookie', { clientKey: 'other' }).account.requestPasswordReset({ email }),
        ),
      ).toMatchObject({ appCode: 'TOO_MANY_REQUESTS' });
    }
    await readMail();
  });

  it('frees an account that strangers tried a hundred times (RL-5)', async () => {
    const { person, letter } = await forgetful();
    for (let attempt = 0; attempt < 100; attempt += 1) {
      await world.limiter.consume([['login.account', person.email]]);
    }
    const home = door('cookie', { clientKey: 'home' });
    const login = { identifier: person.email, password: NEW_PASSWORD };
    expect(await refusalOf(home.account.login(login))).toMatchObject({
      appCode: 'TOO_MANY_REQUESTS',
    });
    await home.account.resetPassword({ token: letter.token, ...chosen });
    await home.account.login(login);
    await readMail();
  });

  it('frees an account with an address in an older form', async () => {
    const { userId, email } = await addPerson({ email: "'eve@école.test" });
    const administrator = await doorOf(await addPerson({ roles: [ROLE.administrator] }));
    await administrator.admin.sendPasswordReset({ userId });
    const [letter] = await readMail();
    const login = { identifier: email, password: NEW_PASSWORD };
    const home = door('cookie', { clientKey: 'home' });
    for (let attempt = 0; attempt < 10; attempt += 1) await refusalOf(home.account.login(login));
    expect(await refusalOf(home.account.login(login))).toMatchObject({
      appCode: 'TOO_MANY_REQUESTS',
    });
    await home.account.resetPassword({ token: letter!.token, ...chosen });
    await home.account.login(login);
    await readMail();
  });

  it('opens to a living link, however many dead ones its network showed, and however many were asked for (RL-5)', async () => {
    const { person, letter } = await forgetful();
    const clinic = door('cookie', { clientKey: 'clinic' });
    for (const name of ['resetLink.client', 'passwordReset.client'] as const) {
      for (let tries = 0; tries < 11; tries += 1) await world.limiter.consume([[name, 'clinic']]);
    }
    const dead = clinic.account.resetPassword({ token: 'x'.repeat(43), ...chosen });
    expect(await refusalOf(dead)).toMatchObject({ appCode: 'TOO_MANY_REQUESTS' });
    await clinic.account.resetPassword({ token: letter.token, ...chosen });

    for (let tries = 0; tries < 31; tries += 1) {
      await world.limiter.consume([['login.client', 'clinic']]);
    }
    const login = { identifier: person.email, password: NEW_PASSWORD };
    const stranger = door('cookie', { clientKey: 'clinic' }).account.login(login);
    expect(await refusalOf(stranger)).toMatchObject({ appCode: 'TOO_MANY_REQUESTS' });
    await clinic.at({ clientKey: 'clinic' }).account.login(login);
    await readMail();
  });

  it('frees a browser on which its owner tried ten times, wherever the letter is read (RL-5)', async () => {
    const person = await addPerson();
    const browser = door();
    await browser.account.login({ identifier: person.email, password: PASSWORD });
    const login = { identifier: person.username, password: NEW_PASSWORD };
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await refusalOf(browser.at().account.login(login));
    }
    expect(await refusalOf(browser.at().account.login(login))).toMatchObject({
      appCode: 'TOO_MANY_REQUESTS',
    });
    await browser.at().account.requestPasswordReset({ email: person.email });
    const [letter] = await readMail();
    const phone = door('cookie', { clientKey: 'phone' });
    await phone.account.resetPassword({ token: letter!.token, ...chosen });
    await browser.at().account.login(login);
    await readMail();
  });

  it('leaves neither link nor password in a table', async () => {
    const { letter } = await forgetful();
    expect(await dump()).not.toContain(letter.token);
    await door().account.resetPassword({ token: letter.token, ...chosen });
    expect(await dump()).not.toContain(NEW_PASSWORD);
    await readMail();
  });
});

describe('changing one’s password', () => {
  it('asks for the current one, ends all sessions and goes on under a new token (AU-9, SE-2)', async () => {
    const person = await addPerson();
    const browser = await doorOf(person);
    const elsewhere = await doorOf(person, 'bearer');
    const before = browser.jar.token;
    const wrong = browser.account.changePassword({ currentPassword: 'not mine', ...chosen });
    expect(await refusalOf(wrong)).toMatchObject({
      appCode: 'INVALID',
      issues: [{ path: ['currentPassword'], code: 'wrongPassword' }],
    });
    const answer = await browser.account.changePassword({ currentPassword: PASSWORD, ...chosen });
    expect(answer.token).toBeNull();
    expect(browser.jar.token).not.toBe(before);
    expect((await browser.at().account.me()).userId).toBe(person.userId);
    expect(await refusalOf(elsewhere.account.me())).toMatchObject({ httpStatus: 401 });
    expect(await refusalOf(browser.account.me())).toMatchObject({ httpStatus: 401 });
    expect(await readMail()).toMatchObject([{ kind: 'passwordChanged', to: person.email }]);
    expect(await noticesOf(person)).toEqual(['passwordChanged']);
    await door().account.login({ identifier: person.email, password: NEW_PASSWORD });
  });

  it('is a notice for participants, and a letter alone for staff', async () => {
    const nurse = await addPerson({ roles: [ROLE.staff] });
    const { account } = await doorOf(nurse);
    await account.changePassword({ currentPassword: PASSWORD, ...chosen });
    expect(await readMail()).toMatchObject([{ kind: 'passwordChanged', to: nurse.email }]);
    expect(await noticesOf(nurse)).toEqual([]);
  });

  it('voids a reset link that was on its way', async () => {
    const { person, letter } = await forgetful();
    const browser = await doorOf(person);
    await browser.account.changePassword({ currentPassword: PASSWORD, ...chosen });
    expect(
      await refusalOf(door().account.resetPassword({ token: letter.token, ...chosen })),
    ).toMatchObject({ appCode: 'TOKEN_INVALID' });
    await readMail();
  });

  it('counts wrong ones as failed logins', async () => {
    const person = await addPerson();
    const browser = await doorOf(person);
    const guess = () =>
      refusalOf(browser.account.changePassword({ currentPassword: 'not mine', ...chosen }));
    for (let attempt = 0; attempt < 9; attempt += 1) {
      await world.limiter.consume([['login.accountAndClient', `${person.email}|192.0.2.1`]]);
    }
    expect(await guess()).toMatchObject({ appCode: 'INVALID' });
    expect(await guess()).toMatchObject({ appCode: 'TOO_MANY_REQUESTS' });
  });
});

describe('a login that overlaps a reset', () => {
  function databaseAfter(before: () => Promise<unknown>): typeof db {
    let isHeld = true;
    return new Proxy(db, {
      get(target, key) {
        if (key !== 'transaction' || !isHeld) return Reflect.get(target, key, target) as unknown;
        isHeld = false;
        return async (...work: Parameters<typeof db.transaction>) => {
          await before();
          return target.transaction(...work);
        };
      },
    });
  }

  const sessionsOf = (userId: number) => db.$count(sessions, eq(sessions.userId, userId));

  const late = 'cinq hérons sur la jetée';

  it.each(['a login', 'a change of password'])(
    'leaves no session alive: %s whose password was right a moment ago',
    async (title) => {
      const { person, letter } = await forgetful();
      const held = databaseAfter(() =>
        door().account.resetPassword({ token: letter.token, ...chosen }),
      );
      const { account } = await doorOf(person, 'cookie', { db: held });
      const call =
        title === 'a login'
          ? account.login({ identifier: person.email, password: PASSWORD })
          : account.changePassword({
              currentPassword: PASSWORD,
              password: late,
              passwordConfirmation: late,
            });
      const appCode = title === 'a login' ? 'WRONG_CREDENTIALS' : 'INVALID';
      expect(await refusalOf(call)).toMatchObject({ appCode });
      expect(await sessionsOf(person.userId)).toBe(0);
      await door().account.login({ identifier: person.email, password: NEW_PASSWORD });
      await readMail();
    },
  );

  it('leaves no session alive: one that was being opened as the reset began', async () => {
    const { person, letter } = await forgetful();
    const reset = { isOver: false, result: Promise.resolve() };
    const isWaiting = async () =>
      (await pool.query('select from pg_locks where not granted')).rowCount !== 0;
    const open: typeof auth.open = async (...given) => {
      reset.result = door()
        .account.resetPassword({ token: letter.token, ...chosen })
        .finally(() => (reset.isOver = true));
      await expect.poll(async () => reset.isOver || (await isWaiting())).toBe(true);
      return auth.open(...given);
    };
    await door('cookie', { auth: { ...auth, open } }).account.login({
      identifier: person.email,
      password: PASSWORD,
    });
    await reset.result;
    expect(await sessionsOf(person.userId)).toBe(0);
    await readMail();
  });

  it('is let in by the password of an account whose hash was renewed meanwhile', async () => {
    const person = await addPerson();
    const renewed = databaseAfter(async () => {
      await db
        .update(credentials)
        .set({ passwordHash: await hashPassword(PASSWORD) })
        .where(eq(credentials.userId, person.userId));
    });
    const browser = door('cookie', { db: renewed });
    await browser.account.login({ identifier: person.email, password: PASSWORD });
    expect(browser.jar.token).not.toBeNull();
  });
});
