import { participants, sessions, users } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import {
  accountWorld,
  NEW_PASSWORD,
  NOW,
  PASSWORD,
  refusalOf,
} from '../account/testing/account-world.ts';

const world = await accountWorld(await testDatabase());
const { db, home, addEstablishment, addPerson, door, doorOf, readMail, forgetLimits } = world;
const boss = await addPerson({ roles: [ROLE.administrator] });
beforeEach(() => forgetLimits());

let count = 0;
const someone = () => {
  count += 1;
  return {
    firstName: 'Élise',
    lastName: `Côté-${count}`,
    email: `elise${count}@example.test`,
    roles: [ROLE.staff],
    establishmentIds: [home.id],
  };
};
const admin = async (given = {}) => (await doorOf(boss, 'cookie', given)).admin;
const DAY_MS = 24 * 60 * 60_000;
const issueOf = async (call: Promise<unknown>) => {
  const { issues } = await refusalOf(call);
  return (issues as { path: string[]; code: string }[]).map(
    ({ path, code }) => `${path.join('.')} ${code}`,
  );
};
const openSessions = ({ userId }: { userId: number }) =>
  db.$count(sessions, eq(sessions.userId, userId));

it('logs in through a provider only where the site has one, so that it is shut out of nothing', async () => {
  const { admin: console } = await doorOf(boss);
  const authenticationMethod = 'oidc' as const;
  const missing = ['authenticationMethod unknownChoice'];
  expect(await issueOf(console.createUser({ ...someone(), authenticationMethod }))).toEqual(
    missing,
  );
  const change = { userId: boss.userId, authenticationMethod };
  expect(await issueOf(console.updateUser(change))).toEqual(missing);
});

describe('an account made by an administrator', () => {
  it('gets a letter that leads to choosing a password, and then to its own establishment', async () => {
    const { admin: console } = await doorOf(boss);
    const given = someone();
    const made = await console.createUser({ ...given, username: 'Elise.Cote', locale: 'en' });
    expect(made).toMatchObject({
      username: 'elise.cote',
      state: 'pending',
      isActive: true,
      roles: [ROLE.staff],
      establishments: [{ establishmentId: home.id, name: home.name }],
      locale: 'en',
      authenticationMethod: 'local',
    });
    const [letter] = await readMail();
    expect(letter).toMatchObject({ kind: 'activation', to: given.email });
    expect(letter!.eml).toContain('choose your password');
    const { token } = letter!;
    expect(await door().account.previewActivation({ token })).toMatchObject({
      needsPassword: true,
      isStaff: true,
    });
    expect(letter!.eml).toContain(`It is a staff account, for ${home.name}.`);
    expect(await issueOf(door().account.activate({ token }))).toEqual(['password required']);
    await door().account.activate({ token, password: NEW_PASSWORD });
    const browser = door();
    await browser.account.login({ identifier: 'elise.cote', password: NEW_PASSWORD });
    const own = browser.at();
    expect(await own.account.me()).toMatchObject({
      roles: [ROLE.staff],
      establishmentIds: [home.id],
    });
    expect(await refusalOf(own.admin.listUsers({}))).toMatchObject({ appCode: 'FORBIDDEN' });
  });

  it('made closed gets no letter until it is opened', async () => {
    const console = await admin();
    const { userId } = await console.createUser({ ...someone(), isActive: false });
    expect(await readMail()).toEqual([]);
    await console.updateUser({ userId, isActive: true });
    expect(await readMail()).toMatchObject([{ kind: 'activation' }]);
  });

  it('that is a participant follows the programme in the first establishment named', async () => {
    const console = await admin();
    const given = { ...someone(), roles: [ROLE.participant], locale: 'fr' as const };
    const { userId, establishments, programmeEstablishment } = await console.createUser(given);
    expect({ establishments, programmeEstablishment }).toEqual({
      establishments: [],
      programmeEstablishment: { establishmentId: home.id, name: home.name },
    });
    expect(await db.$count(participants, eq(participants.userId, userId))).toBe(1);
    await readMail();
  });

  it.each([
    ['a taken address', () => ({ email: boss.email }), ['email emailTaken']],
    ['a taken user name', () => ({ username: boss.username }), ['username usernameTaken']],
    ['a bad user name', () => ({ username: 'é' }), ['username notAUsername']],
    ['no role', () => ({ roles: [] }), ['roles required']],
    ['staff of nowhere', () => ({ establishmentIds: [] }), ['establishmentIds required']],
    [
      'staff of what is not there',
      () => ({ establishmentIds: [999_999] }),
      ['establishmentIds unknownChoice'],
    ],
  ])('is refused for %s, and nothing is made', async (_why, given, issues) => {
    const console = await admin();
    const before = await db.$count(users);
    expect(await issueOf(console.createUser({ ...someone(), ...given() }))).toEqual(issues);
    expect(await db.$count(users)).toBe(before);
    expect(await readMail()).toEqual([]);
  });
});

