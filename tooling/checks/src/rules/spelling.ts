import type { Locale } from '@aube/content/locale';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';
import { canadianOf } from './canadian.ts';
import { proseOf } from './prose.ts';

const WORD = /\p{L}[\p{L}\p{M}’'-]*/gu;
/**
 * Parts of a text that are not checked: addresses, paths, commands, “a.m.”, codes, and endings in
 * parentheses such as « frais(che) ».
 */
const NO_WORDS = new RegExp(
  [
    String.raw`\S+@\S+`,
    String.raw`\w+://\S+`,
    String.raw`[\p{L}\d_-]+(?:[./=][\p{L}\d_-]+)+`,
    String.raw`npm [\w -]+`,
    String.raw`--[a-z-]+`,
    String.raw`(?<![\p{L}\d])[\p{Lu}\d_]{2,}(?![\p{L}\d])`,
    String.raw`(?<=\p{L})\(\p{L}{1,4}\)`,
  ].join('|'),
  'gu',
);
const ELISION = /^(?:[ldjnsmtc]|qu|jusqu|lorsqu|puisqu|presqu|quoiqu)’(?=.)/iu;
const POSSESSIVE = /'s$/u;

const DICTIONARIES = {
  fr: ['@cspell/dict-fr-fr', 'fr-fr.trie.gz'],
  en: ['@cspell/dict-en-gb', 'en_GB.trie.gz'],
} as const;
const APOSTROPHE = { fr: '’', en: "'" };
const OWN = { fr: 'tooling/checks/words/fr.txt', en: 'tooling/checks/words/en.txt' };
const NAMES = 'tooling/checks/words/names.txt';

const linesOf = (path: string): string[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '');

export type Dictionary = ReturnType<typeof openDictionary>;

/** `unused`: words of `own` that no text uses. */
export function openDictionary(locale: Locale, own: Iterable<string>) {
  const [name, file] = DICTIONARIES[locale];
  const folder = dirname(createRequire(import.meta.url).resolve(name));
  const trie = decodeTrie(gunzipSync(readFileSync(join(folder, file))));
  const owned = new Set(own);
  const unused = new Set(owned);
  const known = new Map<string, boolean>();

  const holds = (word: string): boolean => {
    const forms = [word, word.slice(0, 1).toLowerCase() + word.slice(1)];
    for (const form of forms) unused.delete(form);
    return forms.some((form) => owned.has(form) || trie.hasWord(form, true));
  };
  const read = (word: string): boolean => {
    if (word.length < 2 || holds(word)) return true;
    const bare = word.replace(locale === 'fr' ? ELISION : POSSESSIVE, '');
    if (bare !== word) return has(bare);
    const parts = word.split('-');
    return parts.length > 1 && parts.every((part) => has(part));
  };
  const has = (word: string): boolean => {
    const found = known.get(word) ?? read(word);
    known.set(word, found);
    return found;
  };
  return { locale, has, unused };
}

function wordsWith(text: string, locale: Locale, isAsked: (word: string) => boolean) {
  const clean = text.normalize('NFC').replaceAll(/['’]/gu, APOSTROPHE[locale]);
  const words = clean.replaceAll(NO_WORDS, (each) => ' '.repeat(each.length));
  return [...words.matchAll(WORD)]
    .map(({ 0: found, index }) => ({ word: found.replace(/['’-]+$/u, ''), index }))
    .filter(({ word }) => isAsked(word))
    .map(({ word, index }) => ({ word, line: words.slice(0, index).split('\n').length }));
}

export const misspelt = (text: string, { locale, has }: Dictionary) =>
  wordsWith(text, locale, (word) => !has(word));

/** @decision D74 */
export const unCanadian = (text: string, { locale, has }: Dictionary) =>
  locale === 'fr' ? [] : wordsWith(text, locale, (word) => canadianOf(word, has) !== null);

const isReleased = (path: string): boolean => path.startsWith('packages/content/instruments/');

export function checkSpelling(paths: readonly string[]): string[] {
  const names = linesOf(NAMES);
  const fr = openDictionary('fr', [...linesOf(OWN.fr), ...names]);
  const en = openDictionary('en', [...linesOf(OWN.en), ...names]);
  const faults = paths.flatMap((path) =>
    proseOf(path, () => readFileSync(path, 'utf8')).flatMap(({ locale, text }) => {
      const dictionary = locale === 'fr' ? fr : en;
      return [
        ...misspelt(text, dictionary).map(
          ({ word, line }) =>
            `${path}:${line}: “${word}” is in no ${locale} dictionary (tooling/checks/words)`,
        ),
        ...(isReleased(path) ? [] : unCanadian(text, dictionary)).map(
          ({ word, line }) =>
            `${path}:${line}: “${word}” is spelt “${canadianOf(word, dictionary.has)}” in Canada (D74)`,
        ),
      ];
    }),
  );
  const idle = [
    ...linesOf(OWN.fr).filter((word) => fr.unused.has(word)),
    ...linesOf(OWN.en).filter((word) => en.unused.has(word)),
    ...names.filter((name) => fr.unused.has(name) && en.unused.has(name)),
  ];
  return [
    ...faults,
    ...idle.map((word) => `tooling/checks/words: nothing says “${word}” any more`),
  ];
}
