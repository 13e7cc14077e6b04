import { auditLog, mailOutbox, participants } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { and, eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { deliverDueLetters } from '../notifications/deliver-letters.ts';
import { queueDueReminders } from '../notifications/queue-reminders.ts';
import { ROLE } from '../people/rules/roles.ts';
import { mailRecorder } from '../testing/mail-recorder.ts';
import { createWorld } from '../testing/world.ts';

const world = await createWorld(await testDatabase());
const { db, services, as, addPerson, addPlace, addStarted } = world;
const staffId = await addPerson({ roleId: ROLE.staff });

const clock = (time: string) => new Date(`2026-01-06T${time}:00-05:00`);
const NOON = clock('12:00');

async function addReminded(): Promise<number> {
  const userId = await addStarted('2026-01-05');
  const own = await as(userId, { now: new Date('2026-01-06T01:00:00Z') });
  await own.notifications.setReminders({ isOn: true, time: 480 });
  return userId;
}
const remind = async (userIds: number[], now = NOON) =>
  (await (await as(staffId, { now })).admin.remindPeople({ userIds })).people;

async function deliver(now: Date) {
  const { sent, transport } = mailRecorder(() => false);
  await deliverDueLetters({
    db,
    limiter: services.limiter,
    clock: () => now,
    transport,
    publicUrl: 'https://aube.example.test',
    contacts: {},
    crisisLines: [],
  });
  return sent;
}

describe('a reminder by staff', () => {
  it('leaves at once to who asked for reminders, once a day, and says why not to others', async () => {
    const asked = await addReminded();
    const silent = await addStarted('2026-01-05');
    const gone = await addReminded();
    const goneUnasked = await addStarted('2026-01-05');
    await db
      .update(participants)
      .set({ abandonedAt: NOON, abandonedOn: '2026-01-06' })
      .where(inArray(participants.userId, [gone, goneUnasked]));
    const { id: establishmentId } = await addPlace();
    const foreign = await addPerson({ establishmentId });
    expect(await remind([asked, silent, gone, goneUnasked, foreign, asked])).toEqual([
      { userId: asked, outcome: 'queued' },
      { userId: silent, outcome: 'notAsked' },
      { userId: gone, outcome: 'left' },
      { userId: goneUnasked, outcome: 'left' },
      { userId: foreign, outcome: 'notSeen' },
    ]);
    expect(await remind([asked])).toEqual([{ userId: asked, outcome: 'remindedToday' }]);
    expect(await queueDueReminders({ db, now: clock('08:00') })).toEqual({ queued: 0 });
    expect(await deliver(clock('12:01'))).toHaveLength(1);
    const acts = await db
      .select({ subject: auditLog.subjectUserId })
      .from(auditLog)
      .where(and(eq(auditLog.action, 'admin.remindPeople'), eq(auditLog.isLook, false)));
    expect(acts).toEqual([{ subject: asked }]);
  });

  it('is dropped when the night is filled in before it leaves, or when it is night', async () => {
    const userId = await addReminded();
    expect(await remind([userId])).toEqual([{ userId, outcome: 'queued' }]);
    expect(await deliver(clock('23:00'))).toHaveLength(0);
    const [letter] = await db.select().from(mailOutbox).where(eq(mailOutbox.userId, userId));
    expect(letter).toMatchObject({ sentAt: null, lastFault: 'obsolete' });
  });

  it('asks for one person at least', async () => {
    await expect(remind([])).rejects.toMatchObject({
      issues: [{ path: ['userIds'], code: 'required' }],
    });
  });
});
