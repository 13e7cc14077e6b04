import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { proseOf } from './prose.ts';
import { misspelt, openDictionary } from './spelling.ts';

const dictionaries = { fr: openDictionary('fr', ['texter']), en: openDictionary('en', ['apnea']) };

describe('a word', () => {
  it.each([
    'L’insomnie s’installe quand on s’inquiète.',
    'Aujourd’hui, qu’est-ce qui va ? Jusqu’à 15 h, peut-être.',
    'Là-bas, rappelez-vous-en : dit-elle. Œuvre, où, ÉTÉ.',
    "L'apostrophe droite convient aussi.",
    'Écrivez à soutien@exemple.test ou voyez https://exemple.test/someil.',
    'frais(che) et dispos(e)',
    'On peut texter le 9-8-8.',
  ])('of French is known: %s', (text) => {
    expect(misspelt(text, dictionaries.fr)).toEqual([]);
  });

  it.each([
    'Don’t worry, it isn’t the program’s fault.',
    'Untreated apnea; a well-kept diary at 3 p.m.',
    'npm run aube -- user create-admin',
  ])('of English is known: %s', (text) => {
    expect(misspelt(text, dictionaries.en)).toEqual([]);
  });

  it.each([
    ['fr', 'Le someil vient', 'someil'],
    ['fr', 'l’efficassité', 'l’efficassité'],
    ['fr', 'Votre reveil', 'reveil'],
    ['fr', 'the schedule', 'the'],
    ['en', 'Your slepp', 'slepp'],
    ['en', 'a bad behavior', 'behavior'],
    ['en', 'the sommeil', 'sommeil'],
  ] as const)('in no %s dictionary is found in « %s »', (locale, text, word) => {
    expect(misspelt(text, dictionaries[locale]).map((each) => each.word)).toContain(word);
  });

  it('is reported with its line', () => {
    expect(misspelt('Le sommeil\nvient\n\nau reveil', dictionaries.fr)).toEqual([
      { word: 'reveil', line: 4 },
    ]);
  });

  it('of the programme’s own that no text uses any more is reported', () => {
    const { has, unused } = openDictionary('en', ['Aube', 'Dusk']);
    has('Aube');
    expect([...unused]).toEqual(['Dusk']);
  });
});

describe('the prose of a file', () => {
  const wordsOf = (path: string, source: string) =>
    proseOf(path, () => source).map(({ locale, text }) => [
      locale,
      text.split(/\s+/u).filter(Boolean),
    ]);

  it('of a chapter is all but its tags, links and code', () => {
    const chapter =
      '---\ntitle: Un\n---\nVoir [ici](chapter:two).{% ref id="x" /%} `code`\n\n{% answer id="who" label="Qui ?" kind="text" /%}\n';
    expect(wordsOf('packages/content/course/module-1/one.fr.md', chapter)).toEqual([
      ['fr', ['---', 'Un', '---', 'Voir', '[ici', '.', 'Qui', '?']],
    ]);
  });

  it('of a script or a questionnaire is its text per language', () => {
    const script = '{"id":"a","title":{"fr":"À {napLatest}","en":"By {napLatest}, \\"now\\""}}';
    expect(wordsOf('packages/content/course/module-1/video.json', script)).toEqual([
      ['fr', ['À']],
      ['en', ['By', ',', '\\"now\\"']],
    ]);
  });

  it('of a catalogue is its translations, without the machinery of plurals', () => {
    const catalogue =
      'msgid ""\nmsgstr ""\n"Language: en\\n"\n\nmsgid "x"\nmsgstr "{count, plural, one {# night} other {# nights}}"\n';
    expect(wordsOf('apps/web/src/locales/en/nights.po', catalogue)).toEqual([
      ['en', ['"', '{#', 'night}', '{#', 'nights}}"']],
    ]);
  });

  it('keeps its lines', () => {
    const path = 'packages/content/pages/about.fr.md';
    const source = readFileSync(path, 'utf8');
    const [prose] = proseOf(path, () => source);
    expect(prose?.text).toHaveLength(source.length);
    expect(prose?.text.split('\n')).toHaveLength(source.split('\n').length);
  });

  it.each(['README.md', 'packages/content/package.json', 'apps/web/src/main.tsx'])(
    'is none in %s',
    (path) => expect(proseOf(path, () => '{"fr":"x"}')).toEqual([]),
  );
});
