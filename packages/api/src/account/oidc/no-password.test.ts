import { users } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ROLE } from '../../people/rules/roles.ts';
import { accountWorld, PASSWORD, refusalOf } from '../testing/account-world.ts';

const { db, addPerson, door, doorOf, readMail } = await accountWorld(await testDatabase());

async function addMember() {
  const person = await addPerson({ roles: [ROLE.staff] });
  await db.update(users).set({ authenticationMethod: 'oidc' }).where(eq(users.id, person.userId));
  return person;
}

describe('an account of the establishment’s provider (D56)', () => {
  it('has no password login, though there was a password', async () => {
    const { email: identifier } = await addMember();
    const refusal = await refusalOf(door().account.login({ identifier, password: PASSWORD }));
    expect(refusal).toMatchObject({ appCode: 'WRONG_CREDENTIALS' });
  });

  it('is sent nothing when a password was forgotten', async () => {
    const { email } = await addMember();
    await door().account.requestPasswordReset({ email });
    expect((await readMail()).filter(({ to }) => to === email)).toEqual([]);
  });

  it('confirms who one is by no password', async () => {
    const { account } = await doorOf(await addMember());
    const refusal = await refusalOf(account.confirmIdentity({ password: PASSWORD }));
    expect(refusal).toMatchObject({ appCode: 'INVALID' });
  });
});
