import { expect, it } from 'vitest';
import { prefersEnglish } from './root-redirect.ts';

it.each([
  ['asks for nothing', undefined, undefined, false],
  ['asks for French', undefined, 'fr-CA,fr;q=0.9,en;q=0.8', false],
  ['asks for English', undefined, 'en-US,en;q=0.9', true],
  ['asks for English before French', undefined, 'en-CA,en;q=0.9,fr;q=0.8', true],
  ['ranks by weight, not by place', undefined, 'en;q=0.5,fr;q=0.9', false],
  ['likes both alike: the first wins', undefined, 'fr,en', false],
  ['asks for a language that we do not speak', undefined, 'de,es;q=0.5', false],
  ['asks for a third one first', undefined, 'de,en;q=0.7,fr;q=0.3', true],
  ['refuses English', undefined, 'en;q=0', false],
  ['takes anything', undefined, '*', false],
  ['remembers English', 'langue=en', 'fr', true],
  ['remembers French', 'a=b; langue=fr', 'en', false],
  ['remembers nothing that we know', 'langue=de; xlangue=en', 'fr', false],
])('a browser that %s', (_title, cookie, acceptLanguage, english) => {
  expect(prefersEnglish(cookie, acceptLanguage)).toBe(english);
});
