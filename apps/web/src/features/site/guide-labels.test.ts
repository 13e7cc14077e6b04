import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { entities, outcomeCodes } from '@aube/dictionary';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../../../..');
const catalogues = resolve(root, 'apps/web/src/locales');
const pages = resolve(root, 'packages/content/pages');

const namedOtherwise = new Set(['français', 'english', 'langue', 'language', 'sommeil', 'sleep']);

const plain = (text: string): string =>
  text.replace(/\s+/gu, ' ').replaceAll('’', "'").replace(/\.$/u, '').trim().toLowerCase();

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match.slice(1).find(Boolean) ?? '');

const choicesOf = (locale: 'fr' | 'en'): string[] =>
  entities
    .flatMap(([, { fields }]) => Object.values(fields))
    .flatMap((field) => ('codes' in field ? Object.values(field.codes) : []))
    .concat(Object.values(outcomeCodes))
    .map(({ label }) => label[locale]);

function labelsOf(locale: 'fr' | 'en'): Set<string> {
  const folder = resolve(catalogues, locale);
  const texts = readdirSync(folder).map((file) => readFileSync(resolve(folder, file), 'utf8'));
  const labels = texts.flatMap((text) => matches(text, /^msgstr "(.+)"$/gmu));
  const all = [...labels, ...choicesOf(locale)];
  return new Set(
    all.map((label) => plain(label.replace(/<0>.*<\/0>/u, '').replace(/\{\w+\}|\d+/gu, '0'))),
  );
}

function namedIn(page: string, locale: string): string[] {
  const text = readFileSync(resolve(pages, `${page}.${locale}.md`), 'utf8');
  return matches(text, /\*\*([^*]+)\*\*|«\s([^«»]+)\s»|“([^“”]+)”/gu);
}

describe.each(['fr', 'en'] as const)('in %s', (locale) => {
  it.each(['user-guide', 'faq', 'staff-guide'])(
    'the %s names what is on the screen by its own words',
    (page) => {
      const labels = labelsOf(locale);
      const named = namedIn(page, locale);
      expect(named.length).toBeGreaterThan(3);
      const unknown = named.filter((name) => {
        const label = plain(name);
        return !namedOtherwise.has(label) && !labels.has(label.replace(/\d+/gu, '0'));
      });
      expect(unknown).toEqual([]);
    },
  );
});
