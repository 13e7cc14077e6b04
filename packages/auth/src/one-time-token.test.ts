import { establishments, invitations, tokens, users } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  findAccountToken,
  findInvitationToken,
  mintAccountToken,
  mintInvitationToken,
  spendAccountToken,
  spendInvitationToken,
  TOKEN_LIFETIME_MINUTES,
  voidAccountTokens,
  type AccountTokenPurpose,
} from './one-time-token.ts';
import { newToken } from './token.ts';

const { db } = await testDatabase();
const NOW = new Date('2026-01-05T12:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);

let count = 0;
async function createUser() {
  count += 1;
  const [user] = await db
    .insert(users)
    .values({
      firstName: 'Marie',
      lastName: 'Tremblay',
      email: `marie-${count}@exemple.test`,
      username: `marie-${count}`,
      locale: 'fr',
      createdAt: NOW,
    })
    .returning();
  return user!;
}

const mint = (purpose: AccountTokenPurpose, user: { id: number; email: string }, now = NOW) =>
  db.transaction((tx) =>
    mintAccountToken(tx, { purpose, userId: user.id, email: user.email, now }),
  );
const spend = (purpose: AccountTokenPurpose, token: string, now = NOW, username?: string) =>
  db.transaction((tx) => spendAccountToken(tx, { purpose, token, now, username }));

async function invite(maxUses = 1, email: string | null = null) {
  const [invitation] = await db
    .insert(invitations)
    .values({ maxUses, email, expiresAt: later(14 * 24 * 60 * 60_000), createdAt: NOW })
    .returning();
  const { id: invitationId, expiresAt } = invitation!;
  const { token } = await db.transaction((tx) =>
    mintInvitationToken(tx, { invitationId, email, expiresAt, now: NOW }),
  );
  return { invitationId, token };
}

describe('account tokens', () => {
  it('have 256 random bits and are stored as a hash only (TK-1)', async () => {
    const { token } = await mint('activation', await createUser());
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(JSON.stringify(await db.select().from(tokens))).not.toContain(token);
  });

  it.each(['activation', 'passwordReset'] as const)('%s ends on time (TK-3)', async (purpose) => {
    const user = await createUser();
    const { token, expiresAt } = await mint(purpose, user);
    expect(expiresAt).toEqual(later(TOKEN_LIFETIME_MINUTES[purpose] * 60_000));
    expect(await spend(purpose, token, expiresAt)).toBeNull();
    const justBefore = new Date(expiresAt.getTime() - 1000);
    expect(await spend(purpose, token, justBefore)).toMatchObject({ userId: user.id });
  });

  it('serve their purpose only (TK-1)', async () => {
    const user = await createUser();
    const { token: activation } = await mint('activation', user);
    const { token: reset } = await mint('passwordReset', user);
    const { token: invitation } = await invite();
    expect(await spend('passwordReset', activation)).toBeNull();
    expect(await spend('passwordReset', invitation)).toBeNull();
    expect(await spend('activation', reset)).toBeNull();
    expect(await spend('activation', invitation)).toBeNull();
    for (const token of [activation, reset]) {
      expect(
        await db.transaction((tx) => spendInvitationToken(tx, { token, now: NOW })),
      ).toBeNull();
    }
    expect(await spend('activation', newToken())).toBeNull();
    expect(await spend('activation', activation)).not.toBeNull();
    expect(await spend('passwordReset', reset)).not.toBeNull();
  });

  it('die with the address they went to, and with the account', async () => {
    const user = await createUser();
    const { token } = await mint('passwordReset', user);
    const set = (change: Partial<typeof users.$inferInsert>) =>
      db.update(users).set(change).where(eq(users.id, user.id));
    await set({ email: `other-${count}@exemple.test` });
    expect(await spend('passwordReset', token)).toBeNull();
    await set({ email: user.email, deactivatedAt: NOW });
    expect(await spend('passwordReset', token)).toBeNull();
    await set({ deactivatedAt: null, deletedAt: NOW });
    expect(await spend('passwordReset', token)).toBeNull();
    await set({ deletedAt: null });
    expect(await spend('passwordReset', token)).not.toBeNull();
  });

  it('prove nothing before they were made', async () => {
    const user = await createUser();
    const { token } = await mint('passwordReset', user, later(31 * 24 * 60 * 60_000));
    expect(await spend('passwordReset', token)).toBeNull();
    const { token: near } = await mint('passwordReset', user, later(120_000));
    expect(await spend('passwordReset', near)).not.toBeNull();
  });

  it('belong to the user name of their link, which a wrong one does not use up', async () => {
    const user = await createUser();
    const { token } = await mint('activation', user);
    expect(await spend('activation', token, NOW, 'somebody-else')).toBeNull();
    expect(await spend('activation', token, NOW, user.username.toUpperCase())).not.toBeNull();
  });

  it('are void once a newer one is asked for, even by two at once (TK-3)', async () => {
    const user = await createUser();
    const minted = await Promise.all([1, 2, 3, 4, 5].map(() => mint('passwordReset', user)));
    const spent = await Promise.all(minted.map(({ token }) => spend('passwordReset', token)));
    expect(spent.filter(Boolean)).toHaveLength(1);
  });

  it('are void once the password is proved', async () => {
    const user = await createUser();
    const { token: activation } = await mint('activation', user);
    const { token: reset } = await mint('passwordReset', user);
    await db.transaction((tx) => voidAccountTokens(tx, user.id));
    expect(await spend('activation', activation)).toBeNull();
    expect(await spend('passwordReset', reset)).toBeNull();
  });

  it('are used once by sixteen at once (TK-2)', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { token } = await mint('passwordReset', await createUser());
      const spent = await Promise.all(
        Array.from({ length: 16 }, () => spend('passwordReset', token)),
      );
      expect(spent.filter(Boolean)).toHaveLength(1);
    }
  });

  it('survive being looked at (TK-4)', async () => {
    const user = await createUser();
    const { token } = await mint('activation', user);
    for (let look = 0; look < 20; look += 1) {
      const presented = { purpose: 'activation', token, now: NOW } as const;
      expect(await findAccountToken(db, presented)).toMatchObject({ userId: user.id });
    }
    expect(await spend('activation', token)).not.toBeNull();
    expect(await findAccountToken(db, { purpose: 'activation', token, now: NOW })).toBeNull();
  });
});

