import { auditLog, notifications, safetyFlags } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { first, MORNING } from '../testing/world.ts';
import { calmAnswers, questionnaireWorld } from './testing/questionnaire-world.ts';
import { auditTrail } from '../testing/audit-trail.ts';

const world = await questionnaireWorld(await testDatabase());
const { db, addPerson, addStarted, as } = world;
const two = [
  await as(await addPerson({ roleId: ROLE.staff })),
  await as(await addPerson({ roleId: ROLE.staff })),
] as const;
const rounds = Array.from({ length: 8 }, (_, index) => index);

async function flagged(codes: string[]) {
  const userId = await addStarted('2025-11-20');
  const rows = codes.map((code) => ({ userId, code, source: 'S0', raisedAt: MORNING }));
  const flags = await db
    .insert(safetyFlags)
    .values(rows)
    .returning({ flagId: safetyFlags.id, version: safetyFlags.version });
  return { userId, flags };
}

const noticesOf = (userId: number) =>
  db.$count(
    notifications,
    and(eq(notifications.userId, userId), eq(notifications.kind, 'scheduleUnlocked')),
  );

const auditRowsOf = (userId: number) => auditTrail(db, eq(auditLog.subjectUserId, userId));

describe('clearing flags at the same time', () => {
  it.each(rounds)('two of one person: the last one says that none is left, %i', async () => {
    const { userId, flags } = await flagged(['epilepsy', 'pregnancy']);
    await Promise.all(
      two.map((staff, index) => staff.clearFlag({ ...first(flags[index]), reason: 'Vu.' })),
    );
    expect(await noticesOf(userId)).toBe(1);
    expect(await auditRowsOf(userId)).toHaveLength(2);
  });

  it.each(rounds)('the same one: once, and both read who did, %i', async () => {
    const { userId, flags } = await flagged(['epilepsy']);
    const replies = await Promise.all(
      two.map((staff, index) => staff.clearFlag({ ...first(flags[0]), reason: `Vu ${index}.` })),
    );
    expect(replies[0]).toEqual(replies[1]);
    expect(first(replies[0]).clearedBy).toMatch(/^Camille /);
    expect(await noticesOf(userId)).toBe(1);
    const logged = await auditRowsOf(userId);
    expect(logged.map(({ after }) => after === null)).toEqual([false, true]);
  });

  it.each(rounds)(
    'and an answer that raises one again: it is open afterwards in either order, %i',
    async () => {
      const { userId, flags } = await flagged(['fallRisk']);
      const answers = { ...calmAnswers(world.questionnaires, 'S6'), adverse_effects: ['fall'] };
      const [cleared] = await Promise.allSettled([
        two[0].clearFlag({ ...first(flags[0]), reason: 'Vu.' }),
        (await as(userId)).save({ code: 'S6', answers }),
      ]);
      const logged = (await auditRowsOf(userId)).map(({ action }) => action);
      // When the answer is saved first, `clearFlag` is refused, because staff have not seen this
      // answer.
      expect(logged).toEqual(
        cleared.status === 'fulfilled'
          ? ['questionnaires.clearFlag', 'questionnaires.save']
          : ['questionnaires.save', 'questionnaires.clearFlag'],
      );
      const isOpen = and(eq(safetyFlags.userId, userId), isNull(safetyFlags.clearedAt));
      expect(await db.$count(safetyFlags, isOpen)).toBe(1);
    },
  );
});