describe('a change of an account', () => {
  it('replaces what it names; what it leaves out stays', async () => {
    const console = await admin();
    const { userId } = await addPerson({ roles: [ROLE.staff] });
    const other = await addEstablishment();
    const before = await console.getUser({ userId });
    const renamed = await console.updateUser({ userId, firstName: 'Zoé' });
    expect(renamed).toMatchObject({
      firstName: 'Zoé',
      lastName: before.lastName,
      roles: [ROLE.staff],
      establishments: [{ establishmentId: home.id }],
      version: before.version + 1,
    });
    const moved = await console.updateUser({ userId, establishmentIds: [other.id] });
    expect(moved.establishments).toEqual([{ establishmentId: other.id, name: other.name }]);
    const promoted = await console.updateUser({ userId, roles: [ROLE.administrator] });
    expect(promoted).toMatchObject({ roles: [ROLE.administrator], establishments: [] });
    expect(await console.updateUser({ userId, firstName: 'Zoé' })).toEqual(promoted);
  });

  it('with a version that was left behind shows what stands and who changed what', async () => {
    const console = await admin();
    const { userId } = await addPerson({ roles: [ROLE.staff] });
    const { version } = await console.getUser({ userId });
    const other = await addEstablishment();
    await console.updateUser({ userId, version, establishmentIds: [other.id] });
    const refusal = await refusalOf(console.updateUser({ userId, version, firstName: 'Ana' }));
    expect(refusal).toMatchObject({
      appCode: 'VERSION_CONFLICT',
      details: {
        current: { version: version + 1 },
        changes: { establishmentIds: { changedBy: { firstName: 'Camille' } } },
      },
    });
  });

  it('that closes it ends every session at once and sends nothing', async () => {
    const console = await admin();
    const person = await addPerson({ roles: [ROLE.staff] });
    const own = await doorOf(person);
    await doorOf(person, 'bearer');
    await console.updateUser({ userId: person.userId, isActive: false });
    expect(await openSessions(person)).toBe(0);
    expect(await refusalOf(own.account.me())).toMatchObject({ appCode: 'NOT_AUTHENTICATED' });
    expect(
      await refusalOf(door().account.login({ identifier: person.email, password: PASSWORD })),
    ).toMatchObject({ appCode: 'WRONG_CREDENTIALS' });
    expect(await readMail()).toEqual([]);
    await console.updateUser({ userId: person.userId, isActive: true });
    await door().account.login({ identifier: person.email, password: PASSWORD });
    expect(await readMail()).toEqual([]);
  });

  it('that makes staff of a participant ends their sessions, and keeps the programme', async () => {
    const console = await admin();
    const person = await addPerson();
    await doorOf(person);
    const change = { userId: person.userId, establishmentIds: [home.id] };
    const both = await console.updateUser({ ...change, roles: [ROLE.staff, ROLE.participant] });
    expect(both).toMatchObject({ roles: [2, 3], programmeEstablishment: { name: home.name } });
    expect(await openSessions(person)).toBe(0);
    expect(await issueOf(console.updateUser({ ...change, roles: [ROLE.staff] }))).toEqual([
      'roles programmeStays',
    ]);
  });

  it('of the address waits for its reader; asked again it is not sent again', async () => {
    const console = await admin();
    const { userId, email } = await addPerson({ roles: [ROLE.staff] });
    const wanted = someone().email;
    expect(await console.updateUser({ userId, email: wanted })).toMatchObject({ email });
    expect(await console.updateUser({ userId, email: wanted })).toMatchObject({ email });
    expect(await console.updateUser({ userId, email })).toMatchObject({ email });
    expect((await console.getUser({ userId })).pendingEmail?.email).toBe(wanted);
    const [letter, ...more] = await readMail();
    expect(more).toEqual([]);
    await door().account.confirmEmailChange({ token: letter!.token });
    expect(await console.getUser({ userId })).toMatchObject({ email: wanted, pendingEmail: null });
    await readMail();
    await console.changeUserEmail({ userId, email });
    await console.changeUserEmail({ userId, email: wanted });
    expect(await readMail()).toEqual([]);
    expect(await issueOf(console.changeUserEmail({ userId, email: boss.email }))).toEqual([
      'email emailTaken',
    ]);
  });
});

