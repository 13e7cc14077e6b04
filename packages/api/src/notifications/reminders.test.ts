import { auditLog, diaryDays, mailOutbox, reminderSettings, tokens, users } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { MailFault, type Letter } from '@aube/mailer';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { deliverDueLetters, purgeLetters } from './deliver-letters.ts';
import { mailRecorder } from '../testing/mail-recorder.ts';
import { NIGHT } from '../testing/night.ts';
import { createWorld } from '../testing/world.ts';
import { queueDueReminders } from './queue-reminders.ts';
import { auditTrail } from '../testing/audit-trail.ts';

const world = await createWorld(await testDatabase());
const { db, as, addStarted, addPerson, callerIn } = world;
const { limiter } = world.services;
const PUBLIC_URL = 'https://aube.example.test';

const clock = (time: string, day = 6) =>
  new Date(`2026-01-${String(day).padStart(2, '0')}T${time}:00-05:00`);

beforeEach(async () => {
  await db.delete(mailOutbox);
  await db.delete(reminderSettings);
});

const queue = async (now: Date) => (await queueDueReminders({ db, now })).queued;

async function deliver(now: Date, fails = false): Promise<(Letter & { to: string })[]> {
  const { sent, transport } = mailRecorder(() => fails && new MailFault('unreachable'));
  await deliverDueLetters({
    db,
    limiter,
    clock: () => now,
    transport,
    publicUrl: PUBLIC_URL,
    contacts: {},
    crisisLines: [],
  });
  return sent.map(({ to, letter }) => ({ ...letter, to }));
}

async function addReminded({ time = 480, firstDayOn = '2026-01-05' } = {}): Promise<number> {
  const userId = await addStarted(firstDayOn);
  const caller = await as(userId, { now: clock('20:00', 5) });
  await caller.notifications.setReminders({ isOn: true, time });
  return userId;
}

const tellNight = async (userId: number, now: Date) =>
  (await as(userId, { now })).diary.saveDay({ day: { date: '2026-01-06' }, night: NIGHT });
const leave = async (userId: number, now: Date) =>
  (await as(userId, { now })).questionnaires.saveAbandonment({
    answers: { leaving_reasons: ['noTime'], leaving_contact: 'no' },
  });
const tokenOf = (letter: Letter | undefined) => letter?.stopLink?.split('/').at(-1) ?? '';
const code = (appCode: string) => expect.objectContaining({ appCode }) as unknown;

