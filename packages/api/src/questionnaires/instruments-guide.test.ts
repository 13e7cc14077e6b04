import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolder } from '@aube/content';
import { loadQuestionnaires } from '@aube/content/build';
import { siteFolder } from '@aube/content/testing';
import { testDatabase } from '@aube/db/testing';
import { expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { refuseEditedInstruments } from './record/answered-instruments.ts';
import { calmAnswers, questionnaireWorld } from './testing/questionnaire-world.ts';

const guide = await readFile(join(contentFolder, '../../docs/instruments.md'), 'utf8');

const [adding, ending] = guide.split('\n## When the licence ends\n') as [string, string];

function filesOf(steps: string): Record<string, unknown> {
  const files = steps.matchAll(/^`([\w/.-]+\.json)`\n\n```json\n([\s\S]*?)\n```/gm);
  return Object.fromEntries([...files].map(([, path, json]) => [path, JSON.parse(json ?? '')]));
}

it('following docs/instruments.md to the letter works, from the licence to its end', async () => {
  const files = filesOf(adding);
  expect(Object.keys(files)).toEqual([
    'instruments/evening-worry/1.json',
    'instruments/activations.json',
    'questionnaires/settings.json',
  ]);
  const asking = await loadQuestionnaires(contentFolder, await siteFolder(files), '2026-06-01');
  const world = await questionnaireWorld(await testDatabase(), asking);
  const person = await world.addPerson();
  const caller = await world.as(person, { locale: 'en' });
  const answers = { ...calmAnswers(asking, 'S0'), evening_1: 2, evening_2: 1 };
  const saved = await caller.save({ code: 'S0', answers });
  expect(saved.results.find(({ score }) => score === 'evening')).toMatchObject({
    value: 3,
    band: { summary: 'Worries take up room in the evening. Module 4 is about them.' },
  });

  const afterTheEnd = '2028-01-01';
  const expired = await siteFolder(files);
  await expect(loadQuestionnaires(contentFolder, expired, afterTheEnd)).rejects.toThrow(
    'its licence EP-2026-0042 ended on 2027-12-31',
  );
  const changed = filesOf(ending);
  expect(Object.keys(changed)).toEqual([
    'questionnaires/settings.json',
    'instruments/activations.json',
  ]);
  const staff = await world.addPerson({ roleId: ROLE.staff });
  const readAfter = async (site: Record<string, unknown>) => {
    const dir = await siteFolder(site);
    const questionnaires = await loadQuestionnaires(contentFolder, dir, afterTheEnd);
    await refuseEditedInstruments({ db: world.db, questionnaires });
    const asked = questionnaires.questionnaires.get('S0')?.instruments.map(({ id }) => id);
    expect(asked).not.toContain('evening-worry');
    const reader = (await world.callerOf(staff, { questionnaires, locale: 'en' })).questionnaires;
    return (await reader.listScores({ userId: person }))[0]!;
  };
  const kept = await readAfter({ ...files, ...changed });
  expect(kept).toMatchObject({ results: saved.results, retired: null });

  const { 'instruments/evening-worry/1.json': taken, ...rest } = { ...files, ...changed };
  expect(taken).toBeDefined();
  expect((await readAfter(rest)).retired).toEqual({
    instruments: ['evening-worry'],
    scores: [{ score: 'evening', value: 3 }],
  });
});

it('the guide names every slot and every instrument that ships', async () => {
  const { settings, instruments } = await loadQuestionnaires(contentFolder);
  for (const name of [...Object.keys(settings.slots), ...instruments.map(({ id }) => id)]) {
    expect(guide).toContain(`\`${name}\``);
  }
});
