import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Locale } from '../locale.ts';

export type SampleFiles = Readonly<Record<string, string | null>>;

const chapter = (locale: Locale, name: string): string =>
  [
    '---',
    `title: ${name} ${locale}`,
    `summary: ${locale === 'fr' ? 'En une ligne' : 'In one line'}`,
    '---',
    '',
    '## One',
    '',
    'A paragraph with {% $rules.minimumWindow %} and a source.{% ref id="source-one" /%}',
    '',
    '{% advice %}',
    'Read slowly.',
    '{% /advice %}',
    '',
    '## Two',
    '',
    '{% exercise id="note" %}',
    'Think of last night.',
    '{% answer id="when" label="When" kind="choice" choices="Before|After" /%}',
    '{% answer id="what" label="What" kind="long" /%}',
    '{% /exercise %}',
    '',
    '{% summary %}',
    '- First',
    '- Second',
    '- Third',
    '{% /summary %}',
    '',
    '{% quiz id="recap" %}',
    ...['q1', 'q2', 'q3'].flatMap((id) => [
      `{% question id="${id}" text="Which one" %}`,
      '{% option %}This one{% /option %}',
      '{% option correct=true %}That one{% /option %}',
      '{% why %}Because.{% /why %}',
      '{% /question %}',
    ]),
    '{% /quiz %}',
    '',
  ].join('\n');

const both = (text: string) => ({ fr: `${text} fr`, en: `${text} en` });

const moduleFiles = (number: number): SampleFiles => {
  const ids = [`first-${number}`, `second-${number}`];
  const names = {
    number,
    id: `module-${number}`,
    title: both('Module'),
    summary: both('All of it'),
    chapters: ids,
  };
  const folder = `course/module-${number}`;
  return {
    [`${folder}/module.json`]: JSON.stringify(names),
    ...Object.fromEntries(
      ids.flatMap((id) => [
        [`${folder}/${id}.fr.md`, chapter('fr', id)],
        [`${folder}/${id}.en.md`, chapter('en', id)],
      ]),
    ),
  };
};

const references = [
  {
    id: 'source-one',
    fact: both('A fact'),
    authors: 'Someone A',
    year: 1999,
    title: 'A work',
    publication: 'A journal',
  },
];

export const sampleCourse: SampleFiles = {
  'course/references.json': JSON.stringify(references),
  ...Object.assign({}, ...[1, 2, 3, 4, 5, 6].map(moduleFiles)),
};

export async function writeFiles(folder: string, files: SampleFiles): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    if (text === null) {
      await rm(file, { force: true });
    } else {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
  }
}
