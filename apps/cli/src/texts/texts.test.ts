import { expect, it } from 'vitest';
import { TEXTS } from './texts.ts';

function sentences(node: unknown, path = ''): [string, string][] {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node === 'function') return sentences((node as (a: number) => unknown)(3), path);
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => sentences(value, `${path}.${key}`));
}

it('says the same things in both languages', () => {
  const paths = (locale: 'fr' | 'en') => sentences(TEXTS[locale]).map(([path]) => path);
  expect(paths('en')).toEqual(paths('fr'));
});

it('has no space before ; ! ?, and a no-break one before : and inside « »', () => {
  const wrong = sentences(TEXTS.fr).filter(([, text]) => /\s[;!?]| [:%»]|« /u.test(text));
  expect(wrong).toEqual([]);
});
