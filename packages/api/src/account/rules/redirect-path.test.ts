import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInternalPath, redirectPathFrom } from './redirect-path.ts';

describe('isInternalPath', () => {
  it.each([
    '/',
    '/en',
    '/en/',
    '/journal-sommeil/2026-01-14',
    '/mon-programme/module/1/chapitre/2',
    '/@nom_de~plume-1',
    '/caf%C3%A9',
    '/journal-sommeil?semaine=3',
    '/?a=/b//c',
    '/faq#question-2',
    '/faq?x=1#y?z',
    '/en?',
    '/en#',
    `/${'a'.repeat(2047)}`,
  ])('takes %j', (text) => expect(isInternalPath(text)).toBe(true));

  it.each([
    '',
    'faq',
    '//evil.test',
    '///evil.test',
    '/en//evil.test',
    '/\\evil.test',
    '\\evil.test',
    '/\t/evil.test',
    '/faq\n',
    '\n/faq',
    ' /faq',
    '/fa q',
    '/faq?a b',
    '/faq?a\\b',
    '/faq?a\u0000',
    '/faq#a#b',
    '/../etc',
    '/a.html',
    '/a:b',
    '/café',
    '/a;b',
    'https://evil.test/faq',
    'https:/faq',
    'javascript:alert(1)',
    'data:text/html,x',
    '/faq@evil.test',
    `/${'a'.repeat(2048)}`,
  ])('refuses %j', (text) => expect(isInternalPath(text)).toBe(false));

  const origin = 'https://aube.test';
  const fragments = [
    '/',
    '\\',
    '@',
    '%',
    '5c',
    '2f',
    '2e',
    '.',
    ':',
    '?',
    '#',
    '\t',
    '\n',
    'a',
    'e.test',
  ];
  const tails = fc.oneof(
    fc.string({ unit: fc.constantFrom(...fragments), maxLength: 14 }),
    fc.string({ unit: 'binary', maxLength: 6 }),
    fc.webPath(),
  );
  const accepted = fc
    .oneof(
      tails,
      tails.map((tail) => `/${tail}`),
    )
    .filter(isInternalPath);

  it('never leads out of the site', () => {
    fc.assert(
      fc.property(accepted, (text) => {
        expect(new URL(text, origin).origin).toBe(origin);
      }),
      { numRuns: 20_000 },
    );
  });

  it('never leads out of the site once a language prefix is taken off', () => {
    const prefixed = tails.map((tail) => `/en/${tail}`).filter(isInternalPath);
    fc.assert(
      fc.property(prefixed, (text) => {
        expect(new URL(text.slice('/en'.length), origin).origin).toBe(origin);
      }),
      { numRuns: 20_000 },
    );
  });
});

describe('redirectPathFrom', () => {
  it.each([
    [null, null],
    ['', null],
    ['//evil.test', null],
    ['/activites', '/activites'],
  ])('gives for %j: %j', (remembered, path) => {
    expect(redirectPathFrom(remembered)).toBe(path);
  });
});
