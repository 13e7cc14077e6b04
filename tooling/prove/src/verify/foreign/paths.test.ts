import { expect, it } from 'vitest';
import { fillPath } from './paths.ts';

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