describe('the setting', () => {
  it('is off until the person asks', async () => {
    const userId = await addStarted('2026-01-05');
    expect(await (await as(userId)).notifications.getReminders({})).toEqual({
      isOn: false,
      isReviewOn: false,
      isCheckOn: false,
      time: 480,
      isDecided: false,
      offerAfterNights: 1,
      hasLeft: false,
      end: null,
    });
    expect(await queue(clock('08:00'))).toBe(0);
  });

  it('keeps on, off and the time, and logs it', async () => {
    const userId = await addStarted('2026-01-05');
    const { notifications } = await as(userId);
    expect(await notifications.setReminders({ isOn: true, time: 390 })).toEqual({
      isOn: true,
      isReviewOn: false,
      isCheckOn: false,
      time: 390,
    });
    expect(await notifications.setReminders({ isOn: false })).toEqual({
      isOn: false,
      isReviewOn: false,
      isCheckOn: false,
      time: 390,
    });
    expect(await notifications.getReminders({})).toMatchObject({ isOn: false, isDecided: true });
    const logged = await auditTrail(
      db,
      and(eq(auditLog.subjectUserId, userId), eq(auditLog.action, 'notifications.setReminders')),
    );
    expect(logged).toMatchObject([
      { actorUserId: userId, before: null, after: { isOn: true, time: 390 } },
      { actorUserId: userId, before: { isOn: true, time: 390 }, after: { isOn: false, time: 390 } },
    ]);
  });

  it.each([270, 299, 301, 315, 1261, 1290])('refuses the time %i', async (time) => {
    const { notifications } = await as(await addStarted('2026-01-05'));
    await expect(notifications.setReminders({ isOn: true, time })).rejects.toMatchObject({
      appCode: 'INVALID',
      issues: [{ path: ['time'], code: 'unknownChoice' }],
    });
  });

  it('is turned off, and not on, by somebody who has left', async () => {
    const userId = await addReminded();
    await leave(userId, clock('07:00'));
    const { notifications } = await as(userId, { now: clock('07:01') });
    expect(await notifications.getReminders({})).toMatchObject({ isOn: true, hasLeft: true });
    await expect(notifications.setReminders({ isOn: true })).rejects.toEqual(
      code('PROGRAMME_ABANDONED'),
    );
    expect(await notifications.setReminders({ isOn: false })).toMatchObject({ isOn: false });
  });

  it('waits four weeks for a programme that does not begin, and as long again when saved', async () => {
    const userId = await addPerson({ roleId: 3 });
    const at = (days: number) => new Date(clock('08:00').getTime() + days * 24 * 60 * 60_000);
    const save = async (now: Date) =>
      (await as(userId, { now })).notifications.setReminders({ isOn: true, time: 480 });
    const endAt = async (now: Date) =>
      (await (await as(userId, { now })).notifications.getReminders({})).end;
    await save(at(0));
    expect([await queue(at(27)), await endAt(at(27))]).toEqual([1, null]);
    expect([await queue(at(28)), await endAt(at(28))]).toEqual([0, 'notBegun']);
    await save(at(28));
    expect([await queue(at(29)), await endAt(at(29))]).toEqual([1, null]);
  });

  it('says when the programme is past, also to a person who never asked', async () => {
    const userId = await addStarted('2025-05-01');
    const { notifications } = await as(userId, { now: clock('08:00') });
    expect(await notifications.getReminders({})).toMatchObject({ isOn: false, end: 'finished' });
  });

  it('is seen by staff of the place, and changed by its owner only', async () => {
    const userId = await addReminded();
    const staff = await as(await addPerson({ roleId: 2 }));
    expect(await staff.notifications.getReminders({ userId })).toMatchObject({ isOn: true });
    await expect(staff.notifications.setReminders({ isOn: false })).rejects.toEqual(
      code('FORBIDDEN'),
    );
  });

  it('follows the person into another zone', async () => {
    const userId = await addReminded();
    const caller = await as(userId, { now: clock('20:00', 5) });
    await caller.account.updatePreferences({ timeZone: 'America/Vancouver' });
    expect(await queue(clock('08:00'))).toBe(0);
    expect(await queue(clock('11:00'))).toBe(1);
    const there = await as(userId, { now: clock('12:00') });
    await there.account.updatePreferences({ timeZone: 'America/Toronto' });
    expect(await queue(clock('08:00', 7))).toBe(1);
  });
});

