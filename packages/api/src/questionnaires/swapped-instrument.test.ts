import { contentFolder, type QuestionnaireLibrary } from '@aube/content';
import { loadQuestionnaires } from '@aube/content/build';
import { inventedActivation, inventedScale, siteFolder } from '@aube/content/testing';
import { answeredInstruments, questionnaireAnswers } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { refuseEditedInstruments } from './record/answered-instruments.ts';
import { calmAnswers, questionnaireWorld } from './testing/questionnaire-world.ts';

type Versioned = Record<string, unknown> & { version: number };

async function libraryWith(...versions: readonly Versioned[]) {
  const dir = await siteFolder({
    ...Object.fromEntries(
      versions.map((each) => [`instruments/invented-scale/${each.version}.json`, each]),
    ),
    'instruments/activations.json': [inventedActivation],
    'questionnaires/settings.json': { slots: { 'severite-insomnie': 'invented-scale' } },
  });
  return loadQuestionnaires(contentFolder, dir, '2026-01-05');
}

const connection = await testDatabase();

it('a licensed instrument is asked, scored and kept without a line of code', async () => {
  const library = await libraryWith(inventedScale);
  const world = await questionnaireWorld(connection, library);
  const person = await world.addPerson();
  const caller = await world.as(person);
  const definition = await caller.getDefinition({ code: 'S0' });
  expect(definition.groups.find(({ code }) => code === 'invented-scale')).toMatchObject({
    notice: '© Invented Press fr',
    items: [{ code: 'invented_1' }, { code: 'invented_2' }, { code: 'invented_3', max: 10 }],
  });

  const answers = {
    ...calmAnswers(library, 'S0'),
    invented_1: 2,
    invented_2: 1, // reversed: 2
    invented_3: 5,
  };
  const saved = await caller.save({ code: 'S0', answers });
  expect(saved.scores).toMatchObject({ invented: 9, phq9: 0 });
  expect(saved.results.find(({ score }) => score === 'invented')?.band?.code).toBe('stormy');
  const [row] = await connection.db
    .select()
    .from(questionnaireAnswers)
    .where(eq(questionnaireAnswers.userId, person));
  const { hash } = library.instruments.find(({ id }) => id === 'invented-scale')!;
  expect(row!.instruments).toContainEqual({ id: 'invented-scale', version: '1', hash });

  const { db } = connection;
  await expect(refuseEditedInstruments({ db, questionnaires: library })).resolves.toBeUndefined();
  const edited = await libraryWith({ ...inventedScale, title: { fr: 'Autre', en: 'Other' } });
  await expect(refuseEditedInstruments({ db, questionnaires: edited })).rejects.toThrow(
    'invented-scale version 1 was answered, then edited',
  );
  const renewed = await libraryWith({ ...inventedScale, version: 2 });
  await expect(refuseEditedInstruments({ db, questionnaires: renewed })).resolves.toBeUndefined();
  expect(await db.$count(answeredInstruments, eq(answeredInstruments.id, 'invented-scale'))).toBe(
    1,
  );
});

it('answers are read beside the questions that were asked, whatever is asked today', async () => {
  const first = await libraryWith(inventedScale);
  const world = await questionnaireWorld(await testDatabase(), first);
  const person = await world.addPerson();
  const caller = await world.as(person);
  await expect(caller.getAsked({ code: 'S0' })).rejects.toMatchObject({ appCode: 'NOT_FOUND' });
  await caller.save({ code: 'S0', answers: calmAnswers(first, 'S0') });
  const [asked, ...others] = inventedScale.items;
  const reworded = { ...asked, text: { fr: 'Nouveau', en: 'New' } };
  const { instruments } = await libraryWith({
    ...inventedScale,
    version: 2,
    items: [reworded, ...others],
  });
  const second = instruments.filter(({ id }) => id === 'invented-scale');
  const today = { ...first, instruments: [...first.instruments, ...second] };
  const later = await world.callerOf(person, { questionnaires: today, locale: 'en' });
  const { groups } = await later.questionnaires.getAsked({ code: 'S0' });
  expect(groups.map(({ code }) => code)).toContain('phq-9');
  expect(groups.find(({ code }) => code === 'invented-scale')).toMatchObject({
    version: 1,
    items: [{ text: 'One en' }, {}, {}],
  });
});

