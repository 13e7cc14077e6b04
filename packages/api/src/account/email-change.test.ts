import { auditLog, users } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { requestEmailChange } from './record/request-email-change.ts';
import {
  accountWorld,
  NEW_PASSWORD,
  NOW,
  PASSWORD,
  refusalOf,
  type Person,
} from './testing/account-world.ts';
import { auditTrail } from '../testing/audit-trail.ts';

const world = await accountWorld(await testDatabase());
const { db, addPerson, door, doorOf, readMail, forgetLimits } = world;
beforeEach(() => forgetLimits());

let count = 0;
const freshAddress = () => `nouvelle${(count += 1)}@example.test`;
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

const ask = ({ userId }: Person, email: string, now = NOW) =>
  db.transaction((tx) => requestEmailChange(tx, { userId, email, now }));

const addressOf = async ({ userId }: Person) =>
  (await db.select({ email: users.email }).from(users).where(eq(users.id, userId)))[0]?.email;

async function asking() {
  const person = await addPerson();
  const email = freshAddress();
  expect(await ask(person, email)).toBe('pending');
  const [letter] = await readMail();
  return { person, email, letter: letter! };
}

describe('another address', () => {
  it('counts once its reader confirms it, and the one before is informed', async () => {
    const { person, email, letter } = await asking();
    expect(letter).toMatchObject({
      kind: 'emailChange',
      to: email,
      link: `https://aube.example.test/courriel/${letter.token}`,
    });
    const { token } = letter;
    for (let look = 0; look < 3; look += 1) {
      expect(await door().account.previewEmailChange({ token })).toEqual({ email });
    }
    expect(await addressOf(person)).toBe(person.email);
    for (let tries = 0; tries < 11; tries += 1) {
      await world.limiter.consume([['emailChange.client', '192.0.2.1']]);
    }
    expect(await door().account.confirmEmailChange({ token })).toEqual({ email });
    expect(await readMail()).toMatchObject([{ kind: 'emailChanged', to: person.email }]);
    await door().account.login({ identifier: email, password: PASSWORD });
    expect(
      await refusalOf(door().account.login({ identifier: person.email, password: PASSWORD })),
    ).toMatchObject({ appCode: 'WRONG_CREDENTIALS' });
    const rows = await auditTrail(
      db,
      and(
        eq(auditLog.subjectUserId, person.userId),
        eq(auditLog.action, 'account.confirmEmailChange'),
      ),
    );
    expect(rows).toMatchObject([{ before: { email: person.email }, after: { email } }]);
  });

  it('is confirmed once, of many at the same moment', async () => {
    const { letter } = await asking();
    const answers = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) =>
        door('cookie', { clientKey: `192.0.2.${index}` }).account.confirmEmailChange({
          token: letter.token,
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await readMail()).toHaveLength(1);
  });

  it('has a link that lives 24 hours', async () => {
    const { email, letter } = await asking();
    const previewAfter = (minutes: number) =>
      door('cookie', { now: later(minutes) }).account.previewEmailChange({ token: letter.token });
    expect(await previewAfter(24 * 60 - 1)).toEqual({ email });
    expect(await refusalOf(previewAfter(24 * 60))).toMatchObject({ appCode: 'TOKEN_INVALID' });
  });

  it('asked for again replaces the first, whose link dies', async () => {
    const { person, letter } = await asking();
    const second = freshAddress();
    expect(await ask(person, second)).toBe('pending');
    expect(
      await refusalOf(door().account.confirmEmailChange({ token: letter.token })),
    ).toMatchObject({ appCode: 'TOKEN_INVALID' });
    const [next] = await readMail();
    expect(next).toMatchObject({ to: second });
  });

  it('that is the present one takes the request back, and its letter does not leave', async () => {
    const person = await addPerson();
    await ask(person, freshAddress());
    expect(await ask(person, person.email)).toBe('unchanged');
    expect(await readMail()).toEqual([]);
  });

  it('that another account has is left alone', async () => {
    const [person, other] = [await addPerson(), await addPerson()];
    expect(await ask(person, other.email)).toBe('taken');
    expect(await readMail()).toEqual([]);
  });

  it('that somebody takes meanwhile is refused, and stays theirs', async () => {
    const { person, email, letter } = await asking();
    const other = await addPerson();
    await db.update(users).set({ email }).where(eq(users.id, other.userId));
    expect(
      await refusalOf(door().account.confirmEmailChange({ token: letter.token })),
    ).toMatchObject({ appCode: 'ALREADY_EXISTS', httpStatus: 409 });
    expect(await addressOf(person)).toBe(person.email);
    expect(await readMail()).toEqual([]);
  });

  it('dies with a changed password: somebody else may have asked for it', async () => {
    const { person, letter } = await asking();
    const chosen = { password: NEW_PASSWORD, passwordConfirmation: NEW_PASSWORD };
    const session = await doorOf(person);
    await session.account.changePassword({ currentPassword: PASSWORD, ...chosen });
    expect(
      await refusalOf(door().account.confirmEmailChange({ token: letter.token })),
    ).toMatchObject({ appCode: 'TOKEN_INVALID' });
    await readMail();
  });

  it.each(['deactivatedAt', 'deletedAt'] as const)('is not confirmed once %s', async (state) => {
    const { person, letter } = await asking();
    await db
      .update(users)
      .set({ [state]: NOW })
      .where(eq(users.id, person.userId));
    expect(
      await refusalOf(door().account.confirmEmailChange({ token: letter.token })),
    ).toMatchObject({ appCode: 'TOKEN_INVALID' });
  });

  it('of an account that nobody activated counts at once, and activating it confirms it', async () => {
    const person = await addPerson({ activatedAt: null });
    await door().account.requestPasswordReset({ email: person.email });
    const [before] = await readMail();
    const email = freshAddress();
    expect(await ask(person, email)).toBe('replaced');
    expect(await addressOf(person)).toBe(email);
    const [letter] = await readMail();
    expect(letter).toMatchObject({ kind: 'activation', to: email });
    expect(
      await refusalOf(door().account.previewActivation({ token: before!.token })),
    ).toMatchObject({ appCode: 'TOKEN_INVALID' });
    expect(await door().account.previewActivation({ token: letter!.token })).toMatchObject({
      needsPassword: true,
    });
  });
});
