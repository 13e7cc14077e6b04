import { participants, users } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountWorld, NOW, PASSWORD, refusalOf, type Person } from './testing/account-world.ts';

const world = await accountWorld(await testDatabase());
const { db, addPerson, door, doorOf, readMail, forgetLimits } = world;
beforeEach(() => forgetLimits());

let count = 0;
const freshAddress = () => `autre${(count += 1)}@example.test`;
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const storedOf = async ({ userId }: Person) =>
  (await db.select().from(users).where(eq(users.id, userId)))[0]!;

describe('one’s own names (D61)', () => {
  it.each([[[1]], [[2]], [[3]]])('are changed by role %j, and are shown at once', async (roles) => {
    const person = await addPerson({ roles });
    const { account } = await doorOf(person);
    const names = { firstName: '  Zoé ', lastName: 'Tremblay-Roy' };
    expect(await account.updateProfile(names)).toEqual({
      firstName: 'Zoé',
      lastName: 'Tremblay-Roy',
    });
    expect(await account.me()).toMatchObject({ firstName: 'Zoé', lastName: 'Tremblay-Roy' });
    expect((await storedOf(person)).version).toBe(2);
  });

  it('without a letter stay where they were stored, and are refused where they are new', async () => {
    const person = await addPerson();
    await db.update(users).set({ firstName: '-' }).where(eq(users.id, person.userId));
    const { account } = await doorOf(person);
    const names = { firstName: '-', lastName: 'Roy' };
    expect(await account.updateProfile(names)).toEqual(names);
    expect(await refusalOf(account.updateProfile({ firstName: '-', lastName: '—' }))).toMatchObject(
      { appCode: 'INVALID', issues: [{ path: ['lastName'], code: 'noLetter' }] },
    );
  });

  it('that are empty are refused, each of them, and nothing changes', async () => {
    const person = await addPerson();
    const { account } = await doorOf(person);
    expect(await refusalOf(account.updateProfile({ firstName: ' ', lastName: '' }))).toMatchObject({
      appCode: 'INVALID',
      issues: [
        { path: ['firstName'], code: 'required' },
        { path: ['lastName'], code: 'required' },
      ],
    });
    expect((await storedOf(person)).version).toBe(1);
  });
});

describe('one’s own address (D61)', () => {
  it('waits for its new reader, and is asked for again to take it back', async () => {
    const person = await addPerson();
    const { account } = await doorOf(person);
    const email = freshAddress();
    expect(await account.changeOwnEmail({ email })).toEqual({ email });
    expect(await account.getPendingEmail()).toEqual({ email });
    expect((await storedOf(person)).email).toBe(person.email);
    const [letter] = await readMail();
    expect(letter).toMatchObject({ kind: 'emailChange', to: email });

    expect(await account.changeOwnEmail({ email: person.email })).toEqual({ email: null });
    expect(await account.getPendingEmail()).toEqual({ email: null });
    expect(
      await refusalOf(door().account.confirmEmailChange({ token: letter!.token })),
    ).toMatchObject({ appCode: 'TOKEN_INVALID' });
  });

  it('that another account has is answered alike, and nobody gets a letter (AU-4)', async () => {
    const [person, other] = [await addPerson(), await addPerson()];
    const { account } = await doorOf(person);
    expect(await account.changeOwnEmail({ email: other.email })).toEqual({ email: other.email });
    expect(await account.getPendingEmail()).toEqual({ email: other.email });
    expect(await readMail()).toEqual([]);
  });

  it('asks for the password again ten minutes after the login (D58)', async () => {
    const session = await doorOf(await addPerson());
    const { account } = session.at({ now: later(10) });
    const email = freshAddress();
    expect(await refusalOf(account.changeOwnEmail({ email }))).toMatchObject({
      appCode: 'CONFIRM_IDENTITY',
    });
    await account.confirmIdentity({ password: PASSWORD });
    const renewed = session.at({ now: later(10) });
    expect(await renewed.account.changeOwnEmail({ email })).toEqual({ email });
    await readMail();
  });

  it('is asked for five times an hour, and no more', async () => {
    const { account } = await doorOf(await addPerson());
    for (let tries = 0; tries < 5; tries += 1) {
      await account.changeOwnEmail({ email: freshAddress() });
    }
    expect(await refusalOf(account.changeOwnEmail({ email: freshAddress() }))).toMatchObject({
      appCode: 'TOO_MANY_REQUESTS',
    });
    await readMail();
  });
});

describe('one’s own telephone number', () => {
  const phoneOf = async (userId: number) => {
    const [row] = await db.select().from(participants).where(eq(participants.userId, userId));
    return row && { phoneNumber: row.phoneNumber, version: row.version };
  };

  it('is the one of the record, changed and removed, with a new version each time', async () => {
    const person = await addPerson();
    const { userId } = person;
    const { account } = await doorOf(person);
    expect(await account.getPhoneNumber()).toEqual({ phoneNumber: null });
    const typed = { phoneNumber: ' 514 555-0199 ' };
    expect(await account.setPhoneNumber(typed)).toEqual({ phoneNumber: '514 555-0199' });
    expect(await phoneOf(userId)).toEqual({ phoneNumber: '514 555-0199', version: 2 });
    await account.setPhoneNumber(typed);
    expect(await phoneOf(userId)).toEqual({ phoneNumber: '514 555-0199', version: 2 });
    expect(await account.setPhoneNumber({ phoneNumber: '' })).toEqual({ phoneNumber: null });
    expect(await account.getPhoneNumber()).toEqual({ phoneNumber: null });
    expect(await phoneOf(userId)).toEqual({ phoneNumber: null, version: 3 });
  });

  it('is refused when nobody could dial it', async () => {
    const { account } = await doorOf(await addPerson());
    const asked = account.setPhoneNumber({ phoneNumber: 'le soir' });
    expect(await refusalOf(asked)).toMatchObject({
      issues: [{ path: ['phoneNumber'], code: 'notAPhoneNumber' }],
    });
  });
});
