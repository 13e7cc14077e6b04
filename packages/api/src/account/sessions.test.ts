import { auditLog } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountWorld, NOW, PASSWORD, refusalOf } from './testing/account-world.ts';

const world = await accountWorld(await testDatabase());
const { db, addPerson, door, doorOf, forgetLimits } = world;
beforeEach(() => forgetLimits());

const HOUR = 60 * 60_000;
const later = (ms: number) => new Date(NOW.getTime() + ms);
const isAlive = ({ at }: ReturnType<typeof door>, now = NOW) =>
  at({ now })
    .account.me()
    .then(
      () => true,
      () => false,
    );

describe('a login says whose the device is (D59)', () => {
  it.each([
    ['their own', true, 30 * 24 * HOUR],
    ['shared', false, 12 * HOUR],
  ])('%s', async (_title, isOwnDevice, idle) => {
    const { email } = await addPerson();
    const client = door();
    await client.account.login({ identifier: email, password: PASSWORD, isOwnDevice });
    expect(await isAlive(client, later(idle - 1000))).toBe(true);
    expect(await isAlive(client, later(idle))).toBe(false);
  });

  it.each([
    ['a participant’s own', [3], true, true],
    ['shared by a participant', [3], false, false],
    ['never that of staff', [2], true, false],
    ['never that of staff who also take part', [2, 3], true, false],
  ])('%s may keep nights, or not', async (_title, roles, isOwnDevice, expected) => {
    const { email } = await addPerson({ roles });
    const client = door();
    await client.account.login({ identifier: email, password: PASSWORD, isOwnDevice });
    expect(await client.at().account.findMe()).toMatchObject({ isOwnDevice: expected });
  });

  it('shared, when nothing is said', async () => {
    const { email } = await addPerson();
    const client = door();
    await client.account.login({ identifier: email, password: PASSWORD });
    expect(await isAlive(client, later(12 * HOUR))).toBe(false);
  });
});

describe('the sessions of a person', () => {
  it('are listed to them alone, with the one that asks', async () => {
    const person = await addPerson();
    await doorOf(await addPerson());
    const here = await doorOf(person);
    await doorOf(person, 'bearer');
    const listed = await here.account.listSessions();
    expect(listed.map(({ kind, isCurrent }) => [kind, isCurrent])).toEqual(
      expect.arrayContaining([
        ['cookie', true],
        ['bearer', false],
      ]),
    );
    expect(listed).toHaveLength(2);
  });

  it('end one by one, and the act is in the audit log', async () => {
    const person = await addPerson();
    const [here, there] = [await doorOf(person), await doorOf(person)];
    const [other] = (await here.account.listSessions()).filter(({ isCurrent }) => !isCurrent);
    await here.account.endSession({ sessionId: other!.id });
    expect([await isAlive(here), await isAlive(there)]).toEqual([true, false]);
    expect(await refusalOf(here.at().account.endSession({ sessionId: other!.id }))).toMatchObject({
      appCode: 'NOT_FOUND',
    });
    const rows = await db
      .select()
      .from(auditLog)
      .where(
        and(eq(auditLog.subjectUserId, person.userId), eq(auditLog.action, 'account.endSession')),
      );
    expect(rows).toMatchObject([{ objectType: 'session' }]);
    expect(JSON.stringify(rows)).not.toContain(other!.id);
  });

  it('are nobody else’s to end', async () => {
    const owner = await doorOf(await addPerson());
    const [session] = await owner.account.listSessions();
    const stranger = await doorOf(await addPerson({ roles: [1] }));
    expect(await refusalOf(stranger.account.endSession({ sessionId: session!.id }))).toMatchObject({
      appCode: 'NOT_FOUND',
    });
    expect(await isAlive(owner)).toBe(true);
  });

  it('end here too, and the cookie goes', async () => {
    const here = await doorOf(await addPerson());
    const [session] = await here.account.listSessions();
    await here.account.endSession({ sessionId: session!.id });
    expect(here.jar.token).toBeNull();
  });

  it('end all but this one, which keeps its bounds under a new token', async () => {
    const person = await addPerson();
    const others = [await doorOf(person), await doorOf(person, 'bearer')];
    const here = await doorOf(person);
    const copied = await doorOf(person);
    copied.jar.token = here.jar.token;
    const tenHours = later(10 * HOUR);
    const { account } = here.at({ now: tenHours });
    const [first] = await account.listSessions();
    for (const end of [
      account.endOtherSessions(),
      account.endSession({ sessionId: first?.id ?? '' }),
    ]) {
      expect(await refusalOf(end)).toMatchObject({ appCode: 'CONFIRM_IDENTITY' });
    }
    await account.confirmIdentity({ password: PASSWORD });
    await here.at({ now: tenHours }).account.endOtherSessions();
    for (const gone of [...others, copied]) expect(await isAlive(gone)).toBe(false);
    const [kept] = await here.at({ now: tenHours }).account.listSessions();
    expect(kept).toMatchObject({ isCurrent: true, createdAt: NOW.toISOString() });
  });

  it('end with a changed password, but for this one', async () => {
    const person = await addPerson();
    const other = await doorOf(person);
    const client = door();
    await client.account.login({
      identifier: person.email,
      password: PASSWORD,
      isOwnDevice: true,
    });
    const password = 'cinq lanternes sur la rive';
    await client.at().account.changePassword({
      currentPassword: PASSWORD,
      password,
      passwordConfirmation: password,
    });
    expect([await isAlive(client), await isAlive(other)]).toEqual([true, false]);
    const [session] = await client.at().account.listSessions();
    expect(session).toMatchObject({ isOwnDevice: true });
  });
});
