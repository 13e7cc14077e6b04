import { abandonmentAnswers, diaryWeeks, questionnaireAnswers, staffAlerts } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { operatorFile } from '../testing/prepared-file.ts';
import { NIGHT } from '../testing/night.ts';
import { createWorld, MORNING } from '../testing/world.ts';

const world = await createWorld(await testDatabase());
const { db, addPerson, addStarted, as } = world;

it('files count the nights of an erased person, unless they say who people are', async () => {
  const admin = await addPerson({ roleId: ROLE.administrator });
  const userId = await addStarted('2026-01-01');
  await (await as(userId)).diary.saveDay({ day: { date: '2026-01-05' }, night: NIGHT });
  const caller = await as(admin);
  const count = async () => ({
    nights: (await caller.exports.preview({ dataset: 'nights' })).total,
    people: (await caller.exports.preview({ dataset: 'participants' })).total,
    file: (await caller.exports.prepare({ file: 'nuits.csv' })).rows,
  });
  const named = async () =>
    (await caller.exports.prepare({ file: 'nuits.csv', withIdentity: true, reason: 'Recherche' }))
      .rows;
  const before = await count();
  expect(before.nights).toBe(await named());
  expect(before.nights).toBeGreaterThan(0);
  await caller.rights.eraseUser({ userId, reason: 'request' });
  expect(await count()).toEqual(before);
  expect(await named()).toBe(0);
});

it('no file has what an erased person answered, why they left, or the alerts about them', async () => {
  const admin = await addPerson({ roleId: ROLE.administrator });
  const userId = await addStarted('2026-01-01');
  await db
    .update(questionnaireAnswers)
    .set({ answers: { phq9_1: '1' } })
    .where(eq(questionnaireAnswers.userId, userId));
  await db.insert(staffAlerts).values({
    userId,
    kind: 'crisis',
    details: { questionnaire: 'S0', item: 'phq9_9', answer: '1' },
    raisedAt: MORNING,
  });
  await db.insert(abandonmentAnswers).values({
    userId,
    answers: { leaving_reasons: ['noTime'] },
    instruments: [],
    locale: 'fr',
    createdAt: MORNING,
    updatedAt: MORNING,
    submittedAt: MORNING,
  });
  const caller = await as(admin);
  const count = async () => ({
    submissions: (await caller.exports.preview({ dataset: 'submissions' })).total,
    abandonments: (await caller.exports.preview({ dataset: 'abandonments' })).total,
    alerts: (await caller.exports.preview({ dataset: 'alerts' })).total,
  });
  const before = await count();
  for (const rows of Object.values(before)) expect(rows).toBeGreaterThan(0);
  await caller.rights.eraseUser({ userId, reason: 'request' });
  const { submissions, abandonments, alerts } = await count();
  expect(submissions).toBe(before.submissions - 1);
  expect(abandonments).toBe(before.abandonments - 1);
  expect(alerts).toBe(before.alerts - 1);
});

const ANSWERED = /,true|un_peu|bien|noter_nuits|acquis/;

it('no file has what an erased person answered to the questions of a week', async () => {
  const admin = await addPerson({ roleId: ROLE.administrator });
  const userId = await addStarted('2026-01-01');
  await db
    .update(diaryWeeks)
    .set({
      sleepyAtWheel: true,
      hasUnusualEnergy: true,
      hasShiftWork: true,
      daySleepiness: 'little',
      dayCourse: 'well',
      intention: 'noteNights',
      trialOutcome: 'acquired',
    })
    .where(and(eq(diaryWeeks.userId, userId), eq(diaryWeeks.number, 1)));
  const sleepy = async () => {
    const { bytes } = await operatorFile(world, { file: 'semaines.csv' });
    const chunks: Uint8Array[] = [];
    for await (const chunk of bytes) chunks.push(chunk);
    const lines = Buffer.concat(chunks).toString('utf8').split('\r\n');
    return { weeks: lines.length, yes: lines.filter((line) => ANSWERED.test(line)).length };
  };
  const before = await sleepy();
  expect(before.yes).toBe(1);
  await (await as(admin)).rights.eraseUser({ userId, reason: 'request' });
  expect(await sleepy()).toEqual({ weeks: before.weeks, yes: 0 });
});