describe('the letter', () => {
  it('comes at the time chosen, leads to last night’s questions, and says how to stop', async () => {
    const userId = await addReminded();
    expect(await queue(clock('07:59'))).toBe(0);
    expect(await queue(clock('08:00'))).toBe(1);
    const [letter, ...others] = await deliver(clock('08:00'));
    expect(others).toEqual([]);
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    expect(letter).toMatchObject({
      to: user?.email,
      locale: 'fr',
      link: expect.stringMatching(/\/journal-sommeil\/2026-01-\d\d$/) as unknown,
    });
    expect(letter?.stopLink).toMatch(/^https:\/\/aube\.example\.test\/rappels\/[\w-]{43}$/);
    expect(await queue(clock('08:01'))).toBe(0);
    expect(await queue(clock('08:00', 7))).toBe(1);
  });

  it('names a step when a questionnaire is due, in the language of the account', async () => {
    const userId = await addReminded({ firstDayOn: '2025-11-20' });
    await db.update(users).set({ locale: 'en' }).where(eq(users.id, userId));
    await queue(clock('08:00'));
    const [letter] = await deliver(clock('08:00'));
    expect(letter).toMatchObject({
      locale: 'en',
      link: `${PUBLIC_URL}/en/mon-programme`,
      text: expect.stringContaining('A step of your program is waiting') as unknown,
    });
  });

  it('is one a person and date, however many servers look at once', async () => {
    const people = [];
    for (let index = 0; index < 12; index += 1) people.push(await addReminded());
    const queued = await Promise.all(Array.from({ length: 6 }, () => queue(clock('08:00'))));
    expect(queued.reduce((sum, count) => sum + count, 0)).toBe(people.length);
    const letters = await Promise.all([deliver(clock('08:00')), deliver(clock('08:00'))]);
    const addresses = letters.flat().map(({ to }) => to);
    expect(addresses).toHaveLength(people.length);
    expect(new Set(addresses).size).toBe(people.length);
  });

  it('is one a date, although the time is changed after it came', async () => {
    const userId = await addReminded();
    expect(await queue(clock('08:00'))).toBe(1);
    const { notifications } = await as(userId, { now: clock('08:10') });
    await notifications.setReminders({ isOn: true, time: 600 });
    expect(await queue(clock('10:00'))).toBe(0);
    expect(await queue(clock('10:00', 7))).toBe(1);
  });

  it('comes late from a server that was down, and not two hours late', async () => {
    await addReminded();
    expect(await queue(clock('09:59'))).toBe(1);
    await db.delete(mailOutbox);
    expect(await queue(clock('10:00', 7))).toBe(0);
    expect(await queue(clock('08:00', 8))).toBe(1);
  });

  it('is not for a night that is saved', async () => {
    const userId = await addReminded();
    await tellNight(userId, clock('07:30'));
    expect(await queue(clock('08:00'))).toBe(0);
    expect(await queue(clock('08:00', 7))).toBe(1);
  });

  it('stops at once when the programme is left, and comes back when that is undone', async () => {
    const userId = await addReminded();
    await leave(userId, clock('07:59'));
    expect(await queue(clock('08:00'))).toBe(0);
    await (await as(userId, { now: clock('20:00') })).questionnaires.undoAbandonment();
    expect(await queue(clock('08:00', 7))).toBe(1);
  });

  it.each(['deactivatedAt', 'deletedAt'] as const)('is not for an account %s', async (column) => {
    const userId = await addReminded();
    await db
      .update(users)
      .set({ [column]: clock('07:00') })
      .where(eq(users.id, userId));
    expect(await queue(clock('08:00'))).toBe(0);
  });

  it('lets a letter that somebody waits for go first', async () => {
    await addReminded();
    await queue(clock('08:00'));
    const { email } = await world.addAccount();
    await callerIn({ now: clock('08:00') }).account.requestPasswordReset({ email });
    const letters = await deliver(clock('08:00'));
    expect(letters.map(({ kind }) => kind)).toEqual(['passwordReset', 'reminder']);
  });

  it('comes in time after the clock ran a month ahead, and came back', async () => {
    const userId = await addReminded();
    const ahead = new Date(clock('08:00').getTime() + 31 * 24 * 60 * 60_000);
    await queue(ahead);
    await db.delete(mailOutbox);
    const [setting] = await db.select().from(reminderSettings);
    expect(setting!.nextAt!.getTime()).toBeGreaterThan(ahead.getTime());
    expect(await queue(clock('07:59'))).toBe(0);
    expect(await queue(clock('08:00'))).toBe(1);
    const [{ nextAt } = {}] = await db
      .select()
      .from(reminderSettings)
      .where(eq(reminderSettings.userId, userId));
    expect(nextAt).toEqual(clock('08:00', 7));
  });

  it('looks at nobody again before the next time', async () => {
    await addReminded();
    await addReminded({ time: 540 });
    await queue(clock('08:00'));
    const rows = await db.select().from(reminderSettings).orderBy(reminderSettings.nextAt);
    expect(rows.map(({ nextAt }) => nextAt)).toEqual([clock('09:00'), clock('08:00', 7)]);
  });
});

describe('the letter about a review', () => {
  const addAsking = async (isOn = false) => {
    const userId = await addStarted('2026-01-05');
    const { notifications } = await as(userId, { now: clock('20:00', 5) });
    expect(await notifications.setReminders({ isOn, time: 480, isReviewOn: true })).toEqual({
      isOn,
      isReviewOn: true,
      isCheckOn: false,
      time: 480,
    });
    return userId;
  };

  it('leaves once, on the morning that ends the week, and says only that it is ready', async () => {
    await addAsking();
    for (const day of [6, 7, 11]) expect(await queue(clock('08:00', day))).toBe(0);
    expect(await queue(clock('08:00', 12))).toBe(1);
    expect(await queue(clock('08:01', 12))).toBe(0);
    const [letter] = await deliver(clock('08:02', 12));
    expect(letter).toMatchObject({
      subject: 'Le bilan de votre semaine est prêt',
      link: `${PUBLIC_URL}/mon-programme/semaine/1`,
    });
    expect(letter?.text).not.toMatch(/efficacité|\d\s?%|minutes? de sommeil/);
    expect(await queue(clock('08:00', 13))).toBe(0);
    expect(await queue(clock('08:00', 19))).toBe(1);
  });

  it('takes the place of that day’s reminder', async () => {
    await addAsking(true);
    expect(await queue(clock('08:00', 11))).toBe(1);
    expect((await deliver(clock('08:01', 11)))[0]?.subject).toBe('Votre rappel du jour');
    expect(await queue(clock('08:00', 12))).toBe(1);
    expect((await deliver(clock('08:01', 12))).map(({ subject }) => subject)).toEqual([
      'Le bilan de votre semaine est prêt',
    ]);
  });

  it('is left as it is by a client that does not name it, and stopped by its link', async () => {
    const userId = await addAsking();
    const { notifications } = await as(userId, { now: clock('21:00', 5) });
    await notifications.setReminders({ isOn: true });
    expect(await notifications.getReminders({})).toMatchObject({ isOn: true, isReviewOn: true });
    await notifications.setReminders({ isOn: false });
    await queue(clock('08:00', 12));
    const [letter] = await deliver(clock('08:01', 12));
    const guest = callerIn({ now: clock('09:00', 12) });
    const link = { token: tokenOf(letter) };
    expect(await guest.notifications.previewReminderStop(link)).toMatchObject({ isOn: true });
    await guest.notifications.stopReminders(link);
    expect(await notifications.getReminders({})).toMatchObject({ isOn: false, isReviewOn: false });
    expect(await queue(clock('08:00', 19))).toBe(0);
  });
});

