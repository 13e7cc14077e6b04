import { healthChanges, safetyFlags, staffAlerts } from '@aube/db/schema';
import { contentFolder } from '@aube/content';
import { loadQuestionnaires } from '@aube/content/build';
import { testDatabase } from '@aube/db/testing';
import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { MORNING } from '../testing/world.ts';
import { calmAnswers, questionnaireWorld } from './testing/questionnaire-world.ts';

const library = await loadQuestionnaires(contentFolder);
const world = await questionnaireWorld(await testDatabase(), library);
const { db, addPerson, addStarted, as } = world;
const calm = calmAnswers(library, 'S0');
const isSafety = ([code]: [string, unknown]) => code.startsWith('safety_');
const safe = Object.fromEntries(Object.entries(calm).filter(isSafety));

/** Items that the third version of the safety questions added. */
const NEW = ['safety_breathing', 'safety_sleep_attacks', 'safety_alcohol', 'safety_stopping'];

const openOf = async (userId: number) => {
  const open = and(eq(safetyFlags.userId, userId), isNull(safetyFlags.clearedAt));
  const rows = await db.select({ code: safetyFlags.code }).from(safetyFlags).where(open);
  return rows.map(({ code }) => code).toSorted();
};
const alertsOf = (userId: number) =>
  db.select().from(staffAlerts).where(eq(staffAlerts.userId, userId));

async function addAnswered(said: Record<string, string>): Promise<number> {
  const userId = await addPerson();
  await (await as(userId)).save({ code: 'S0', answers: { ...calm, ...said } });
  return userId;
}

describe('the questions of « Ma santé a changé »', () => {
  it('are those of S0’s safety page, with what was answered last', async () => {
    const userId = await addAnswered({ safety_pregnancy: 'yes' });
    const caller = await as(userId);
    const asked = await caller.getHealthQuestions();
    expect(asked.definition.groups.map(({ code }) => code)).toEqual(['safety']);
    expect(asked.answers).toEqual({ ...safe, safety_pregnancy: 'yes' });
    await caller.reportHealthChange({ answers: { ...safe, safety_legs: 'yes' } });
    expect((await caller.getHealthQuestions()).answers).toMatchObject({ safety_legs: 'yes' });
  });

  it('propose what an earlier version asked in the same words, and leave the new ones open', async () => {
    const userId = await addPerson();
    const caller = await as(userId);
    const same = Object.fromEntries(Object.entries(safe).filter(([code]) => !NEW.includes(code)));
    const earlier = { ...same, safety_apnoea: 'yes', safety_legs: 'yes' };
    const answeredAt = new Date(MORNING.getTime() - 86_400_000);
    await db.insert(healthChanges).values({
      userId,
      answers: earlier,
      instruments: [],
      locale: 'fr',
      answeredAt,
      openedFlags: [],
      closedFlags: [],
    });
    expect((await caller.getHealthQuestions()).answers).toEqual({ ...same, safety_legs: 'yes' });
  });

  it('free the apnoea of an earlier version by its signs', async () => {
    const userId = await addAnswered({});
    const raisedAt = new Date(MORNING.getTime() - 86_400_000);
    const raised = { userId, code: 'untreatedApnoea', source: 'S0', raisedAt };
    await db.insert(safetyFlags).values(raised);
    const caller = await as(userId);
    await caller.reportHealthChange({ answers: { ...safe, safety_breathing: 'unsure' } });
    expect(await openOf(userId)).toEqual(['untreatedApnoea']);
    await caller.reportHealthChange({ answers: safe });
    expect(await openOf(userId)).toEqual([]);
  });

  it.each([
    ['safety_sleep_attacks', 'sleepAttacks'],
    ['safety_alcohol', 'nightlyAlcohol'],
    ['safety_stopping', 'stoppingSedative'],
  ])('lock and free by their owner: %s', async (item, flag) => {
    const userId = await addAnswered({ [item]: 'yes' });
    expect(await openOf(userId)).toEqual([flag]);
    await (await as(userId)).reportHealthChange({ answers: safe });
    expect(await openOf(userId)).toEqual([]);
  });

  it('are blank for what was not asked then', async () => {
    const userId = await addStarted('2026-01-04');
    const asked = await (await as(userId)).getHealthQuestions();
    expect(asked.answers).toEqual({});
  });
});

