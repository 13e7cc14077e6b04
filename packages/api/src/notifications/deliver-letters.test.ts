import { once } from 'node:events';
import { invitations, mailOutbox, staffAlerts } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { MailFault, type Transport } from '@aube/mailer';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { mailRecorder } from '../testing/mail-recorder.ts';
import { deliverDueLetters, purgeLetters } from './deliver-letters.ts';
import { ROLE } from '../people/rules/roles.ts';
import { accountWorld, NOW, PUBLIC_URL } from '../account/testing/account-world.ts';

const world = await accountWorld(await testDatabase());
const { db, addPerson, door, forgetLimits, limiter } = world;
const MINUTE = 60_000;
const later = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE);

beforeEach(async () => {
  await forgetLimits();
  await db.delete(mailOutbox);
});

type Change = Partial<Parameters<typeof deliverDueLetters>[0]>;
const runBy = (clock: () => Date, transport: Transport, change: Change = {}) =>
  deliverDueLetters({
    db,
    limiter,
    clock,
    transport,
    publicUrl: PUBLIC_URL,
    contacts: {},
    crisisLines: [],
    ...change,
  });
const run = (transport: Transport, now = NOW) => runBy(() => now, transport);
const ask = async (email?: string) => {
  const address = email ?? (await addPerson()).email;
  await door().account.requestPasswordReset({ email: address });
  return address;
};

type NewLetter = Pick<typeof mailOutbox.$inferInsert, 'kind' | 'userId' | 'invitationId'>;
const queue = (toAddress: string, letter: NewLetter) =>
  db.insert(mailOutbox).values({
    toAddress,
    locale: 'fr',
    createdAt: NOW,
    nextAttemptAt: NOW,
    ...letter,
  });

async function invite(): Promise<string> {
  const email = `invited-${(await db.$count(invitations)) + 1}@example.test`;
  const [row] = await db
    .insert(invitations)
    .values({ email, expiresAt: later(10_000), createdAt: NOW })
    .returning();
  await queue(email, { kind: 'invitation', invitationId: row!.id });
  return email;
}

async function alertStaff(): Promise<string> {
  const { userId } = await addPerson();
  const nurse = await addPerson({ roles: [ROLE.staff] });
  await db.insert(staffAlerts).values({ userId, kind: 'crisis', details: {}, raisedAt: NOW });
  await queue(nurse.email, { kind: 'staffAlert', userId: nurse.userId });
  return nurse.email;
}

const outbox = () => db.select().from(mailOutbox).orderBy(mailOutbox.id);

