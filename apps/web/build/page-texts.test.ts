import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { catalogueCode, messagesOf } from './catalogue-code.ts';
import { pageTexts } from './page-texts.ts';

const say = (id: string) => `console.log({ id: '${id}' });`;
/** A site of one page, with a later part and a part that brings its own texts. */
const files = {
  'main.tsx': `${say('main11')} export const load = () => [
    import('./main.tsx?texts=fr'), import('./page.tsx?texts=fr'), import('./page.tsx'),
  ];`,
  'page.tsx': `import './shared.ts'; ${say('page11')} ${say('main11')} export const load = () => [
    import('./later.tsx'), import('./own.tsx?texts=fr'), import('./own.tsx'),
  ];`,
  'shared.ts': say('shared'),
  'later.tsx': say('later1'),
  'own.tsx': say('own111'),
  'unused.tsx': say('unused'),
  'locales/fr/messages.po': ['main11', 'page11', 'shared', 'later1', 'own111', 'unused'].join(' '),
};

/** Stands in for Lingui: each id is its own text. */
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

it('a page has the texts of all it imports, except those of every page and of parts with their own', async () => {
  const root = await mkdtemp(join(tmpdir(), 'aube-texts-'));
  await mkdir(join(root, 'src/locales/fr'), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, 'src', name), text);
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [compiled, pageTexts()],
    build: {
      write: false,
      lib: { entry: 'src/main.tsx', formats: ['es'] },
      minify: false,
    },
  });
  await rm(root, { recursive: true });
  const chunks = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const textsOf: Record<string, string[]> = {};
  for (const chunk of chunks) {
    if (chunk.type !== 'chunk' || !chunk.facadeModuleId?.endsWith('?texts=fr')) continue;
    const [name = ''] = chunk.facadeModuleId.replace(/^.*\/src\//, '').split('?');
    textsOf[name] = Object.keys(await messagesOf(chunk.code)).toSorted();
  }
  expect(textsOf).toEqual({
    'main.tsx': ['main11'],
    'page.tsx': ['later1', 'page11', 'shared'],
    'own.tsx': ['own111'],
  });
});
