import { notifications, safetyFlags } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { calmAnswers, questionnaireWorld } from './testing/questionnaire-world.ts';

const world = await questionnaireWorld(await testDatabase());
const { db, addPerson, as } = world;
const calm = calmAnswers(world.questionnaires, 'S0');
const raisedAt = new Date('2026-01-05T15:00:00Z');
const anHourLater = new Date('2026-01-05T16:00:00Z');
const clearing = (seen: { id: number; version: number } | undefined) => ({
  flagId: seen!.id,
  version: seen!.version,
});

describe('a safety flag', () => {
  it('is cleared with a reason; the last one notifies the person', async () => {
    const person = await addPerson();
    const answers = { ...calm, safety_epilepsy: 'yes', safety_pregnancy: 'yes' };
    await (await as(person)).save({ code: 'S0', answers });
    const staff = await as(await addPerson({ roleId: ROLE.staff }));
    const flags = await staff.listFlags({ userId: person });
    expect(flags.map(({ code }) => code)).toEqual(['epilepsy', 'pregnancy']);
    const logged = and(
      eq(notifications.userId, person),
      eq(notifications.kind, 'scheduleUnlocked'),
    );
    await expect(staff.clearFlag({ ...clearing(flags[0]), reason: '  ' })).rejects.toMatchObject({
      appCode: 'INVALID',
    });
    await staff.clearFlag({ ...clearing(flags[0]), reason: 'Stable depuis deux ans.' });
    expect(await db.$count(notifications, logged)).toBe(0);
    await staff.clearFlag({ ...clearing(flags[1]), reason: 'Avis de la sage-femme.' });
    await staff.clearFlag({ ...clearing(flags[1]), reason: 'Encore.' });
    expect(await db.$count(notifications, logged)).toBe(1);
    expect((await staff.listFlags({ userId: person }))[1]).toMatchObject({
      name: 'Grossesse',
      clearedBy: expect.stringContaining('Camille'),
      clearedReason: 'Avis de la sage-femme.',
    });
  });

  it('that was raised again since is cleared once the new answer was seen', async () => {
    const person = await world.addStarted('2025-11-20');
    const flag = { userId: person, code: 'fallRisk', source: 'S0', raisedAt };
    await db.insert(safetyFlags).values(flag);
    const staff = await as(await addPerson({ roleId: ROLE.staff }));
    const [seen] = await staff.listFlags({ userId: person });
    expect(seen).toMatchObject({ version: 1, raisedAgainAt: null, raisedAgainBy: null });
    const now = anHourLater;
    const answers = { ...calmAnswers(world.questionnaires, 'S6'), adverse_effects: ['fall'] };
    await (await as(person, { now })).save({ code: 'S6', answers });
    const clear = { ...clearing(seen), reason: 'Vu.' };
    const [fresh, ...others] = await staff.listFlags({ userId: person });
    expect(others).toEqual([]);
    expect(fresh).toEqual({
      ...seen,
      lifter: 'staff',
      version: 2,
      raisedAgainAt: now.toISOString(),
      raisedAgainBy: 'S6',
    });
    await expect(staff.clearFlag(clear)).rejects.toMatchObject({
      appCode: 'VERSION_CONFLICT',
      details: { current: fresh },
    });
    expect(await staff.listFlags({ userId: person })).toEqual([fresh]);
    expect(await staff.clearFlag({ ...clear, ...clearing(fresh) })).toMatchObject({
      clearedReason: 'Vu.',
    });
  });

  it('is not one’s own to clear, nor another establishment’s', async () => {
    const person = await addPerson();
    const caller = await as(person);
    await caller.save({ code: 'S0', answers: { ...calm, safety_work: 'yes' } });
    const [flag] = await caller.listFlags({});
    const clear = { ...clearing(flag), reason: 'Je vais bien.' };
    await expect(caller.clearFlag(clear)).rejects.toMatchObject({ appCode: 'FORBIDDEN' });
    const establishmentId = await world.addEstablishment();
    const other = await as(await addPerson({ roleId: ROLE.staff, establishmentId }));
    await expect(other.clearFlag(clear)).rejects.toMatchObject({ appCode: 'NOT_FOUND' });
    await expect(other.clearFlag({ ...clear, flagId: 999_999 })).rejects.toMatchObject({
      appCode: 'NOT_FOUND',
    });
  });
});