describe('the outbox (FT-5)', () => {
  it('sends each letter once, the oldest first, and notes it', async () => {
    const addresses = [await ask(), await ask(), await ask()];
    const { sent, transport } = mailRecorder();
    expect(await run(transport)).toEqual({ sent: 3, unsent: 0 });
    expect(await run(transport, later(10_000))).toEqual({ sent: 0, unsent: 0 });
    expect(sent.map(({ to }) => to)).toEqual(addresses);
    expect(await outbox()).toMatchObject([{ sentAt: NOW, attempts: 1, lastFault: null }, {}, {}]);
  });

  it('shares letters between workers without sending one twice', async () => {
    for (let index = 0; index < 9; index += 1) await ask();
    await forgetLimits();
    for (let index = 0; index < 9; index += 1) await ask();
    const { sent, transport } = mailRecorder(
      () =>
        new Promise((resolve) => {
          setTimeout(resolve, 5);
        }),
    );
    await Promise.all([run(transport), run(transport), run(transport)]);
    expect(sent).toHaveLength(18);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(18);
  });

  it('keeps each letter of a long run for itself: another worker takes none of them again', async () => {
    for (let index = 0; index < 3; index += 1) await ask();
    let minutes = 0;
    const clock = () => later(minutes);
    const { sent, transport } = mailRecorder(async () => {
      const other = minutes < 4 ? null : await runBy(clock, mailRecorder().transport);
      expect(other ?? { sent: 0, unsent: 0 }).toEqual({ sent: 0, unsent: 0 });
      minutes += 2;
    });
    expect(await runBy(clock, transport)).toEqual({ sent: 3, unsent: 0 });
    expect(new Set(sent.map(({ id }) => id)).size).toBe(3);
    expect((await outbox()).map(({ sentAt }) => sentAt)).toEqual([2, 4, 6].map(later));
    expect(sent.map(({ now }) => now)).toEqual([0, 2, 4].map(later));
  });

  it.each([
    ['ahead', 0, 2],
    ['behind', 2, 0],
  ])(
    'is sent once by two servers: the other’s clock is two minutes %s',
    async (_word, ours, theirs) => {
      await ask();
      const others: unknown[] = [];
      const { sent, transport } = mailRecorder(async () => {
        others.push(await runBy(() => later(theirs), mailRecorder().transport));
      });
      expect(await runBy(() => later(ours), transport)).toMatchObject({ sent: 1, unsent: 0 });
      expect(others).toMatchObject([{ sent: 0, unsent: 0 }]);
      expect(sent).toHaveLength(1);
    },
  );

  it('lets a crisis go first, an invitation last', async () => {
    const invited = await invite();
    const asked = await ask();
    const alerted = await alertStaff();
    const { sent, transport } = mailRecorder();
    await run(transport);
    expect(sent.map(({ to }) => to)).toEqual([alerted, asked, invited]);
  });

  it('looks for a crisis before each letter', async () => {
    const invited = [await invite(), await invite()];
    let alerted = '';
    const { sent, transport } = mailRecorder(async () => {
      if (alerted === '') alerted = await alertStaff();
    });
    await run(transport);
    expect(sent.map(({ to }) => to)).toEqual([invited[0], alerted, invited[1]]);
  });

  it('has a way for crises alone, past whatever is on its way', async () => {
    await invite();
    await ask();
    const alerted = await alertStaff();
    const { sent, transport } = mailRecorder();
    await runBy(() => NOW, transport, { only: ['staffAlert'] });
    expect(sent.map(({ to }) => to)).toEqual([alerted]);
  });

  it('sends what a wrong clock put off beyond the longest wait', async () => {
    const address = await ask();
    const { sent, transport } = mailRecorder();
    const putOff = (minutes: number) =>
      db.update(mailOutbox).set({ nextAttemptAt: later(minutes) });
    await putOff(24 * 60 + 2);
    await run(transport);
    expect(sent).toEqual([]);
    await putOff(31 * 24 * 60);
    await run(transport);
    expect(sent.map(({ to }) => to)).toEqual([address]);
  });

  it('sends a crisis that waits longer than its own last wait', async () => {
    await alertStaff();
    const { sent, transport } = mailRecorder();
    const only = ['staffAlert'] as const;
    await db.update(mailOutbox).set({ attempts: 1, nextAttemptAt: later(3) });
    await runBy(() => NOW, transport, { only });
    expect(sent).toHaveLength(0);
    await db.update(mailOutbox).set({ nextAttemptAt: later(5 * 60) });
    await runBy(() => NOW, transport, { only });
    expect(sent).toHaveLength(1);
  });

  it('stops between two letters when the server stops', async () => {
    await ask();
    await ask();
    const stopping = new AbortController();
    const { sent, transport } = mailRecorder(() => stopping.abort());
    const { signal } = stopping;
    expect(await runBy(() => NOW, transport, { signal })).toMatchObject({ sent: 1, unsent: 0 });
    expect(sent).toHaveLength(1);
    expect((await outbox()).map(({ attempts }) => attempts)).toEqual([1, 0]);
  });

  it('gives a letter up for now when the mail server does not answer, and goes on', async () => {
    const slow = await ask();
    const next = await ask();
    const { sent, transport } = mailRecorder(({ to }, signal) =>
      to === slow ? once(signal!, 'abort').then(() => new MailFault('timeout')) : null,
    );
    const result = await runBy(() => NOW, transport, { patienceMs: 50 });
    expect(result).toMatchObject({ sent: 1, unsent: 1 });
    expect(sent.map(({ to }) => to)).toEqual([next]);
    expect(await outbox()).toMatchObject([{ lastFault: 'timeout', sentAt: null }, {}]);
  });

  it('sends 500 invitations a day at most, the rest a day later, and no other letter waits', async () => {
    for (let count = 0; count < 499; count += 1) {
      await limiter.consume([['letters.invitation', 'site']]);
    }
    const [first, second] = [await invite(), await invite()];
    const { sent, transport } = mailRecorder();
    expect(await run(transport)).toMatchObject({ sent: 1, unsent: 1 });
    expect(sent.map(({ to }) => to)).toEqual([first]);
    const [, row] = await outbox();
    expect(row).toMatchObject({ attempts: 0, lastFault: null, sentAt: null });
    expect(row!.nextAttemptAt.getTime()).toBeGreaterThan(later(23 * 60).getTime());

    await ask();
    expect(await run(transport, later(60))).toMatchObject({ sent: 1, unsent: 0 });
    await forgetLimits();
    expect(await run(transport, later(24 * 60))).toMatchObject({ sent: 1 });
    expect(sent.at(-1)?.to).toBe(second);
  });

  it('counts the invitations that left, and not what was tried in vain', async () => {
    const failing = await invite();
    const { transport } = mailRecorder(({ to }) =>
      to === failing ? new MailFault('unreachable') : null,
    );
    for (const minute of [0, 1, 6]) await run(transport, later(minute));
    const gone = await invite();
    await db.update(invitations).set({ revokedAt: NOW }).where(eq(invitations.email, gone));
    await run(transport, later(7));
    expect(await limiter.left('letters.invitation', 'site')).toBe(500);
    await invite();
    await run(transport, later(8));
    expect(await limiter.left('letters.invitation', 'site')).toBe(499);
  });

  it('tries again with growing pauses, then keeps the letter with its fault', async () => {
    await ask();
    const { transport } = mailRecorder(() => new MailFault('unreachable'));
    for (const minute of [0, 1, 6, 21, 81, 261, 621, 1341]) {
      expect(await run(transport, later(minute - 0.01))).toEqual({ sent: 0, unsent: 0 });
      expect(await run(transport, later(minute))).toEqual({ sent: 0, unsent: 1 });
    }
    expect(await run(transport, later(30 * 24 * 60))).toEqual({ sent: 0, unsent: 0 });
    expect(await outbox()).toMatchObject([{ sentAt: null, attempts: 8, lastFault: 'unreachable' }]);
  });

  it('takes one letter at a time, so that nobody waits behind a slow server', async () => {
    const count = 30;
    for (let index = 0; index < count; index += 1) {
      if (index % 10 === 0) await forgetLimits();
      await ask();
    }
    const waiting: number[] = [];
    const { transport } = mailRecorder(async () => {
      waiting.push(await db.$count(mailOutbox, eq(mailOutbox.attempts, 0)));
    });
    await run(transport);
    expect(waiting).toEqual(Array.from({ length: count }, (_, index) => count - 1 - index));
  });

  it('sends what failed once the server is back, with a link that works', async () => {
    const email = await ask();
    let isDown = true;
    const { sent, transport } = mailRecorder(() => (isDown ? new MailFault('timeout') : null));
    expect(await run(transport)).toEqual({ sent: 0, unsent: 1 });
    isDown = false;
    expect(await run(transport, later(1))).toEqual({ sent: 1, unsent: 0 });
    const token = sent[0]!.letter.link.split('/').at(-1)!;
    const at = { now: later(2) };
    expect(await door('cookie', at).account.previewPasswordReset({ token })).toBeDefined();
    expect(sent[0]!.to).toBe(email);
  });

  it('waits after a letter that took long, instead of taking it again at once', async () => {
    await ask();
    let now = NOW;
    const { transport } = mailRecorder(() => {
      now = later(2);
      return new MailFault('timeout');
    });
    expect(await runBy(() => now, transport)).toEqual({ sent: 0, unsent: 1 });
    expect(await runBy(() => later(2.9), transport)).toEqual({ sent: 0, unsent: 0 });
    expect(await runBy(() => later(3), transport)).toEqual({ sent: 0, unsent: 1 });
  });

  it('sends a letter that may have arrived three times at most, and each copy’s link works', async () => {
    await ask();
    const links: string[] = [];
    const { transport } = mailRecorder((mail) => {
      links.push(mail.letter.link);
      return new MailFault('unanswered');
    });
    for (const minute of [0, 1, 6, 21, 81]) await run(transport, later(minute));
    expect(new Set(links).size).toBe(3);
    for (const link of links) {
      const token = link.split('/').at(-1)!;
      expect(
        await door('cookie', { now: later(7) }).account.previewPasswordReset({ token }),
      ).toBeDefined();
    }
    expect(await outbox()).toMatchObject([{ attempts: 8, lastFault: 'unanswered' }]);
  });

  it('counts an invitation that may have left among those of the day', async () => {
    await invite();
    await run(mailRecorder(() => new MailFault('unanswered')).transport);
    expect(await limiter.left('letters.invitation', 'site')).toBe(499);
  });

  it('sends a letter again when the process died after sending: its newer link works', async () => {
    await ask();
    const links: string[] = [];
    const dying = mailRecorder((mail) => {
      links.push(mail.letter.link);
      return new Error('the process dies here');
    });
    await expect(run(dying.transport)).rejects.toThrow('the process dies here');
    const { sent, transport } = mailRecorder();
    expect(await run(transport)).toEqual({ sent: 0, unsent: 0 });
    expect(await run(transport, later(1))).toEqual({ sent: 0, unsent: 0 });
    await db.update(mailOutbox).set({ claimedUntil: new Date(Date.now() - 1) });
    expect(await run(transport, later(1))).toEqual({ sent: 1, unsent: 0 });
    const token = sent[0]!.letter.link.split('/').at(-1)!;
    expect(sent[0]!.letter.link).not.toBe(links[0]);
    expect(await door().account.previewPasswordReset({ token })).toBeDefined();
  });

  it('sends a letter that was claimed until an instant of the future', async () => {
    await ask();
    const inSeconds = (seconds: number) =>
      db.update(mailOutbox).set({ claimedUntil: new Date(Date.now() + seconds * 1000) });
    const { transport } = mailRecorder();
    await inSeconds(260);
    expect(await run(transport)).toEqual({ sent: 0, unsent: 0 });
    await inSeconds(280);
    expect(await run(transport)).toEqual({ sent: 1, unsent: 0 });
  });

  it('has the link in force before the letter leaves', async () => {
    await ask();
    const { sent, transport } = mailRecorder(async ({ letter }) => {
      const token = letter.link.split('/').at(-1)!;
      await door().account.previewPasswordReset({ token });
    });
    await run(transport);
    expect(sent).toHaveLength(1);
  });

  it('gives up at once on an address that is none, and goes on with the next', async () => {
    await ask();
    await ask();
    let isFirst = true;
    const { transport } = mailRecorder(() => {
      const fault = isFirst ? new MailFault('badAddress') : null;
      isFirst = false;
      return fault;
    });
    expect(await run(transport)).toEqual({ sent: 1, unsent: 1 });
    expect(await outbox()).toMatchObject([{ lastFault: 'badAddress', attempts: 8 }, {}]);
  });

  it('drops a letter that no longer makes sense', async () => {
    const person = await addPerson({ activatedAt: null });
    await ask(person.email);
    await ask(person.email);
    const { sent, transport } = mailRecorder();
    await db.update(mailOutbox).set({ nextAttemptAt: later(5) });
    await run(transport);
    expect(sent).toEqual([]);
    await db.update(mailOutbox).set({ toAddress: 'old@example.test' });
    expect(await run(transport, later(5))).toEqual({ sent: 0, unsent: 2 });
    const rows = await db.select().from(mailOutbox).where(eq(mailOutbox.userId, person.userId));
    expect(rows.map(({ lastFault }) => lastFault)).toEqual(['obsolete', 'obsolete']);
  });

  it('answers the request although the mail server is down', async () => {
    const { transport } = mailRecorder(() => new MailFault('unreachable'));
    await expect(ask()).resolves.toContain('@');
    expect(await run(transport)).toEqual({ sent: 0, unsent: 1 });
  });

  it('forgets letters 30 days after they left or were given up, and no other', async () => {
    for (let index = 0; index < 3; index += 1) await ask();
    const [sent, hopeless, due] = await outbox();
    const set = (id: number, change: Partial<typeof mailOutbox.$inferInsert>) =>
      db.update(mailOutbox).set(change).where(eq(mailOutbox.id, id));
    await set(sent!.id, { sentAt: NOW });
    await set(hopeless!.id, { attempts: 8 });
    const month = 30 * 24 * 60;
    await purgeLetters(db, later(month));
    expect(await outbox()).toHaveLength(3);
    await purgeLetters(db, later(month + 1));
    expect((await outbox()).map(({ id }) => id)).toEqual([due!.id]);
  });

  it('remembers what became of an invitation for as long as it runs', async () => {
    await invite();
    await db.update(mailOutbox).set({ sentAt: NOW });
    await db.update(invitations).set({ expiresAt: later(60 * 24 * 60) });
    await purgeLetters(db, later(60 * 24 * 60 - 1));
    expect(await outbox()).toHaveLength(1);
    await purgeLetters(db, later(60 * 24 * 60));
    expect(await outbox()).toEqual([]);
  });
});
