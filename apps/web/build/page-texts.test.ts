import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { catalogueCode, messagesOf } from './catalogue-code.ts';
import { pageTexts } from './page-texts.ts';

const say = (id: string) => `console.log({ id: '${id}' });`;
const sources = {
  'main.tsx': `${say('main11')} export const load = () => [
    import('./main.tsx?texts=fr'), import('./page.tsx?texts=fr'), import('./page.tsx'),
  ];`,
  'page.tsx': `import './shared.ts'; ${say('page-1')} ${say('main11')} export const load = () => [
    import('./later.tsx'), import('./own.tsx?texts=fr'), import('./own.tsx'),
  ];`,
  'shared.ts': say('shared'),
  'later.tsx': say('later1'),
  'own.tsx': say('_own-1'),
};

const compiled = {
  name: 'compiled',
  transform: {
    filter: { id: /\.po$/ },
    handler: (ids: string) => ({
      code: catalogueCode(Object.fromEntries(ids.split(' ').map((id) => [id, id]))),
      moduleType: 'js',
    }),
  },
};

async function textsGiven(catalogue: string): Promise<Record<string, string[]>> {
  const root = await mkdtemp(join(tmpdir(), 'aube-texts-'));
  await mkdir(join(root, 'src/locales/fr'), { recursive: true });
  const files = { ...sources, 'locales/fr/messages.po': catalogue };
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, 'src', name), text);
  try {
    const built = await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [compiled, pageTexts()],
      build: { write: false, lib: { entry: 'src/main.tsx', formats: ['es'] }, minify: false },
    });
    const given: Record<string, string[]> = {};
    for (const chunk of [built].flat().flatMap((each) => ('output' in each ? each.output : []))) {
      if (chunk.type !== 'chunk' || !chunk.facadeModuleId?.endsWith('?texts=fr')) continue;
      const [name = ''] = chunk.facadeModuleId.replace(/^.*\/src\//, '').split('?');
      given[name] = Object.keys(await messagesOf(chunk.code)).toSorted();
    }
    return given;
  } finally {
    await rm(root, { recursive: true });
  }
}

const catalogue = 'main11 page-1 shared later1 _own-1';

it('a page has the texts of all it imports, except those of every page and of parts with their own', async () => {
  expect(await textsGiven(catalogue)).toEqual({
    'main.tsx': ['main11'],
    'page.tsx': ['later1', 'page-1', 'shared'],
    'own.tsx': ['_own-1'],
  });
});

it('refuses a text that no page shows', async () => {
  await expect(textsGiven(`${catalogue} lost-1`)).rejects.toThrow('no page has the texts lost-1');
});
