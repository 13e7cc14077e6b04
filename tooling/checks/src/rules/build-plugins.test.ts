import { expect, it } from 'vitest';
import { graphOf } from '../import-graph.ts';
import { checkBuildPlugins } from './build-plugins.ts';

const path = 'apps/web/build/planted.ts';
const manifests = [
  { folder: 'tooling/ship', name: '@aube/ship', exports: { './p': './src/p.ts' } },
];
const faultsOf = (file: { path: string; text: string }, ...others: (typeof file)[]) =>
  checkBuildPlugins([file, ...others], graphOf([file, ...others], manifests));
const planted = (hook: string) =>
  faultsOf({
    path,
    text: `import type { Plugin } from 'vite';\nexport const p: Plugin = { ${hook} };\n`,
  });

const plugin = "export const p = { name: 'p', transform: (code) => code };";
const config = (text: string) => ({ path: 'apps/web/vite.config.ts', text });

it.each([
  ['resolveId', 'resolveId(source) { return own; }'],
  ['resolveId', "resolveId: { filter: { id: /^react$/ }, handler: () => './own.ts' }"],
  ['load', 'load: { filter: { id: /createLucideIcon/ }, handler: () => code }'],
  ['renderChunk', 'renderChunk(code) { return code; }'],
  ['alias', "resolve: { alias: { react: 'preact/compat' } }"],
])('refuses %s, which can replace a library: %s', (hook, text) => {
  expect(planted(text)).toEqual([
    `${path}:2: ${hook} can put other code in a library's place (build-plugins)`,
  ]);
});

it.each([
  'transform(code, id) { return code; }',
  'transform: (code) => code',
  'transform: async function (code) { return code; }',
  'transform: rewriteReact',
  'transform: code => code',
  "name: 'p', transform",
])('refuses a transform of every file: %s', (text) => {
  expect(planted(text)).toEqual([expect.stringContaining('a transform names its files of ours')]);
});

it.each([
  String.raw`transform: { filter: { id: /\/node_modules\/react\// }, handler: (code) => code }`,
  String.raw`transform: { filter: { id: /@trpc\/[\w-]+\/dist/ }, handler: (code) => code }`,
  String.raw`transform: { filter: { id: /\/src\/.*node_modules/ }, handler: (code) => code }`,
  String.raw`transform: { filter: { id: /\/src\/|react-dom/ }, handler: (code) => code }`,
  String.raw`transform: { filter: { id: /\/src\// }, handler: (code) => code }`,
  String.raw`transform: { filter: { id: /\/locales\// }, handler: (code) => code }`,
  'transform: { filter: { code: /exports/ }, handler: (code) => code }',
])('refuses a transform of a library: %s', (text) => {
  expect(planted(text)).toEqual([expect.stringContaining('a transform reads files of ours alone')]);
});

it.each([
  ['p.transform = (code) => code;', 'a transform names its files of ours'],
  ['p.load = () => code;', 'load can put other code'],
])('refuses a hook that is assigned: %s', (text, fault) => {
  expect(faultsOf({ path, text })).toEqual([expect.stringContaining(fault)]);
});

it('refuses a plugin that a config imports from any folder', () => {
  const importing = config("import { p } from './src/p.ts';");
  const imported = { path: 'apps/web/src/p.ts', text: plugin };
  expect(faultsOf(importing, imported)).toEqual([expect.stringContaining('apps/web/src/p.ts:1')]);
});

it('refuses options of Babel in a file of a build', () => {
  expect(faultsOf({ path, text: 'export const o = { exclude: [] };' })).toEqual([
    expect.stringContaining('exclude can give a plugin the libraries too'),
  ]);
});

it('refuses a plugin that writes into a chunk', () => {
  expect(planted('generateBundle(_, bundle) { bundle.vendor.code = own; }')).toEqual([
    expect.stringContaining('a chunk keeps the code'),
  ]);
});

it.each([
  String.raw`transform: { filter: { id: /\/locales\/fr\// }, handler: (code) => code }`,
  'async buildEnd() { await this.load({ id: file }); }',
  "name: 'p', // load: everything\n generateBundle() {}",
  'transformIndexHtml: (html) => html',
])('lets stand: %s', (text) => {
  expect(planted(text)).toEqual([]);
});

it.each([
  "['transform'](code) { return code; }",
  "'transform': (code) => code",
  '["load"]: () => code',
  '[hook]: (code) => code',
  "name: 'p', [hook](code) { return code; }",
])('refuses a hook with a hidden name: %s', (text) => {
  expect(planted(text)).toContain(
    `${path}:2: a hook has its plain name, without quotes and brackets (build-plugins)`,
  );
});

it.each([
  ['without an import of a bundler', { path, text: plugin }],
  ['in JavaScript', { path: 'apps/web/build/planted.js', text: plugin }],
  ['in a config', config(`export default defineConfig({ plugins: [{ ${plugin} }] });`)],
  ['of another program', { path: 'apps/cli/build/p.mts', text: plugin }],
])('refuses a plugin %s', (_, file) => {
  expect(faultsOf(file)).toEqual([expect.stringMatching(/^apps\/.+:1: a transform names its/)]);
});

it('refuses a plugin of another room that a config imports', () => {
  const importing = config("import { p } from '@aube/ship/p';");
  const imported = { path: 'tooling/ship/src/p.ts', text: "import { q } from './q.ts';" };
  const beyond = { path: 'tooling/ship/src/q.ts', text: plugin };
  expect(faultsOf(importing, imported, beyond)).toEqual([
    expect.stringContaining('tooling/ship/src/q.ts:1: a transform names its files of ours'),
  ]);
  expect(faultsOf(imported, beyond)).toEqual([]);
});

it.each(['include: /node_modules/', 'exclude: []', 'include'])(
  'refuses %s in a config, which can give a plugin the libraries',
  (option) => {
    expect(faultsOf(config(`babel({ presets: [], ${option} })`))).toEqual([
      expect.stringContaining('can give a plugin the libraries too (build-plugins)'),
    ]);
  },
);

it('reads builds and nothing else', () => {
  const text = 'const p = { load: () => 1, alias: {}, [hook]: 1 };';
  expect(faultsOf({ path: 'apps/web/src/lib/p.ts', text })).toEqual([]);
});