it('why somebody left is kept as it was answered, whatever is asked today', async () => {
  const shipped = await loadQuestionnaires(contentFolder);
  const world = await questionnaireWorld(await testDatabase(), shipped);
  const person = await world.addPerson();
  const answers = { leaving_reasons: ['noTime'], leaving_contact: 'no' };
  await (await world.as(person)).saveAbandonment({ answers });
  const questionnaires = new Map(shipped.questionnaires);
  const leaving = questionnaires.get('ABANDONMENT');
  if (!leaving) throw new Error('the site asks why people leave');
  questionnaires.set('ABANDONMENT', { ...leaving, instruments: [] });
  const today = { ...shipped, questionnaires };
  const later = (await world.callerOf(person, { questionnaires: today })).questionnaires;
  expect(await later.listAbandonments({})).toMatchObject([{ answers }]);
  const { groups } = await later.getAsked({ code: 'ABANDONMENT' });
  expect(groups.flatMap(({ items }) => items.map(({ code }) => code))).toContain('leaving_reasons');
  await expect(
    (await world.as(await world.addPerson())).getAsked({ code: 'ABANDONMENT' }),
  ).rejects.toMatchObject({ appCode: 'NOT_FOUND' });
});

it('a draft begun before the swap keeps what still fits', async () => {
  const before = await questionnaireWorld(await testDatabase(), await libraryWith(inventedScale));
  const person = await before.addPerson();
  const draft = { invented_1: 3, who5_1: 2 };
  await (await before.as(person)).save({ code: 'S0', submit: false, answers: draft });
  const shipped = await loadQuestionnaires(contentFolder);
  const after = await before.callerOf(person, { questionnaires: shipped });
  expect((await after.questionnaires.findAnswers({ code: 'S0' }))?.answers).toEqual({ who5_1: 2 });
});

it('scores outlive their instrument: what was computed when it was answered is still shown', async () => {
  const licensed = await libraryWith(inventedScale);
  const world = await questionnaireWorld(await testDatabase(), licensed);
  const person = await world.addPerson();
  const answers = { ...calmAnswers(licensed, 'S0'), invented_1: 2, invented_3: 5 };
  await (await world.as(person)).save({ code: 'S0', answers });
  const staff = await world.addPerson({ roleId: ROLE.staff });
  const scoresAt = async (questionnaires: QuestionnaireLibrary) => {
    const caller = (await world.callerOf(staff, { questionnaires })).questionnaires;
    const [scored] = await caller.listScores({ userId: person });
    return scored!;
  };
  const askedScores = await scoresAt(licensed);
  expect(askedScores).toMatchObject({ retired: null });
  expect(askedScores.results.find(({ score }) => score === 'invented')?.value).toBe(10);

  const kept = await loadQuestionnaires(
    contentFolder,
    await siteFolder({ 'instruments/invented-scale/1.json': inventedScale }),
    '2027-06-01',
  );
  expect(await scoresAt(kept)).toEqual(askedScores);

  const gone = await scoresAt(await loadQuestionnaires(contentFolder));
  expect(gone.results).toEqual(askedScores.results.filter(({ score }) => score !== 'invented'));
  expect(gone.retired).toEqual({
    instruments: ['invented-scale'],
    scores: [{ score: 'invented', value: 10 }],
  });
});

it('shows a change only between figures that are counted alike, by instruments that are here', async () => {
  const first = await libraryWith(inventedScale);
  const world = await questionnaireWorld(await testDatabase(), first);
  const person = await world.addPerson();
  const scored = { invented_1: 3, invented_2: 0, invented_3: 10 };
  const now = new Date('2026-01-05T15:00:00Z');
  const answers = { ...calmAnswers(first, 'S0'), ...scored };
  await (await world.as(person, { now })).save({ code: 'S0', answers });

  const inWeek7 = new Date('2026-02-17T15:00:00Z');
  const newer = { ...inventedScale, version: 2 };
  const both = await libraryWith(inventedScale, newer);
  const [one, two, three] = inventedScale.items;
  const longer = {
    ...newer,
    items: [one, two, { ...three, max: 20 }],
    scores: [{ ...inventedScale.scores[0], range: [0, 26] }],
  };
  const at = (questionnaires: QuestionnaireLibrary) => ({ now: inWeek7, questionnaires });
  const calmer = { ...calmAnswers(both, 'S6'), ...scored, invented_3: 1 };
  await (await world.as(person, at(both))).save({ code: 'S6', answers: calmer });
  const changeIn = async (library: QuestionnaireLibrary) => {
    const found = await (await world.as(person, at(library))).findAnswers({ code: 'S6' });
    return found?.results.find(({ score }) => score === 'invented')?.change;
  };
  expect(await changeIn(both)).toEqual({ points: -9, verdict: 'better' });
  expect(await changeIn(await libraryWith(newer))).toBeNull();
  expect(await changeIn(await libraryWith(inventedScale, longer))).toBeNull();
});