describe('the letter every three months after week 25 (D86)', () => {
  /** 10 January is 91 days after the end of week 25. */
  async function addFinished() {
    const userId = await addStarted('2025-04-19');
    for (const code of ['S6', 'S12', 'S24'] as const) await world.submit(userId, code);
    const { notifications } = await as(userId, { now: clock('20:00', 5) });
    expect(await notifications.getReminders({})).toMatchObject({
      isCheckOn: false,
      end: 'finished',
    });
    await notifications.setReminders({ isOn: false, isCheckOn: true, time: 480 });
    return userId;
  }
  const nextAt = async () => (await db.select().from(reminderSettings))[0]?.checkNextAt;

  it('leaves on its day, once, names no sleep, and is ended by its link', async () => {
    const userId = await addFinished();
    expect(await queue(clock('08:00', 6))).toBe(0);
    expect(await nextAt()).toEqual(clock('08:00', 10));
    expect(await queue(clock('08:00', 10))).toBe(1);
    expect(await nextAt()).toEqual(new Date('2026-04-11T08:00:00-04:00'));
    const [letter] = await deliver(clock('08:01', 10));
    expect(letter).toMatchObject({
      subject: 'Trois mois ont passé',
      link: `${PUBLIC_URL}/mon-programme/faire-le-point`,
    });
    expect(letter?.text).not.toMatch(/sommeil|nuit/);
    expect(await queue(clock('08:00', 11))).toBe(0);
    const guest = callerIn({ now: clock('09:00', 11) });
    const link = { token: tokenOf(letter) };
    expect(await guest.notifications.previewReminderStop(link)).toMatchObject({ isOn: true });
    await guest.notifications.stopReminders(link);
    const { notifications } = await as(userId, { now: clock('09:00', 11) });
    expect(await notifications.getReminders({})).toMatchObject({ isCheckOn: false });
    expect(await queue(new Date('2026-04-11T08:00:00-04:00'))).toBe(0);
  });

  it('leaves later on its day, or the day after, when the server was down', async () => {
    await addFinished();
    await queue(clock('08:00', 6));
    expect(await queue(clock('23:30', 10))).toBe(0);
    expect(await nextAt()).toEqual(clock('08:00', 11));
    expect(await queue(clock('14:00', 11))).toBe(1);
  });

  it('does not leave while a check week runs, and counts from its end', async () => {
    const userId = await addFinished();
    await queue(clock('08:00', 6));
    await (await as(userId, { now: clock('09:00', 8) })).diary.openWeeks({ kind: 'check' });
    expect(await queue(clock('08:00', 10))).toBe(0);
    // The week ends on 15 January; 91 days later is 16 April.
    expect(await nextAt()).toEqual(new Date('2026-04-16T08:00:00-04:00'));
  });

  it('does not leave after the person has left', async () => {
    const userId = await addFinished();
    await queue(clock('08:00', 6));
    await leave(userId, clock('09:00', 8));
    expect(await queue(clock('08:00', 10))).toBe(0);
  });

  it('comes back with the nights’ reminders in an opened week', async () => {
    const userId = await addFinished();
    const { notifications } = await as(userId, { now: clock('20:00', 5) });
    await notifications.setReminders({ isOn: true });
    await (await as(userId, { now: clock('09:00', 8) })).diary.openWeeks({ kind: 'check' });
    expect(await queue(clock('08:00', 9))).toBe(1);
    expect((await deliver(clock('08:01', 9)))[0]?.subject).toBe('Votre rappel du jour');
  });
});

