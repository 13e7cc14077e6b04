import { testDatabase } from '@aube/db/testing';
import { describe, expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { calmAnswers, questionnaireWorld } from './testing/questionnaire-world.ts';

const world = await questionnaireWorld(await testDatabase());
const { addPerson, as } = world;
const startsAt = new Date('2026-01-05T15:00:00Z');
const sixWeeksLater = new Date('2026-02-16T15:00:00Z');

const items = (prefix: string, values: number[]) =>
  Object.fromEntries(values.map((value, index) => [`${prefix}_${index + 1}`, value]));

/** The scores of these answers were computed by hand. */
const atStart = {
  ...calmAnswers(world.questionnaires, 'S0'),
  ...items('phq9', [2, 1, 3, 3, 0, 1, 2, 0, 0]), // 12
  ...items('gad7', [1, 1, 1, 0, 0, 2, 0]), // 5
  ...items('who5', [2, 2, 1, 0, 3]), // 8 × 4 = 32
  impression_overall: 1,
  impression_rested: 0,
  impression_calm: 2,
  impression_dread: 3, // reversed: 1
  impression_trust: 1, // 5
};
const atSixWeeks = {
  ...calmAnswers(world.questionnaires, 'S6'),
  ...items('phq9', [1, 1, 2, 2, 0, 0, 1, 0, 0]), // 7
  ...items('gad7', [1, 1, 1, 1, 1, 2, 1]), // 8
  ...items('who5', [3, 3, 2, 1, 3]), // 12 × 4 = 48
  impression_overall: 3,
  impression_rested: 2,
  impression_calm: 3,
  impression_dread: 1, // reversed: 3
  impression_trust: 2, // 13
};

describe('scores', () => {
  it('equal those worked out by hand, with their band and their change since S0', async () => {
    const person = await addPerson();
    const first = await (
      await as(person, { now: startsAt })
    ).save({ code: 'S0', answers: atStart });
    expect(first.scores).toEqual({ impression: 5, phq9: 12, gad7: 5, who5: 32 });
    expect(first.results.map(({ score, band, change }) => [score, band?.code, change])).toEqual([
      ['impression', 'low', null],
      ['phq9', 'moderate', null],
      ['gad7', 'mild', null],
      ['who5', 'low', null],
    ]);

    const caller = await as(person, { now: sixWeeksLater });
    const second = await caller.save({ code: 'S6', answers: atSixWeeks });
    expect(second.scores).toEqual({ impression: 13, phq9: 7, gad7: 8, who5: 48 });
    expect(second.results.map(({ score, band, change }) => [score, band?.code, change])).toEqual([
      ['impression', 'middle', { points: 8, verdict: null }],
      ['phq9', 'mild', { points: -5, verdict: 'better' }],
      ['gad7', 'mild', { points: 3, verdict: 'same' }],
      ['who5', 'low', { points: 16, verdict: 'better' }],
    ]);

    const staff = await as(await addPerson({ roleId: ROLE.staff }), { now: sixWeeksLater });
    expect(await staff.listScores({ userId: person })).toEqual([
      {
        id: first.id,
        code: 'S0',
        submittedAt: first.submittedAt,
        results: first.results,
        retired: null,
      },
      {
        id: second.id,
        code: 'S6',
        submittedAt: second.submittedAt,
        results: second.results,
        retired: null,
      },
    ]);
  });

  it('never stand without words for the person, in both languages', async () => {
    const person = await addPerson();
    await (await as(person)).save({ code: 'S0', answers: atStart });
    for (const locale of ['fr', 'en'] as const) {
      const caller = await as(person, { locale });
      const found = await caller.findAnswers({ code: 'S0' });
      for (const { band } of found!.results) expect(band!.summary).toMatch(/\.$/);
    }
  });

  it('say which of them come from own questions that are no validated test', async () => {
    const person = await addPerson();
    const { results } = await (await as(person)).save({ code: 'S0', answers: atStart });
    expect(results.filter(({ validated }) => !validated).map(({ score }) => score)).toEqual([
      'impression',
    ]);
  });
});

describe('answers', () => {
  it('given in French are the same in English', async () => {
    const person = await addPerson();
    const given = { ...atStart, history_words: 'Je me réveille à 3 h, « toujours ».' };
    await (await as(person, { locale: 'fr' })).save({ code: 'S0', answers: given });
    const read = await (await as(person, { locale: 'en' })).findAnswers({ code: 'S0' });
    expect(read?.answers).toEqual(given);
  });
});
