import { auditLog, diaryDays, diaryDrafts, participants } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import type { AppError } from '../errors.ts';
import { createWorld, first, MORNING } from '../testing/world.ts';
import { nightDetails } from './rules/night-fields.ts';
import { usualNight } from './testing.ts';
import { auditTrail } from '../testing/audit-trail.ts';

const world = await createWorld(await testDatabase());
const { db, as, addStarted, addPerson } = world;

// The first two nights of week 1 end on 5 and 6 January.
const FIRST_DAY = '2026-01-04';
const day = { date: '2026-01-06' };
const at = (instant: string) => ({ now: new Date(instant) });

async function verdictOf(saving: Promise<unknown>): Promise<string | null> {
  const [outcome] = await Promise.allSettled([saving]);
  return outcome.status === 'fulfilled' ? null : (outcome.reason as AppError).appCode;
}

describe('saving a night', () => {
  it('measures it, completes the day and writes the audit log, in one go', async () => {
    const userId = await addStarted(FIRST_DAY);
    const saved = await (await as(userId)).diary.saveDay({ day, night: usualNight });
    expect(saved).toMatchObject({
      date: '2026-01-06',
      week: 1,
      status: 'completed',
      isEditable: true,
      night: usualNight,
      measures: { timeInBedMinutes: 525, totalSleepMinutes: 375, sleepEfficiencyPercent: 71.4 },
      timeZone: 'America/Toronto',
      version: 2,
    });
    const logged = await auditTrail(db, eq(auditLog.subjectUserId, userId));
    expect(logged).toMatchObject([
      {
        action: 'diary.saveDay',
        actorUserId: userId,
        objectId: String(saved.id),
        before: null,
        after: { totalSleepMinutes: 375 },
      },
    ]);
  });

  it('takes the same night twice, with and without its version', async () => {
    const caller = await as(await addStarted(FIRST_DAY));
    const { version } = await caller.diary.getDay({ day });
    const once = await caller.diary.saveDay({ day, night: usualNight, version });
    const again = await caller.diary.saveDay({ day, night: usualNight, version });
    expect(again).toEqual(once);
    const freely = await caller.diary.saveDay({ day, night: usualNight });
    expect({ ...freely, version: 0, updatedAt: '' }).toEqual({
      ...once,
      version: 0,
      updatedAt: '',
    });
  });

  it.each([
    ['the same night', {}, ['lightsOutByDay', 'sleepOnsetLong']],
    ['another time out of bed', { outOfBedTime: 460 }, ['lightsOutByDay', 'sleepOnsetLong']],
    ['another latency', { sleepOnsetLatencyMinutes: 301 }, ['lightsOutByDay']],
    ['another lights-out', { lightsOutTime: 16 * 60 }, ['sleepOnsetLong']],
  ])(
    'keeps what was confirmed of the same figures when a caller sends none: %s',
    async (...row) => {
      const [, change, kept] = row;
      const caller = await as(await addStarted(FIRST_DAY));
      const odd = { ...usualNight, lightsOutTime: 17 * 60, sleepOnsetLatencyMinutes: 300 };
      const confirmed = ['lightsOutByDay', 'sleepOnsetLong'] as const;
      await caller.diary.saveDay({ day, night: odd, confirmed: [...confirmed] });
      const again = await caller.diary.saveDay({ day, night: { ...odd, ...change } });
      expect(again.confirmed).toEqual(kept);
      expect((await caller.diary.saveDay({ day, night: odd, confirmed: [] })).confirmed).toEqual(
        [],
      );
    },
  );

  it('lets one of fifty writers of the same version win, and shows the others what stands', async () => {
    const caller = await as(await addStarted(FIRST_DAY));
    const { version } = await caller.diary.getDay({ day });
    const writes = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) =>
        caller.diary.saveDay({
          day,
          night: { ...usualNight, sleepOnsetLatencyMinutes: index },
          version,
        }),
      ),
    );
    const won = writes.filter(({ status }) => status === 'fulfilled');
    expect(won).toHaveLength(1);
    const lost = first(writes.find((write) => write.status === 'rejected'));
    expect(lost.reason).toMatchObject({
      appCode: 'VERSION_CONFLICT',
      details: { current: { version: version + 1, night: { awakenings: 2 } } },
    });
  });

  it('keeps two nights saved at once', async () => {
    const userId = await addStarted(FIRST_DAY);
    const caller = await as(userId);
    await Promise.all(
      ['2026-01-05', '2026-01-06'].map((date) =>
        caller.diary.saveDay({ day: { date }, night: usualNight }),
      ),
    );
    expect((await caller.diary.getWeek({ number: 1 })).completedNights).toBe(2);
  });

  it('keeps the details of a night that an older client saves again without them, and empties them', async () => {
    const caller = await as(await addStarted(FIRST_DAY));
    const details = {
      ...Object.fromEntries(nightDetails.map((name) => [name, null])),
      sleepQuality: 2,
      intoBedTime: 22 * 60,
      hasTakenSleepMedication: true,
      alcoholicDrinks: 0,
      hasHadAfternoonCaffeine: false,
      note: 'Mal au dos.',
    };
    const first = await caller.diary.saveDay({ day, night: { ...usualNight, ...details } });
    expect(first.night).toEqual({ ...usualNight, ...details });
    const later = await caller.diary.saveDay({ day, night: { ...usualNight, awakenings: 3 } });
    expect(later.night).toEqual({ ...usualNight, ...details, awakenings: 3 });
    expect(later.measures).toEqual(first.measures);
    const none = { ...usualNight, sleepQuality: null, note: null };
    const emptied = await caller.diary.saveDay({ day, night: none });
    expect(emptied.night).toEqual({ ...usualNight, ...details, sleepQuality: null, note: null });
  });

  it('reads a bed time that an older client left after lights-out as unknown, and keeps it', async () => {
    const caller = await as(await addStarted(FIRST_DAY));
    const intoBedTime = usualNight.lightsOutTime - 30;
    await caller.diary.saveDay({ day, night: { ...usualNight, intoBedTime } });
    const earlier = { ...usualNight, lightsOutTime: intoBedTime - 1 };
    const moved = await caller.diary.saveDay({ day, night: earlier });
    expect(moved.night?.intoBedTime).toBeNull();
    expect(await caller.diary.getDay({ day })).toEqual(moved);
    const back = await caller.diary.saveDay({ day, night: usualNight });
    expect(back.night?.intoBedTime).toBe(intoBedTime);
  });

  it('refuses going to bed after lights-out, at both times', async () => {
    const caller = await as(await addStarted(FIRST_DAY));
    const night = { ...usualNight, intoBedTime: usualNight.lightsOutTime + 1 };
    await expect(caller.diary.saveDay({ day, night })).rejects.toMatchObject({
      appCode: 'INVALID',
      issues: [
        { path: ['night', 'intoBedTime'], code: 'inBedAfterLightsOut' },
        { path: ['night', 'lightsOutTime'], code: 'inBedAfterLightsOut' },
      ],
    });
  });

  it('removes the draft of the night', async () => {
    const caller = await as(await addStarted(FIRST_DAY));
    const { id, version } = await caller.diary.getDay({ day });
    const fields = { lightsOutTime: '22h' };
    await caller.diary.saveDraft({ dayId: id, fields, baseVersion: version });
    expect((await caller.programme.overview({})).drafts).toMatchObject([
      { dayId: id, fields, baseVersion: version },
    ]);
    await caller.diary.saveDay({ day, night: usualNight });
    expect(await db.$count(diaryDrafts, eq(diaryDrafts.dayId, id))).toBe(0);
  });

  it('keeps a late draft distinct from the night, and never overwrites with it', async () => {
    const caller = await as(await addStarted(FIRST_DAY));
    const { id, version } = await caller.diary.getDay({ day });
    const saved = await caller.diary.saveDay({ day, night: usualNight, version });
    const late = { dayId: id, fields: { lightsOutTime: '21h' }, baseVersion: version };
    await caller.diary.saveDraft(late);
    const { days, drafts } = await caller.programme.overview({});
    expect(drafts).toMatchObject([late]);
    expect(days.find((each) => each.id === id)).toEqual(saved);
    await expect(
      caller.diary.saveDay({
        day,
        night: { ...usualNight, lightsOutTime: 1260 },
        version: first(drafts[0]).baseVersion,
      }),
    ).rejects.toMatchObject({ appCode: 'VERSION_CONFLICT', details: { current: saved } });
  });

  it.each([
    ['before its date', '2026-01-06T04:59:59Z', 'DAY_NOT_OPEN'],
    ['from 00:00 of its date', '2026-01-06T05:00:00Z', null],
    ['until the end of the second day after', '2026-01-09T04:59:59Z', null],
    ['from 00:00 of date + 3', '2026-01-09T05:00:00Z', 'DAY_EXPIRED'],
  ])('%s, Toronto time: %s answers %s', async (_, instant, code) => {
    const caller = await as(await addStarted(FIRST_DAY), at(instant));
    expect(await verdictOf(caller.diary.saveDay({ day, night: usualNight }))).toBe(code);
  });

  it('is decided in the participant’s own zone', async () => {
    const caller = await as(
      await addStarted(FIRST_DAY, 'America/Vancouver'),
      at('2026-01-06T07:00:00Z'),
    );
    await expect(caller.diary.saveDay({ day, night: usualNight })).rejects.toMatchObject({
      appCode: 'DAY_NOT_OPEN',
    });
  });

  it('decides afresh when the zone changed since the night was last looked at', async () => {
    const userId = await addStarted(FIRST_DAY);
    const caller = await as(userId, at('2026-01-06T05:30:00Z'));
    await caller.diary.listDays({});
    await caller.account.updatePreferences({ timeZone: 'America/Vancouver' });
    await expect(caller.diary.saveDay({ day, night: usualNight })).rejects.toMatchObject({
      appCode: 'DAY_NOT_OPEN',
    });
  });

  it('names every field of an impossible night', async () => {
    const caller = await as(await addStarted(FIRST_DAY));
    const night = {
      ...usualNight,
      awakenings: 0,
      napCount: 1,
      naps: [{ startTime: 840, endTime: 840 }],
    };
    const refused = await caller.diary.saveDay({ day, night }).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      appCode: 'INVALID',
      issues: expect.arrayContaining([
        { path: ['night', 'awakenings'], code: 'awakeWithoutAwakenings' },
        { path: ['night', 'naps', 0, 'endTime'], code: 'napEndsBeforeStart' },
      ]),
    });
    expect((await caller.diary.getDay({ day })).status).toBe('due');
  });

  it('takes a valid night while a questionnaire is due', async () => {
    const userId = await addStarted('2025-11-20');
    const caller = await as(userId);
    expect((await caller.programme.overview({})).dueQuestionnaire).toBe('S6');
    const saved = await caller.diary.saveDay({ day, night: usualNight });
    expect(saved.status).toBe('completed');
  });

  it.each([
    ['within 24 hours of the abandonment', 23, null],
    ['24 hours after it', 24, 'PROGRAMME_ABANDONED'],
  ])('%s: %i hours answer %s', async (_, hours, code) => {
    const userId = await addStarted(FIRST_DAY);
    const abandonedAt = new Date(MORNING.getTime() - hours * 3_600_000);
    await db
      .update(participants)
      .set({ abandonedAt, abandonedOn: '2026-01-05' })
      .where(eq(participants.userId, userId));
    const caller = await as(userId);
    expect(await verdictOf(caller.diary.saveDay({ day, night: usualNight }))).toBe(code);
  });
});