describe('an address that was asked for and not confirmed in time', () => {
  it('is asked for again by the same change', async () => {
    const { userId } = await addPerson({ roles: [ROLE.staff] });
    const wanted = someone().email;
    await (await admin()).updateUser({ userId, email: wanted });
    const [first] = await readMail();
    const now = new Date(NOW.getTime() + 3 * DAY_MS);
    const console = await admin({ now });
    expect(
      await refusalOf(door().at({ now }).account.confirmEmailChange({ token: first!.token })),
    ).toMatchObject({
      appCode: 'TOKEN_INVALID',
    });
    await console.updateUser({ userId, email: wanted });
    const [again] = await readMail(now);
    expect(again).toMatchObject({ kind: 'emailChange', to: wanted });
    await door().at({ now }).account.confirmEmailChange({ token: again!.token });
    expect(await console.getUser({ userId })).toMatchObject({ email: wanted });
    // Removes the email from the outbox, so that the next test does not find it.
    expect(await readMail(now)).toMatchObject([{ kind: 'emailChanged' }]);
  });
});

const addAdministrator = () => addPerson({ roles: [ROLE.administrator] });
const shutOut = (...ids: number[]) =>
  db.update(users).set({ deactivatedAt: NOW }).where(inArray(users.id, ids));
const letIn = (...ids: number[]) =>
  db.update(users).set({ deactivatedAt: null }).where(inArray(users.id, ids));

async function listOthers(): Promise<number[]> {
  const { rows } = await (await admin()).listUsers({ roleId: ROLE.administrator, state: 'active' });
  return rows.map(({ userId }) => userId);
}