describe('a change of health', () => {
  it('locks the schedule at once, and staff see it', async () => {
    const userId = await addAnswered({});
    const caller = await as(userId);
    const said = await caller.reportHealthChange({ answers: { ...safe, safety_epilepsy: 'yes' } });
    expect(said.open).toMatchObject([{ code: 'epilepsy', name: 'Épilepsie' }]);
    expect(await openOf(userId)).toEqual(['epilepsy']);
    expect(await alertsOf(userId)).toMatchObject([
      { kind: 'healthChanged', details: { opened: 'epilepsy', closed: '' } },
    ]);
    const [flag] = await caller.listFlags({});
    expect(flag).toMatchObject({ source: 'health', advice: expect.stringContaining('épilepsie') });
  });

  it('that is sent twice is one, and is answered alike', async () => {
    const userId = await addAnswered({ safety_pregnancy: 'yes' });
    const caller = await as(userId);
    const answers = { ...safe, safety_epilepsy: 'yes' };
    const once = await caller.reportHealthChange({ answers });
    const [flag] = await db.select().from(safetyFlags).where(eq(safetyFlags.code, 'epilepsy'));
    expect(await caller.reportHealthChange({ answers })).toEqual(once);
    expect(await db.$count(healthChanges, eq(healthChanges.userId, userId))).toBe(1);
    const [after] = await db.select().from(safetyFlags).where(eq(safetyFlags.code, 'epilepsy'));
    expect(after).toEqual(flag);
    const later = await as(userId, { now: new Date(MORNING.getTime() + 10 * 60_000) });
    await later.reportHealthChange({ answers });
    expect(await db.$count(healthChanges, eq(healthChanges.userId, userId))).toBe(2);
  });

  it('frees what is over, and staff see it', async () => {
    const userId = await addAnswered({ safety_pregnancy: 'yes', safety_shifts: 'yes' });
    const caller = await as(userId);
    const said = await caller.reportHealthChange({ answers: { ...safe, safety_shifts: 'yes' } });
    expect(said).toMatchObject({
      open: [{ code: 'shiftWork' }],
      closed: [{ code: 'pregnancy' }],
      kept: [],
    });
    expect(await openOf(userId)).toEqual(['shiftWork']);
    const flags = await caller.listFlags({});
    const pregnancy = flags.find(({ code }) => code === 'pregnancy');
    expect(pregnancy).toMatchObject({ clearedHow: 'person', clearedReason: null });
    expect(await alertsOf(userId)).toMatchObject([
      { kind: 'healthChanged', details: { opened: '', closed: 'pregnancy' } },
    ]);
  });

  it.each([
    ['bipolarDisorder', 'safety_bipolar'],
    ['psychosis', 'safety_psychosis'],
    ['epilepsy', 'safety_epilepsy'],
  ])('frees nothing that only staff lift: %s (D76)', async (code, item) => {
    const userId = await addAnswered({ [item]: 'yes' });
    const said = await (await as(userId)).reportHealthChange({ answers: safe });
    expect(said).toMatchObject({
      open: [{ code }],
      kept: [{ code }],
    });
    expect(await openOf(userId)).toEqual([code]);
    expect(await alertsOf(userId)).toEqual([]);
  });

  it('leaves sleepiness at the wheel as it is', async () => {
    const userId = await addAnswered({});
    const raised = { userId, code: 'sleepyAtWheel', source: 'diary', raisedAt: new Date() };
    await db.insert(safetyFlags).values(raised);
    await (await as(userId)).reportHealthChange({ answers: safe });
    expect(await openOf(userId)).toEqual(['sleepyAtWheel']);
  });

  it('makes the alert that waits newer', async () => {
    const userId = await addAnswered({});
    const caller = await as(userId);
    await caller.reportHealthChange({ answers: { ...safe, safety_pregnancy: 'yes' } });
    await caller.reportHealthChange({ answers: safe });
    expect(await alertsOf(userId)).toMatchObject([
      { version: 2, details: { opened: '', closed: '' } },
    ]);
    expect(await db.$count(healthChanges, eq(healthChanges.userId, userId))).toBe(2);
  });

  it('keeps what the alert that waits already says, but for what it takes back', async () => {
    const userId = await addAnswered({ safety_pregnancy: 'yes' });
    const caller = await as(userId);
    await caller.reportHealthChange({ answers: safe });
    await caller.reportHealthChange({ answers: { ...safe, safety_shifts: 'yes' } });
    expect(await alertsOf(userId)).toMatchObject([
      { version: 2, details: { opened: 'shiftWork', closed: 'pregnancy' } },
    ]);
    await caller.reportHealthChange({ answers: safe });
    expect(await alertsOf(userId)).toMatchObject([
      { version: 3, details: { opened: '', closed: 'pregnancy' } },
    ]);
  });

  it('is refused as long as a question is open, and changes nothing', async () => {
    const userId = await addAnswered({});
    const { safety_age: _left, ...most } = safe;
    const caller = await as(userId);
    await expect(caller.reportHealthChange({ answers: most })).rejects.toMatchObject({
      appCode: 'INVALID',
      issues: [{ path: ['answers', 'safety_age'], code: 'required' }],
    });
    expect(await db.$count(healthChanges, eq(healthChanges.userId, userId))).toBe(0);
  });
});