describe('a night of a week to come', () => {
  it('is there once its week is open, and not a minute before: by date, by id and in the list', async () => {
    const userId = await addStarted(FIRST_DAY);
    const [row] = await db
      .select({ dayId: diaryDays.id })
      .from(diaryDays)
      .where(and(eq(diaryDays.userId, userId), eq(diaryDays.date, '2026-01-12')));
    const asked = [{ date: '2026-01-12' }, first(row)];
    const before = await as(userId, at('2026-01-11T04:59:59Z'));
    const after = await as(userId, at('2026-01-11T05:00:00Z'));
    for (const each of asked) {
      await expect(before.diary.getDay({ day: each })).rejects.toMatchObject({
        appCode: 'NOT_FOUND',
      });
      expect(await after.diary.getDay({ day: each })).toMatchObject({
        week: 2,
        status: 'upcoming',
      });
    }
    const lastShown = async (caller: typeof before) =>
      [await caller.diary.listDays({}), (await caller.programme.overview({})).days].map(
        (days) => days.at(-1)?.date,
      );
    expect(await lastShown(before)).toEqual(['2026-01-11', '2026-01-11']);
    expect(await lastShown(after)).toEqual(['2026-01-18', '2026-01-18']);
  });
});

describe('whose night it is', () => {
  it('does not tell another’s night from one that does not exist', async () => {
    const owner = await addStarted(FIRST_DAY);
    const other = await as(await addStarted(FIRST_DAY));
    const theirs = await (await as(owner)).diary.getDay({ day });
    for (const dayId of [theirs.id, 2_000_000_000]) {
      await expect(
        other.diary.saveDay({ day: { dayId }, night: usualNight }),
      ).rejects.toMatchObject({ appCode: 'NOT_FOUND' });
      await expect(other.diary.getDay({ day: { dayId } })).rejects.toMatchObject({
        appCode: 'NOT_FOUND',
      });
    }
    const [row] = await db.select().from(diaryDays).where(eq(diaryDays.id, theirs.id));
    expect(row?.completedAt).toBeNull();
  });

  it('lets staff of the establishment look, with a trace, and never write', async () => {
    const owner = await addStarted(FIRST_DAY);
    const staff = await addPerson({ roleId: ROLE.staff });
    const caller = await as(staff);
    expect(await caller.diary.listDays({ userId: owner })).toHaveLength(7);
    await expect(caller.diary.saveDay({ day, night: usualNight })).rejects.toMatchObject({
      appCode: 'FORBIDDEN',
    });
    await caller.diary.getDay({ userId: owner, day });
    await caller.diary.getWeek({ userId: owner, number: 1 });
    const looks = and(eq(auditLog.actorUserId, staff), eq(auditLog.subjectUserId, owner));
    const logged = await auditTrail(db, looks);
    expect(logged).toMatchObject([
      { action: 'diary.listDays', objectType: null, objectId: null },
      { action: 'diary.getDay', objectType: 'diaryDay', objectId: day.date },
      { action: 'diary.getWeek', objectType: 'diaryWeek', objectId: '1' },
    ]);
  });

  it('hides participants from staff of another establishment and from other participants', async () => {
    const owner = await addStarted(FIRST_DAY);
    const elsewhere = await world.addEstablishment();
    for (const stranger of [
      await addPerson({ roleId: ROLE.staff, establishmentId: elsewhere }),
      await addPerson(),
    ]) {
      const caller = await as(stranger);
      await expect(caller.diary.listDays({ userId: owner })).rejects.toMatchObject({
        appCode: 'NOT_FOUND',
      });
    }
    const administrator = await as(await addPerson({ roleId: ROLE.administrator }));
    expect((await administrator.programme.overview({ userId: owner })).person).toMatchObject({
      userId: owner,
      isConsulted: true,
    });
  });

  it('does not show staff what is typed but not saved', async () => {
    const owner = await addStarted(FIRST_DAY);
    const own = await as(owner);
    const { id } = await own.diary.getDay({ day });
    await own.diary.saveDraft({ dayId: id, fields: { lightsOutTime: '23' }, baseVersion: 1 });
    const staff = await as(await addPerson({ roleId: ROLE.staff }));
    expect((await staff.programme.overview({ userId: owner })).drafts).toEqual([]);
  });
});
