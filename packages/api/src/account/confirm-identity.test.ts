import { auditLog, establishments } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { accountWorld, NOW, PASSWORD, refusalOf } from './testing/account-world.ts';

const world = await accountWorld(await testDatabase());
const { db, addPerson, doorOf, forgetLimits, addEstablishment } = world;

beforeEach(() => forgetLimits());

const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

async function administrator(kind: 'cookie' | 'bearer') {
  const person = await addPerson({ roles: [1] });
  return { person, ...(await doorOf(person, kind)) };
}

it.each(['cookie', 'bearer'] as const)(
  'a %s session deletes within ten minutes of its login, then after the password again (D58)',
  async (kind) => {
    const { person, at } = await administrator(kind);
    const [one, two] = [await addEstablishment(), await addEstablishment()];
    const remove = (minutes: number, establishmentId: number) =>
      at({ now: minutesLater(minutes) }).admin.deleteEstablishment({ establishmentId });

    await remove(9, one.id);
    expect(await refusalOf(remove(10, two.id))).toMatchObject({
      appCode: 'CONFIRM_IDENTITY',
      httpStatus: 403,
    });
    const [kept] = await db.select().from(establishments).where(eq(establishments.id, two.id));
    expect(kept?.deletedAt).toBeNull();

    await at({ now: minutesLater(15) }).account.confirmIdentity({ password: PASSWORD });
    await remove(24, two.id);
    const rows = await db.select().from(auditLog).where(eq(auditLog.subjectUserId, person.userId));
    expect(rows.map(({ action }) => action)).toEqual(['account.confirmIdentity']);
  },
);

it('confirms nothing with a wrong password, which counts as a failed login', async () => {
  const { at } = await administrator('cookie');
  const later = at({ now: minutesLater(11) });
  const { id: establishmentId } = await addEstablishment();
  for (let tries = 0; tries < 10; tries += 1) {
    expect(await refusalOf(later.account.confirmIdentity({ password: 'not it' }))).toMatchObject({
      appCode: 'INVALID',
      issues: [{ path: ['password'], code: 'wrongPassword' }],
    });
  }
  expect(await refusalOf(later.account.confirmIdentity({ password: PASSWORD }))).toMatchObject({
    appCode: 'TOO_MANY_REQUESTS',
  });
  expect(await refusalOf(later.admin.deleteEstablishment({ establishmentId }))).toMatchObject({
    appCode: 'CONFIRM_IDENTITY',
  });
});

it('gives the session of a browser a new token, so that a copied cookie is no proof (SE-2)', async () => {
  const { jar, at, account } = await administrator('cookie');
  const copied = at();
  const before = jar.token;
  await account.confirmIdentity({ password: PASSWORD });
  expect(jar.token).not.toBe(before);
  expect(await refusalOf(copied.account.me())).toMatchObject({ appCode: 'NOT_AUTHENTICATED' });
  expect(await at().account.me()).toMatchObject({ roles: [1] });

  const script = await administrator('bearer');
  await script.account.confirmIdentity({ password: PASSWORD });
  expect(await script.account.me()).toMatchObject({ roles: [1] });
});

it('confirms one session, not the person’s others', async () => {
  const { person, at } = await administrator('cookie');
  const other = await doorOf(person);
  const { id: establishmentId } = await addEstablishment();
  await at({ now: minutesLater(11) }).account.confirmIdentity({ password: PASSWORD });
  const later = other.at({ now: minutesLater(12) });
  expect(await refusalOf(later.admin.deleteEstablishment({ establishmentId }))).toMatchObject({
    appCode: 'CONFIRM_IDENTITY',
  });
});
