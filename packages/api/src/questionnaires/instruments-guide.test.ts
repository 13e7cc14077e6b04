import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolder, loadQuestionnaires } from '@aube/content';
import { siteFolder } from '@aube/content/testing';
import { testDatabase } from '@aube/db/testing';
import { expect, it } from 'vitest';
import { calmAnswers, questionnaireWorld } from './testing/questionnaire-world.ts';

const guide = await readFile(join(contentFolder, '../../docs/instruments.md'), 'utf8');

/** The files that the guide tells a site to write: a name on a line of its own, then its JSON. */
function filesOfGuide(): Record<string, unknown> {
  const steps = guide.matchAll(/^`([\w/.-]+\.json)`\n\n```json\n([\s\S]*?)\n```/gm);
  return Object.fromEntries([...steps].map(([, path, json]) => [path, JSON.parse(json ?? '')]));
}

it('following docs/instruments.md to the letter works', async () => {
  const files = filesOfGuide();
  expect(Object.keys(files)).toEqual([
    'instruments/evening-worry/1.json',
    'instruments/activations.json',
    'questionnaires/settings.json',
  ]);
  const dir = await siteFolder(files);
  const library = await loadQuestionnaires(contentFolder, dir, '2026-06-01');
  const world = await questionnaireWorld(await testDatabase(), library);
  const caller = await world.as(await world.addPerson(), { locale: 'en' });
  const answers = { ...calmAnswers(library, 'S0'), evening_1: 2, evening_2: 1 };
  const saved = await caller.save({ code: 'S0', answers });
  expect(saved.results.find(({ score }) => score === 'evening')).toMatchObject({
    value: 3,
    band: { summary: 'Worries take up room in the evening. Module 4 is about them.' },
  });
});

it('the guide names every slot and every instrument that ships', async () => {
  const { settings, instruments } = await loadQuestionnaires(contentFolder);
  for (const name of [...Object.keys(settings.slots), ...instruments.map(({ id }) => id)]) {
    expect(guide).toContain(`\`${name}\``);
  }
});