describe('severe depressive symptoms', () => {
  const mood = (points: readonly number[]) =>
    Object.fromEntries(points.map((value, index) => [`phq9_${index + 1}`, value]));
  it.each([
    [19, [3, 3, 3, 3, 3, 3, 1, 0, 0], []],
    [20, [3, 3, 3, 3, 3, 3, 2, 0, 0], ['severeDepression']],
    [27, [3, 3, 3, 3, 3, 3, 3, 3, 3], ['crisis', 'severeDepression']],
  ])('at %i', async (value, points, kinds) => {
    const userId = await addPerson();
    const caller = await as(userId);
    await caller.save({ code: 'S0', answers: { ...calm, ...mood(points) } });
    const alerts = await alertsOf(userId);
    expect(alerts.map(({ kind }) => kind).toSorted()).toEqual(kinds);
    const severe = alerts.find(({ kind }) => kind === 'severeDepression');
    expect(severe?.details ?? null).toEqual(
      kinds.length > 0 ? { questionnaire: 'S0', score: 'phq9', answer: String(value) } : null,
    );
  });

  it('alert nobody in a draft', async () => {
    const userId = await addPerson();
    const answers = mood([3, 3, 3, 3, 3, 3, 3, 3, 0]);
    await (await as(userId)).save({ code: 'S0', submit: false, answers });
    expect(await alertsOf(userId)).toEqual([]);
  });
});

it('the self-screening says what each flag advises, whatever the result', async () => {
  const guest = await as(null);
  const answers = {
    ...calmAnswers(library, 'PS'),
    safety_epilepsy: 'yes',
    safety_legs: 'yes',
    safety_postpartum: 'yes',
    safety_sedatives: 'yes',
  };
  const saved = await guest.saveScreening({ answers });
  expect(saved.result?.code).toBe('noDifficulty');
  expect(saved.advice.map(({ code, text }) => [code, text.length > 40])).toEqual([
    ['epilepsy', true],
    ['restlessLegs', true],
    ['postPartum', true],
    ['sedatives', true],
  ]);
});
