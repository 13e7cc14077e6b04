import { diaryWeeks, safetyFlags } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { addDays } from '../time/rules/local-date.ts';
import { first } from '../testing/world.ts';
import { calmAnswers, questionnaireWorld } from './testing/questionnaire-world.ts';

const world = await questionnaireWorld(await testDatabase());
const { db, addStarted, addPerson, callerOf } = world;
const calm = calmAnswers(world.questionnaires, 'S6');
const safe = Object.fromEntries(
  Object.entries(calmAnswers(world.questionnaires, 'S0')).filter(([code]) =>
    code.startsWith('safety_'),
  ),
);
const FIRST_DAY = '2026-01-04';
const WEEK_7 = new Date(`${addDays(FIRST_DAY, 44)}T17:00:00Z`);

/** Answers to the mood items of the PHQ-9; the last number is for the ninth item. */
const mood = (...points: number[]) =>
  Object.fromEntries(points.map((value, index) => [`phq9_${index + 1}`, value]));

async function addScheduled() {
  const userId = await addStarted(FIRST_DAY);
  await db
    .update(diaryWeeks)
    .set({
      anchor: 'wakeTime',
      anchorTime: 390,
      windowMinutes: 375,
      wideningMinutes: 0,
      chosenOn: addDays(FIRST_DAY, 8),
      chosenAt: WEEK_7,
    })
    .where(and(eq(diaryWeeks.userId, userId), eq(diaryWeeks.number, 2)));
  const caller = await callerOf(userId, { now: WEEK_7 });
  const weekNow = () => caller.diary.getWeek({ number: 7 });
  const openFlags = async () => {
    const flags = await caller.questionnaires.listFlags({});
    return flags.filter(({ clearedAt }) => clearedAt === null);
  };
  const staff = async () => callerOf(await addPerson({ roleId: ROLE.staff }), { now: WEEK_7 });
  const alerts = async () =>
    (await (await staff()).questionnaires.listAlerts({ userId })).map(({ kind }) => kind);
  return { userId, caller, weekNow, openFlags, staff, alerts };
}

describe('an answer of S6 suspends the schedule (D76)', () => {
  it.each<[string, object, string[], string[]]>([
    [
      'an accident graded serious',
      { adverse_effects: ['accident'], adverse_severity: 'serious' },
      ['fatigueAccident', 'seriousEffect'],
      ['fatigueAccident', 'adverseEffect'],
    ],
    [
      'an accident that is not troublesome',
      { adverse_effects: ['accident'], adverse_severity: 'none' },
      ['fatigueAccident'],
      ['fatigueAccident'],
    ],
    [
      'headaches graded serious',
      { adverse_effects: ['headache'], adverse_severity: 'serious' },
      ['seriousEffect'],
      ['adverseEffect'],
    ],
    ['a fall', { adverse_effects: ['fall'] }, ['fallRisk'], ['adverseEffect']],
    [
      'PHQ-9 of 26 with a ninth item of 2',
      mood(3, 3, 3, 3, 3, 3, 3, 3, 2),
      ['severeMood'],
      ['crisis', 'severeDepression'],
    ],
    ['a ninth item of 2 alone', mood(0, 0, 0, 0, 0, 0, 0, 0, 2), ['severeMood'], ['crisis']],
    ['PHQ-9 of 20', mood(3, 3, 3, 3, 3, 3, 2, 0, 0), ['severeMood'], ['severeDepression']],
  ])('%s', async (_, answers, flags, alerts) => {
    const person = await addScheduled();
    expect((await person.weekNow()).schedule).toMatchObject({ bedTime: 15, wakeTime: 390 });
    const input = { code: 'S6', answers: { ...calm, ...answers } } as const;
    const replies = [
      await person.caller.questionnaires.save(input),
      await person.caller.questionnaires.save(input),
    ];
    expect(replies.map(({ isSuspending }) => isSuspending)).toEqual([true, true]);
    expect((await person.openFlags()).map(({ code, lifter }) => [code, lifter])).toEqual(
      flags.map((code) => [code, 'staff']),
    );
    expect(await person.alerts()).toEqual(alerts);
    expect(await person.weekNow()).toMatchObject({
      schedule: null,
      availability: 'safety',
      suspendedWakeTime: 390,
    });
  });

  it.each<[string, object]>([
    ['PHQ-9 of 19', mood(3, 3, 3, 3, 3, 3, 1, 0, 0)],
    ['a ninth item of 1', mood(0, 0, 0, 0, 0, 0, 0, 0, 1)],
    [
      'an effect that is troublesome',
      { adverse_effects: ['headache'], adverse_severity: 'moderate' },
    ],
  ])('%s does not', async (_, answers) => {
    const person = await addScheduled();
    const input = { code: 'S6', answers: { ...calm, ...answers } } as const;
    expect((await person.caller.questionnaires.save(input)).isSuspending).toBe(false);
    expect((await person.weekNow()).schedule).toMatchObject({ bedTime: 15 });
  });

  it('a ninth item of 2 does so in a draft', async () => {
    const person = await addScheduled();
    const draft = { code: 'S6', submit: false, answers: { phq9_9: 2 } } as const;
    expect((await person.caller.questionnaires.save(draft)).isSuspending).toBe(true);
    await person.caller.questionnaires.save({ ...draft, answers: { phq9_9: 2, phq9_1: 0 } });
    expect(await person.openFlags()).toMatchObject([{ code: 'severeMood', version: 1 }]);
    expect((await person.weekNow()).schedule).toBeNull();
  });
});