describe('a letter that is no longer true when it would leave', () => {
  async function outcome(now: Date) {
    const sent = await deliver(now);
    return { sent, kept: await db.select({ fault: mailOutbox.lastFault }).from(mailOutbox) };
  }
  const DROPPED = { sent: [], kept: [{ fault: 'obsolete' }] };

  it('is dropped when the night was saved', async () => {
    const userId = await addReminded();
    await queue(clock('08:00'));
    await tellNight(userId, clock('08:00'));
    expect(await outcome(clock('08:00'))).toEqual(DROPPED);
  });

  it('is dropped when the programme was left', async () => {
    const userId = await addReminded();
    await queue(clock('08:00'));
    await leave(userId, clock('08:00'));
    expect(await outcome(clock('08:00'))).toEqual(DROPPED);
  });

  it('is dropped when reminders were turned off', async () => {
    const userId = await addReminded();
    await queue(clock('08:00'));
    await (await as(userId)).notifications.setReminders({ isOn: false });
    expect(await outcome(clock('08:00'))).toEqual(DROPPED);
  });

  it('is dropped when the mail server was away for two hours', async () => {
    await addReminded();
    await queue(clock('08:00'));
    expect(await deliver(clock('08:00'), true)).toEqual([]);
    expect(await outcome(clock('10:00'))).toEqual(DROPPED);
  });

  it('gives its date back, so that a later time of the same day is kept, once', async () => {
    const userId = await addReminded();
    await queue(clock('08:00'));
    await deliver(clock('08:00'), true);
    const { notifications } = await as(userId, { now: clock('08:00') });
    await notifications.setReminders({ isOn: true, time: 600 });
    expect(await outcome(clock('08:01'))).toEqual(DROPPED);
    expect(await queue(clock('10:00'))).toBe(1);
    expect(await deliver(clock('10:00'))).toHaveLength(1);
    await notifications.setReminders({ isOn: true, time: 660 });
    expect(await queue(clock('11:00'))).toBe(0);
    expect(await deliver(clock('11:00'))).toEqual([]);
  });

  it('is dropped when the letters before it took two hours', async () => {
    await addReminded();
    await addReminded();
    await queue(clock('08:00'));
    let now = clock('08:00');
    const { transport } = mailRecorder(() => {
      now = clock('10:00');
    });
    const delivered = deliverDueLetters({
      db,
      limiter,
      clock: () => now,
      transport,
      publicUrl: PUBLIC_URL,
      contacts: {},
      crisisLines: [],
    });
    expect(await delivered).toEqual({ sent: 1, unsent: 1 });
  });

  it('is sent when the mail server was away for less', async () => {
    await addReminded();
    await queue(clock('08:00'));
    await deliver(clock('08:00'), true);
    expect(await deliver(clock('09:59'))).toHaveLength(1);
  });
});

