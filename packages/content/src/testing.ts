import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PNG } from 'pngjs';
import { onTestFinished } from 'vitest';

export async function siteFolder(files: Readonly<Record<string, unknown>>): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'aube-site-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  for (const [path, data] of Object.entries(files)) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), typeof data === 'string' ? data : JSON.stringify(data));
  }
  return dir;
}

const both = (text: string) => ({ fr: `${text} fr`, en: `${text} en` });

export const inventedScale = {
  id: 'invented-scale',
  version: 1,
  slots: ['severite-insomnie'],
  name: both('Invented scale'),
  title: both('Invented'),
  validated: true,
  licence: {
    kind: 'licensed',
    holder: 'Invented Press',
    terms: 'By contract.',
    notice: both('© Invented Press'),
  },
  answerSets: {
    degree: [0, 1, 2, 3].map((value) => ({ value, text: both(`degree ${value}`) })),
  },
  items: [
    { code: 'invented_1', type: 'choice', answers: 'degree', text: both('One') },
    { code: 'invented_2', type: 'choice', answers: 'degree', text: both('Two') },
    { code: 'invented_3', type: 'number', min: 0, max: 10, text: both('Three') },
  ],
  scores: [
    {
      id: 'invented',
      name: both('Invented'),
      items: ['invented_1', 'invented_2', 'invented_3'],
      reversed: ['invented_2'],
      range: [0, 16],
      higherIs: 'worse',
      changeThreshold: 3,
      bands: [
        { code: 'calm', from: 0, label: both('Calm'), summary: both('All is calm.') },
        { code: 'stormy', from: 8, label: both('Stormy'), summary: both('It is stormy.') },
      ],
    },
  ],
  examples: [
    { answers: { invented_1: 3, invented_2: 0, invented_3: 10 }, scores: { invented: 16 } },
  ],
};

export const inventedActivation = {
  instrument: 'invented-scale',
  reference: 'IP-2026-001',
  holder: 'Clinic',
  expiresOn: '2026-12-31',
};

/** PNG in base64: a box of `ink` in a transparent margin. */
export function drawnLogo(ink: readonly [number, number, number], width = 96, height = 40): string {
  const png = new PNG({ width, height });
  for (let y = 4; y < height - 4; y += 1) {
    for (let x = 4; x < width - 4; x += 1) png.data.set([...ink, 255], (y * width + x) * 4);
  }
  return PNG.sync.write(png).toString('base64');
}