describe('invitations', () => {
  const enter = (token: string, now = NOW) =>
    db.transaction((tx) => spendInvitationToken(tx, { token, now }));

  it('admit as many as they have places, however many come at once (TK-2)', async () => {
    const { token, invitationId } = await invite(3);
    const entered = await Promise.all(Array.from({ length: 16 }, () => enter(token)));
    expect(entered.filter(Boolean)).toHaveLength(3);
    expect(await findInvitationToken(db, { token, now: NOW })).toBeNull();
    const [row] = await db.select().from(invitations).where(eq(invitations.id, invitationId));
    expect(row?.uses).toBe(3);
  });

  it('count places across their links', async () => {
    const { token, invitationId } = await invite(1);
    const second = await db.transaction((tx) =>
      mintInvitationToken(tx, { invitationId, email: null, expiresAt: later(1000), now: NOW }),
    );
    expect(await enter(second.token)).not.toBeNull();
    expect(await enter(token)).toBeNull();
  });

  it('end at their expiry (TK-3)', async () => {
    const { token } = await invite();
    const end = later(14 * 24 * 60 * 60_000);
    expect(await enter(token, end)).toBeNull();
    expect(await findInvitationToken(db, { token, now: end })).toBeNull();
    expect(await enter(token, new Date(end.getTime() - 1000))).not.toBeNull();
  });

  it('say whom and where they are for', async () => {
    const [place] = await db
      .insert(establishments)
      .values({ name: 'CLSC', referenceCode: 'ABC-01', createdAt: NOW })
      .returning();
    const { token, invitationId } = await invite(1, 'marie@exemple.test');
    await db
      .update(invitations)
      .set({ establishmentId: place!.id })
      .where(eq(invitations.id, invitationId));
    expect(await findInvitationToken(db, { token, now: NOW })).toEqual({
      invitationId,
      establishmentId: place!.id,
      email: 'marie@exemple.test',
      expiresAt: expect.any(Date),
    });
  });
});
