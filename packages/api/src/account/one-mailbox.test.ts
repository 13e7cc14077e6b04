import { invitations, users } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { first } from '../testing/people.ts';
import { accountWorld, NOW } from './testing/account-world.ts';

const world = await accountWorld(await testDatabase());
const { db, home, addPerson, door, doorOf, readMail, forgetLimits } = world;
const administrator = await doorOf(await addPerson({ roles: [ROLE.administrator] }));
beforeEach(async () => {
  await forgetLimits();
  await readMail();
});
const addressOf = async (userId: number) =>
  first((await db.select().from(users).where(eq(users.id, userId)))[0]).email;
const letters = async () => (await readMail()).map(({ kind, to }) => [kind, to]);

it('an old address with marks is corrected', async () => {
  const { userId } = await addPerson({ email: "'ivy@exemple.test" });
  await administrator.at().admin.updateUser({ userId, email: 'ivy@exemple.test' });
  expect(await letters()).toEqual([['emailChange', 'ivy@exemple.test']]);
});

it('the address that an administrator read and sends back stays', async () => {
  const person = { email: 'max@xn--mgba3gch31f060k.test', activatedAt: null };
  const { userId } = await addPerson(person);
  const { email } = await administrator.admin.getUser({ userId });
  await administrator.at().admin.updateUser({ userId, firstName: 'Zoé', email });
  expect(await addressOf(userId)).toBe(person.email);
  expect(await letters()).toEqual([]);
});

// An earlier release writes the domain with its letters.
it('an erasure finds an invitation whose domain has letters', async () => {
  const { userId } = await addPerson({ email: 'eve@xn--cole-9oa.test', activatedAt: null });
  await db.insert(invitations).values({
    establishmentId: home.id,
    email: 'eve@école.test',
    expiresAt: NOW,
    createdAt: NOW,
  });
  await administrator.at().rights.eraseUser({ userId, reason: 'request' });
  expect(await world.dump()).not.toMatch(/eve@/);
});

it('a new address is refused when an account has it with letters', async () => {
  const { userId } = await addPerson({ email: 'noe@exemple.test' });
  await administrator.at().admin.changeUserEmail({ userId, email: 'noe@école.test' });
  const letter = first((await readMail())[0]);
  await addPerson({ email: 'noe@école.test' });
  await expect(
    door().account.confirmEmailChange({ token: letter.token ?? '' }),
  ).rejects.toMatchObject({ appCode: 'ALREADY_EXISTS' });
  expect(await addressOf(userId)).toBe('noe@exemple.test');
});

it('a deleted account is not restored when an account has its address with letters', async () => {
  const { userId } = await addPerson({ email: 'ida@xn--cole-9oa.test', deletedAt: NOW });
  await addPerson({ email: 'ida@école.test' });
  await expect(administrator.at().admin.restoreUser({ userId })).rejects.toMatchObject({
    appCode: 'ACCOUNT_TAKEN',
  });
});
