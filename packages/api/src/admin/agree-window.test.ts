import { notifications } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { createWorld } from '../testing/world.ts';

const { as, db, addPerson, addStarted } = await createWorld(await testDatabase());
const staffId = await addPerson({ roleId: ROLE.staff });

/** Noon in Toronto on a day of a programme week. */
const at = (week: number, day = 1) =>
  new Date(Date.parse('2026-01-04T17:00:00Z') + ((week - 1) * 7 + day - 1) * 86_400_000);
const agreed = (windowMinutes: number, agreedOn = '2026-01-10') => ({
  windowMinutes,
  agreedOn,
  reason: 'Elle dort peu.',
});

async function choose(userId: number, week: number, day = 1) {
  const { diary } = await as(userId, { now: at(week, day) });
  const { id: weekId } = await diary.getWeek({ number: week });
  const { schedule } = await diary.chooseSchedule({ weekId, anchor: 'wakeTime', anchorTime: 390 });
  return schedule;
}

describe('a window agreed with the team', () => {
  it('is the start of the next choice, told as such, even without nights', async () => {
    const userId = await addStarted('2026-01-04');
    const staff = await as(staffId, { now: at(2) });
    await staff.admin.agreeWindow({ userId, ...agreed(300) });
    const schedule = await choose(userId, 2);
    expect(schedule).toMatchObject({ windowMinutes: 300, bedTime: 90 });
    expect(schedule?.explanation?.steps).toContainEqual({
      step: 'agreed',
      resultMinutes: 300,
      agreedOn: '2026-01-10',
    });
    const later = await choose(userId, 3);
    expect(later?.windowMinutes).toBe(300);
    expect(later?.explanation?.steps).toContainEqual({ step: 'inForce', resultMinutes: 300 });
  });

  it('changes no schedule that was chosen, and is replaced by a later one', async () => {
    const userId = await addStarted('2026-01-04');
    const staff = await as(staffId, { now: at(2) });
    await staff.admin.agreeWindow({ userId, ...agreed(420) });
    await choose(userId, 2);
    await staff.admin.agreeWindow({ userId, ...agreed(360) });
    await staff.admin.agreeWindow({ userId, ...agreed(345) });
    const { diary } = await as(userId, { now: at(2, 2) });
    expect((await diary.getWeek({ number: 2 })).schedule?.windowMinutes).toBe(420);
    expect((await choose(userId, 3))?.windowMinutes).toBe(345);
    const windows = await staff.admin.listAgreedWindows({ userId });
    expect(windows.map(({ windowMinutes, isStanding }) => [windowMinutes, isStanding])).toEqual([
      [345, true],
      [360, false],
      [420, false],
    ]);
  });

  it('can be withdrawn: the choice starts from the window in force, at least 5 h 30', async () => {
    const userId = await addStarted('2026-01-04');
    const staff = await as(staffId, { now: at(2) });
    await staff.admin.agreeWindow({ userId, ...agreed(300) });
    await choose(userId, 2);
    await staff.admin.withdrawWindow({ userId });
    const withdrawn = await staff.admin.withdrawWindow({ userId });
    expect(withdrawn).toMatchObject({ isStanding: false, withdrawnAt: at(2).toISOString() });
    expect((await choose(userId, 3))?.windowMinutes).toBe(330);
  });

  it('is told to the person once', async () => {
    const userId = await addStarted('2026-01-04');
    const staff = await as(staffId, { now: at(2) });
    const first = await staff.admin.agreeWindow({ userId, ...agreed(390) });
    expect((await staff.admin.agreeWindow({ userId, ...agreed(390) })).id).toBe(first.id);
    const told = await db.select().from(notifications).where(eq(notifications.userId, userId));
    expect(told.filter(({ kind }) => kind === 'windowAgreed')).toHaveLength(1);
  });

  it.each([
    [agreed(295), 'windowMinutes'],
    [agreed(302), 'windowMinutes'],
    [agreed(545), 'windowMinutes'],
  ])('refuses %j', async (input, field) => {
    const userId = await addStarted('2026-01-04');
    const staff = await as(staffId, { now: at(2) });
    await expect(staff.admin.agreeWindow({ userId, ...input })).rejects.toMatchObject({
      appCode: 'INVALID',
      issues: [{ path: [field] }],
    });
  });

  it('refuses a date after today', async () => {
    const userId = await addStarted('2026-01-04');
    const staff = await as(staffId, { now: at(2) });
    const tomorrow = staff.admin.agreeWindow({ userId, ...agreed(390, '2026-01-12') });
    await expect(tomorrow).rejects.toMatchObject({
      appCode: 'INVALID',
      issues: [{ path: ['agreedOn'], code: 'afterToday' }],
    });
  });
});
