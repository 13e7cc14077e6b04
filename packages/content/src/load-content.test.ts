import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeBuiltContent } from './built-content.ts';
import { contentFolder } from './content-folder.ts';
import { writeFiles } from './course/sample-course.ts';
import { loadContent } from './load-content.ts';

let site: string;

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'aube-content-'));
});
afterAll(() => rm(site, { recursive: true }));

it('gives the course, the pages and the questionnaires that ship', async () => {
  const { course, pages, questionnaires } = await loadContent(contentFolder);
  expect(course.modules).toHaveLength(6);
  expect(pages.pages.has('about')).toBe(true);
  expect(questionnaires.questionnaires.has('S0')).toBe(true);
});

it('lists the faults of every part at once, each with its file', async () => {
  await writeFiles(site, {
    'course/module-2/module.json': '{',
    'pages/about.fr.md': 'x',
    'questionnaires/settings.json': '{',
  });
  const loading = loadContent(contentFolder, site);
  for (const file of [
    'course/module-2/module.json',
    'pages/about.fr.md',
    'questionnaires/settings.json',
  ]) {
    await expect(loading).rejects.toThrow(join(site, file));
  }
});

it('gives the same from what the build kept, with the folder where it lies now', async () => {
  const copy = await mkdtemp(join(tmpdir(), 'aube-content-'));
  try {
    await cp(contentFolder, copy, {
      recursive: true,
      filter: (path) => !/\/(?:src|node_modules)$/.test(path),
    });
    const read = await loadContent(copy);
    await writeBuiltContent(copy, read);
    await rm(join(copy, 'pages/about.fr.md'));
    await rm(join(copy, 'instruments'), { recursive: true });
    const kept = await loadContent(copy);
    expect(kept).toEqual(read);
    // Each questionnaire must use the same objects as the list of instruments.
    const { questionnaires, instruments } = kept.questionnaires;
    const asked = [...questionnaires.values()].flatMap((each) => each.instruments);
    expect(asked.filter((instrument) => !instruments.includes(instrument))).toEqual([]);
    await expect(loadContent(copy, site)).rejects.toThrow('pages/about.fr.md');
  } finally {
    await rm(copy, { recursive: true });
  }
});