describe('an adverse effect told in S6', () => {
  it.each([
    ['fr', ['fall', 'headache'], 'mild', 'Une chute, ou presque'],
    ['en', ['fall'], 'serious', 'Serious · A fall, or nearly'],
    ['en', ['headache'], 'serious', 'Serious'],
  ] as const)('is named to staff: %s, %j, %s', async (locale, effects, severity, said) => {
    const { userId, caller } = await addScheduled();
    const answers = { ...calm, adverse_effects: [...effects], adverse_severity: severity };
    await caller.questionnaires.save({ code: 'S6', answers });
    const staffId = await addPerson({ roleId: ROLE.staff });
    const staff = await callerOf(staffId, { now: WEEK_7, locale });
    expect(await staff.questionnaires.listAlerts({ userId })).toMatchObject([
      { kind: 'adverseEffect', details: { questionnaire: 'S6', said } },
    ]);
  });
});

it('a suspension hides the schedule of the present week only', async () => {
  const { caller } = await addScheduled();
  await caller.questionnaires.save({ code: 'S6', answers: { ...calm, adverse_effects: ['fall'] } });
  const weeks = await caller.diary.listWeeks({});
  expect(weeks.slice(1).map(({ schedule }) => schedule?.windowMinutes ?? null)).toEqual([
    ...Array.from({ length: 5 }, () => 375),
    null,
  ]);
  expect(weeks.at(-1)).toMatchObject({ suspension: 'safety', suspendedWakeTime: 390 });
});

describe('a fall (D76)', () => {
  it('that was told in S6 is not freed by its owner', async () => {
    const person = await addScheduled();
    await person.caller.questionnaires.save({
      code: 'S6',
      answers: { ...calm, adverse_effects: ['fall'] },
    });
    const report = { answers: { ...safe, safety_falls: 'no' } };
    expect(await person.caller.questionnaires.reportHealthChange(report)).toMatchObject({
      closed: [],
      kept: [{ code: 'fallRisk' }],
    });
    expect((await person.weekNow()).schedule).toBeNull();
    const staff = await person.staff();
    const flag = first((await person.openFlags())[0]);
    const clear = { flagId: flag.id, version: flag.version, reason: 'Vu au téléphone.' };
    await staff.questionnaires.clearFlag(clear);
    expect((await person.weekNow()).schedule).toMatchObject({ bedTime: 15 });
  });

  it('is freed by its owner after a safety question, and by staff after an event as well', async () => {
    const person = await addScheduled();
    const { reportHealthChange, save } = person.caller.questionnaires;
    const risk = { answers: { ...safe, safety_falls: 'yes' } };
    await reportHealthChange(risk);
    expect(await reportHealthChange({ answers: safe })).toMatchObject({
      closed: [{ code: 'fallRisk' }],
    });
    await reportHealthChange(risk);
    await save({ code: 'S6', answers: { ...calm, adverse_effects: ['fall'] } });
    await reportHealthChange(risk);
    expect(await reportHealthChange({ answers: safe })).toMatchObject({
      kept: [{ code: 'fallRisk' }],
    });
    const open = and(eq(safetyFlags.userId, person.userId), eq(safetyFlags.staffOnly, true));
    expect(await db.$count(safetyFlags, open)).toBe(1);
  });
});

it('leaving without an accident suspends nothing (D76)', async () => {
  const person = await addScheduled();
  const answers = { leaving_contact: 'no' };
  const reply = await person.caller.questionnaires.saveAbandonment({ answers });
  expect(reply.isSuspending).toBe(false);
});

it('an accident is told when leaving, and stays after the return (D76)', async () => {
  const person = await addScheduled();
  const answers = { leaving_reasons: ['accident'], leaving_contact: 'yes', leaving_words: '' };
  const { saveAbandonment } = person.caller.questionnaires;
  const replies = [
    await saveAbandonment({ answers, submit: false }),
    await saveAbandonment({ answers }),
    await saveAbandonment({ answers }),
  ];
  expect(replies.map(({ isSuspending }) => isSuspending)).toEqual([false, true, true]);
  expect(await person.openFlags()).toMatchObject([{ code: 'fatigueAccident', lifter: 'staff' }]);
  expect(await person.alerts()).toEqual(['fatigueAccident']);
});
