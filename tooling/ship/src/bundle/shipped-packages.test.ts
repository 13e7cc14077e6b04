import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { packageOf, shippedPackages } from './shipped-packages.ts';

const root = mkdtempSync(join(tmpdir(), 'aube-shipped-'));
afterAll(() => rmSync(root, { recursive: true }));

it.each([
  ['/r/node_modules/pg/lib/index.js', 'node_modules/pg'],
  ['\0/r/node_modules/@trpc/server/dist/a.mjs?commonjs', 'node_modules/@trpc/server'],
  ['/r/apps/web/node_modules/idb/build/index.js', 'apps/web/node_modules/idb'],
  ['/r/node_modules/a/node_modules/b/index.js', 'node_modules/a/node_modules/b'],
  ['/r/packages/api/src/errors.ts', null],
])('finds the package of %s', (id, place) => {
  expect(packageOf(id, '/r')).toBe(place);
});

it('lists the packages with code, styles or files in a bundle', async () => {
  const files: Record<string, string> = {
    'main.js': `import { used } from 'used'; import { left } from 'left'; import './main.css'; console.log(used);`,
    'main.css': `@import './more.css'; @import 'styles/all.css';`,
    'more.css': `@font-face { font-family: a; src: url('./node_modules/font/a.woff2'); }`,
    'node_modules/used/index.js': `import { inner } from 'inner'; export const used = inner + Math.random();`,
    'node_modules/used/node_modules/inner/index.js': `export const inner = () => document.title;`,
    'node_modules/left/index.js': `export const left = 1;`,
    'node_modules/styles/all.css': 'a { color: red }',
    'node_modules/font/a.woff2': 'font',
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  for (const name of ['used', 'used/node_modules/inner', 'left']) {
    const manifest = { main: 'index.js', sideEffects: false };
    writeFileSync(join(root, 'node_modules', name, 'package.json'), JSON.stringify(manifest));
  }
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [shippedPackages('bundle', root)],
    build: { assetsInlineLimit: 0, rolldownOptions: { input: join(root, 'main.js') } },
  });
  const list = readFileSync(join(root, 'dist/.vite/shipped-bundle.json'), 'utf8');
  expect(JSON.parse(list)).toEqual([
    'node_modules/font',
    'node_modules/styles',
    'node_modules/used',
    'node_modules/used/node_modules/inner',
  ]);
});