describe('administrators', () => {
  it('are never none: the last one is told to make another first', async () => {
    const others = (await listOthers()).filter((userId) => userId !== boss.userId);
    await shutOut(...others);
    const console = await admin();
    expect(await refusalOf(console.deleteUser({ userId: boss.userId }))).toMatchObject({
      appCode: 'LAST_ADMINISTRATOR',
      httpStatus: 409,
    });
    await letIn(...others);
  });

  it('do not shut themselves out', async () => {
    const console = await admin();
    await addAdministrator();
    const { userId } = boss;
    for (const call of [
      () => console.updateUser({ userId, isActive: false }),
      () => console.updateUser({ userId, roles: [ROLE.staff], establishmentIds: [home.id] }),
      () => console.deleteUser({ userId }),
    ]) {
      expect(await refusalOf(call())).toMatchObject({ appCode: 'OWN_ACCOUNT', httpStatus: 409 });
    }
    await console.updateUser({ userId, lastName: 'Boss' });
  });

  it('who deactivate each other at the same moment leave one, twenty times', async () => {
    const others = await listOthers();
    for (let round = 0; round < 20; round += 1) {
      const pair = [await addAdministrator(), await addAdministrator()] as const;
      // In even rounds, no other administrator can log in. In odd rounds, the first change
      // deactivates the author of the second change.
      if (round % 2 === 0) await shutOut(...others);
      const doors = await Promise.all(pair.map((each) => doorOf(each)));
      const answers = await Promise.allSettled(
        doors.map((each, index) =>
          each.admin.updateUser({ userId: pair[1 - index]!.userId, isActive: false }),
        ),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const refused = answers.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
      const { appCode } = refused.reason as { appCode: string };
      expect(['LAST_ADMINISTRATOR', 'NOT_AUTHENTICATED']).toContain(appCode);
      await letIn(...others);
      await shutOut(...pair.map(({ userId }) => userId));
    }
  }, 60_000);
});

describe('a deleted account', () => {
  it('is out at once, gets no letter, and can be restored for 30 days', async () => {
    const console = await admin();
    const person = await addPerson();
    const { userId, email } = person;
    await doorOf(person);
    await console.sendPasswordReset({ userId });
    const deleted = await console.deleteUser({ userId });
    expect(deleted).toMatchObject({ state: 'deleted', deletedAt: NOW.toISOString() });
    expect(await openSessions(person)).toBe(0);
    expect(await readMail()).toEqual([]);
    expect(
      await refusalOf(door().account.login({ identifier: email, password: PASSWORD })),
    ).toMatchObject({ appCode: 'WRONG_CREDENTIALS' });
    expect(await refusalOf(console.updateUser({ userId, firstName: 'A' }))).toMatchObject({
      appCode: 'NOT_FOUND',
    });
    const listed = async (state?: 'deleted') =>
      (await console.listUsers({ search: email, ...(state && { state }) })).rows.length;
    expect([await listed(), await listed('deleted')]).toEqual([0, 1]);
    expect(await console.getUser({ userId })).toMatchObject({
      restorableUntil: new Date(NOW.getTime() + 30 * DAY_MS).toISOString(),
    });
    const restored = await console.restoreUser({ userId, version: deleted.version });
    expect(restored).toMatchObject({ state: 'active', deletedAt: null });
    await door().account.login({ identifier: email, password: PASSWORD });
  });

  it('is restored until its 30 days are over', async () => {
    const console = await admin();
    const { userId } = await addPerson();
    await console.deleteUser({ userId });
    const at = async (ms: number) => admin({ now: new Date(NOW.getTime() + ms) });
    expect(await refusalOf((await at(30 * DAY_MS)).restoreUser({ userId }))).toMatchObject({
      appCode: 'ACCOUNT_STATE',
    });
    await (await at(30 * DAY_MS - 1)).restoreUser({ userId });
  });

  it('whose address somebody has taken since is not restored', async () => {
    const console = await admin();
    const { userId, email } = await addPerson();
    await console.deleteUser({ userId });
    await console.createUser({ ...someone(), email });
    await readMail();
    expect(await refusalOf(console.restoreUser({ userId }))).toMatchObject({
      appCode: 'ACCOUNT_TAKEN',
      httpStatus: 409,
    });
  });

  it('that is erased is nobody', async () => {
    const console = await admin();
    const { userId } = await addPerson();
    await console.deleteUser({ userId });
    await db.update(users).set({ erasedAt: NOW }).where(eq(users.id, userId));
    expect(await refusalOf(console.restoreUser({ userId }))).toMatchObject({
      appCode: 'NOT_FOUND',
    });
    expect(await refusalOf(console.getUser({ userId }))).toMatchObject({ appCode: 'NOT_FOUND' });
  });
});

describe('letters and sessions', () => {
  it('sends the activation again as long as it waits, and a new password once it is active', async () => {
    const console = await admin();
    const waiting = await addPerson({ roles: [ROLE.staff], activatedAt: null, hasPassword: false });
    const active = await addPerson();
    await console.resendActivation({ userId: waiting.userId });
    await console.sendPasswordReset({ userId: active.userId });
    expect(await readMail()).toMatchObject([
      { kind: 'activation', to: waiting.email },
      { kind: 'passwordReset', to: active.email },
    ]);
    for (const call of [
      () => console.resendActivation({ userId: active.userId }),
      () => console.sendPasswordReset({ userId: waiting.userId }),
    ]) {
      expect(await refusalOf(call())).toMatchObject({ appCode: 'ACCOUNT_STATE', httpStatus: 409 });
    }
    expect(await readMail()).toEqual([]);
  });

  it('ends all sessions of another, and all but this one of oneself', async () => {
    const person = await addPerson();
    await doorOf(person);
    await doorOf(person, 'bearer');
    const { admin: console } = await doorOf(boss);
    await console.endSessions({ userId: person.userId });
    expect(await openSessions(person)).toBe(0);
    await console.endSessions({ userId: boss.userId });
    expect(await openSessions(boss)).toBe(1);
    expect(await console.listRoles()).toEqual([{ roleId: 1 }, { roleId: 2 }, { roleId: 3 }]);
  });
});

it('counts the sessions that are still alive, by their last use too (D59)', async () => {
  const person = await addPerson({ roles: [ROLE.staff] });
  await doorOf(person);
  const openAt = async (minutes: number) => {
    const now = new Date(NOW.getTime() + minutes * 60_000);
    return (await (await admin({ now })).getUser({ userId: person.userId })).openSessions;
  };
  expect([await openAt(29), await openAt(31)]).toEqual([1, 0]);
});

describe('the list of accounts', () => {
  it('is searched in every name and narrowed by role, place, state and method', async () => {
    const console = await admin();
    const place = await addEstablishment();
    const at = { establishmentId: place.id };
    const staff = await addPerson({ roles: [ROLE.staff], ...at });
    const both = await addPerson({ roles: [ROLE.staff, ROLE.participant], ...at });
    const waiting = await addPerson({ ...at, activatedAt: null });
    const closed = await addPerson({ ...at, deactivatedAt: NOW });
    await db.update(users).set({ authenticationMethod: 'oidc' }).where(eq(users.id, staff.userId));
    const found = async (asked: Parameters<typeof console.listUsers>[0]) =>
      (await console.listUsers({ ...at, sort: 'createdAt', ...asked })).rows.map(
        ({ userId }) => userId,
      );
    const [a, b, c, d] = [staff, both, waiting, closed].map(({ userId }) => userId);
    const inOrder = (ids: unknown[]) => ids.map(Number).toSorted((one, other) => one - other);
    expect(inOrder(await found({}))).toEqual(inOrder([a, b, c, d]));
    expect(inOrder(await found({ roleId: ROLE.staff }))).toEqual(inOrder([a, b]));
    expect(inOrder(await found({ roleId: ROLE.participant }))).toEqual(inOrder([b, c, d]));
    expect(await found({ state: 'pending' })).toEqual([c]);
    expect(await found({ state: 'deactivated' })).toEqual([d]);
    expect(inOrder(await found({ state: 'active' }))).toEqual(inOrder([a, b]));
    expect(await found({ method: 'oidc' })).toEqual([a]);
    expect(await found({ search: `CAMILLE ${both.username}` })).toEqual([b]);
    expect(await found({ search: '100%' })).toEqual([]);
    expect(await found({ search: '_' })).toEqual([]);
    const { total, page } = await console.listUsers({ ...at, page: 9 });
    expect({ total, page }).toEqual({ total: 4, page: 1 });
  });
});
