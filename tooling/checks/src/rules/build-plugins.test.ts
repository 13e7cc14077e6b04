import { expect, it } from 'vitest';
import { checkBuildPlugins } from './build-plugins.ts';

const path = 'apps/web/build/planted.ts';
const planted = (hook: string) =>
  checkBuildPlugins([
    { path, text: `import type { Plugin } from 'vite';\nexport const p: Plugin = { ${hook} };\n` },
  ]);

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
  'transform: { filter: { code: /exports/ }, handler: (code) => code }',
])('refuses a transform of a library: %s', (text) => {
  expect(planted(text)).toEqual([expect.stringContaining('a transform reads files of ours alone')]);
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

it('reads what imports a bundler and nothing else', () => {
  const text = 'const p = { load: () => 1, alias: {} };';
  expect(checkBuildPlugins([{ path, text }])).toEqual([]);
});
