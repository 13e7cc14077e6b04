import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fillPath, pathOf } from './paths.ts';

const TABLE = new URL('../../../../../apps/web/src/routes.ts', import.meta.url);
const routes = [...readFileSync(TABLE, 'utf8').matchAll(/path: '([^']+)'/g)].map(
  ([, path = '']) => path,
);

it.each([
  ['/', '/'],
  ['/faq', '/faq'],
  ['/mon-programme/module/:module', '/mon-programme/module/1'],
  ['/mon-programme/module/:module?/video', '/mon-programme/module/1/video'],
  ['/inscription/:rest?', '/inscription'],
])('%s is %s', (route, path) => {
  expect(fillPath(route, { module: '1' })).toBe(path);
});

it('refuses a parameter without a value', () => {
  expect(() => fillPath('/journal-sommeil/:date', {})).toThrow(/:date/);
});

it('every route of the web has a value for its parameters', () => {
  expect(routes.length).toBeGreaterThan(50);
  expect(routes.filter((route) => pathOf(route).path.includes(':'))).toEqual([]);
});