describe('the link that stops', () => {
  async function letterOf(userId: number, day = 6): Promise<string> {
    await db.update(diaryDays).set({ completedAt: null }).where(eq(diaryDays.userId, userId));
    await queue(clock('08:00', day));
    const [letter] = await deliver(clock('08:00', day));
    return tokenOf(letter);
  }
  const guest = (now = clock('08:05')) => callerIn({ now }).notifications;

  it('stops nothing by being looked at, and stops by the button, without a login (TK-4)', async () => {
    const userId = await addReminded();
    const token = await letterOf(userId);
    for (let look = 0; look < 20; look += 1) {
      expect(await guest().previewReminderStop({ token })).toEqual({ isOn: true, canResume: true });
    }
    await guest().stopReminders({ token });
    expect(await guest().previewReminderStop({ token })).toEqual({ isOn: false, canResume: true });
    expect(await (await as(userId)).notifications.getReminders({})).toMatchObject({
      isOn: false,
      isDecided: true,
    });
    expect(await queue(clock('08:00', 7))).toBe(0);
    const logged = await db
      .select({ subject: auditLog.subjectUserId, actor: auditLog.actorUserId })
      .from(auditLog)
      .where(
        and(eq(auditLog.action, 'notifications.stopReminders'), eq(auditLog.subjectUserId, userId)),
      );
    expect(logged).toEqual([{ subject: userId, actor: null }]);
  });

  it('promises nothing to who has left, and works again when that is undone', async () => {
    const userId = await addReminded();
    const token = await letterOf(userId);
    await leave(userId, clock('08:02'));
    const over = { isOn: false, canResume: false };
    expect(await guest().previewReminderStop({ token })).toEqual(over);
    await (await as(userId, { now: clock('08:03') })).questionnaires.undoAbandonment();
    expect(await guest().previewReminderStop({ token })).toEqual({ isOn: true, canResume: true });
    const years = guest(new Date('2028-01-06T13:05:00Z'));
    expect(await years.previewReminderStop({ token })).toEqual(over);
  });

  it('works from an older letter, and again after they were turned on anew', async () => {
    const userId = await addReminded();
    const token = await letterOf(userId);
    await letterOf(userId, 7);
    await guest().stopReminders({ token });
    await guest().stopReminders({ token });
    await (await as(userId)).notifications.setReminders({ isOn: true });
    await guest().stopReminders({ token });
    expect(await guest().previewReminderStop({ token })).toEqual({ isOn: false, canResume: true });
  });

  it('dies with the address it went to, whose next letter has another (TK-1)', async () => {
    const userId = await addReminded();
    const token = await letterOf(userId);
    const email = `${userId}@new.example.test`;
    await db.update(users).set({ email }).where(eq(users.id, userId));
    await expect(guest().stopReminders({ token })).rejects.toEqual(code('TOKEN_INVALID'));
    const newer = await letterOf(userId, 7);
    await expect(guest().stopReminders({ token })).rejects.toEqual(code('TOKEN_INVALID'));
    await guest().stopReminders({ token: newer });
    expect(await guest().previewReminderStop({ token: newer })).toMatchObject({ isOn: false });
  });

  it.each([
    ['letters', 'école', 'xn--cole-9oa'],
    ['ASCII', 'xn--cole-9oa', 'école'],
  ])('lives on when the domain of its address, in %s, gets its other form', async (_, from, to) => {
    const userId = await addReminded();
    const write = (domain: string) =>
      db
        .update(users)
        .set({ email: `${userId}@${domain}.test` })
        .where(eq(users.id, userId));
    await write(from);
    const token = await letterOf(userId);
    await write(to);
    expect(await guest().previewReminderStop({ token })).toMatchObject({ isOn: true });
    expect(await letterOf(userId, 7)).toBe(token);
    await guest().stopReminders({ token });
    expect(await guest().previewReminderStop({ token })).toMatchObject({ isOn: false });
  });

  it.each(['deactivatedAt', 'deletedAt'] as const)('dies with an account %s', async (column) => {
    const userId = await addReminded();
    const token = await letterOf(userId);
    await db
      .update(users)
      .set({ [column]: clock('08:01') })
      .where(eq(users.id, userId));
    await expect(guest().stopReminders({ token })).rejects.toEqual(code('TOKEN_INVALID'));
  });

  it('is one a person: a letter leaves no row behind but its own, which a month ends', async () => {
    const userId = await addReminded();
    const first = await letterOf(userId);
    const setting = await db.select().from(reminderSettings);
    expect(await letterOf(userId, 7)).toBe(first);
    expect(await letterOf(await addReminded(), 7)).not.toBe(first);
    const theirs = eq(reminderSettings.userId, userId);
    expect(await db.select().from(reminderSettings).where(theirs)).toEqual(
      setting.map((row) => ({ ...row, nextAt: clock('08:00', 8) })),
    );
    expect(await db.$count(tokens, eq(tokens.userId, userId))).toBe(0);
    await purgeLetters(db, new Date('2026-02-06T08:01:00-05:00'));
    expect(await db.$count(mailOutbox, eq(mailOutbox.userId, userId))).toBe(0);
  });

  it('opens nothing else, and stands in no table (TK-1)', async () => {
    const token = await letterOf(await addReminded());
    const { account } = callerIn({ now: clock('08:05') });
    await expect(account.previewPasswordReset({ token })).rejects.toEqual(code('TOKEN_INVALID'));
    await expect(account.previewActivation({ token })).rejects.toEqual(code('TOKEN_INVALID'));
    await expect(account.previewInvitation({ token })).rejects.toEqual(code('TOKEN_INVALID'));
    expect(JSON.stringify(await db.select().from(reminderSettings))).not.toContain(token);
  });
});
