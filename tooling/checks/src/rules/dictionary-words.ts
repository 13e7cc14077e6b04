import type { SourceFile } from '../tracked-files.ts';

const DICTIONARY = /^packages\/dictionary\/src\//;
/** Folders that must take labels of fields from the dictionary. */
const READERS =
  /^(apps\/cli\/src|apps\/server\/src\/rest\/(vocabulary|routes|openapi)|packages\/api\/src\/(account|admin|diary|exports|notifications|programme|questionnaires|record|rights|stats|today)|packages\/db\/src\/inventory|packages\/mailer\/src|packages\/lives\/src|tooling\/ship\/src\/client-package|apps\/web\/src\/(features|lib|layouts|ui))\//;
const TEST = /\.test\.tsx?$/;

const SHARED: ReadonlySet<string> = new Set(['disponible_le']);

/** Files in which a word of the dictionary has another meaning. */
const OTHER_MEANINGS: readonly (readonly [place: string, word: string])[] = [
  ['apps/web/src/features/account/', 'Mot de passe'],
  ['apps/web/src/features/console/users/access-fields.tsx', 'Mot de passe'],
  ['apps/web/src/features/console/exports/scope-fields.tsx', 'Les deux'],
  ['apps/web/src/features/console/figures/people-words.ts', 'Questionnaire à remplir'],
  ['apps/web/src/features/evolution/efficiency-chart.tsx', 'Efficacité du sommeil'],
  ['apps/web/src/features/evolution/evolution-tables.tsx', 'Efficacité du sommeil'],
  ['apps/web/src/features/weeks/review/week-reading.tsx', 'Temps au lit'],
  ['apps/web/src/lib/page-titles.ts', 'Semaine du programme'],
  ['packages/api/src/diary/rules/import-header.ts', 'fuseau_horaire'],
  ['packages/api/src/diary/rules/import-header.ts', 'codeParticipant'],
];

/** True for a compound word. A single common word may have another meaning and is not checked. */
const isComposed = (text: string) => /[_ ]|[a-z][A-Z]/.test(text) && !SHARED.has(text);

function dictionaryWords(files: readonly SourceFile[]): ReadonlySet<string> {
  const texts = files.filter(({ path }) => DICTIONARY.test(path) && !TEST.test(path));
  const found = texts.flatMap(({ text }) => [
    ...[...text.matchAll(/\b(?:french|column): '([^']+)'/g)].map(([, word = '']) => word),
    ...[
      ...text.matchAll(/\b(?:label|longLabel|weekLabel): \{\s*fr: '([^']+)',\s*en: '([^']+)'/g),
    ].flatMap(([, french = '', english = '']) => [french, english]),
  ]);
  return new Set(found.filter(isComposed));
}

const COMMENT = /^\s*(\/\/|\/?\*)/;
const withoutComments = (text: string) =>
  text
    .split('\n')
    .map((line) => (COMMENT.test(line) ? '' : line))
    .join('\n');

/** Finds a whole text that is a word, a text that begins with a word and a colon, and a key. */
function writtenWords(words: ReadonlySet<string>): RegExp {
  const any = [...words]
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .map((word) => word.replaceAll(' ', String.raw`\s+`))
    .join('|');
  const quoteOrElement = `['">]`;
  const template = '(?:\\b(?:t|msg)|[=(,:?[{])\\s*`';
  const text = `(?:${quoteOrElement}|${template})\\s*(${any})(?=\\s*['"\`<:])`;
  const key = `^\\s*(${any}):`;
  return new RegExp(`${text}|${key}`, 'gm');
}

const isOther = (path: string, word: string) =>
  OTHER_MEANINGS.some(([place, other]) => other === word && path.startsWith(place));

export function checkDictionaryWords(files: readonly SourceFile[]): string[] {
  const written = writtenWords(dictionaryWords(files));
  const readers = files.filter(({ path }) => READERS.test(path) && !TEST.test(path));
  return readers.flatMap((file) => {
    const code = withoutComments(file.text);
    return [...code.matchAll(written)]
      .map(({ index, 0: whole, 1: text, 2: key = '' }) => {
        const found = text ?? key;
        const line = code.slice(0, index + whole.lastIndexOf(found)).split('\n').length;
        return { line, word: found.replaceAll(/\s+/g, ' ') };
      })
      .filter(({ word }) => !isOther(file.path, word))
      .map(
        ({ line, word }) =>
          `${file.path}:${line}: “${word}” is worded in packages/dictionary: read it there`,
      );
  });
}
