import type { SourceFile } from '../tracked-files.ts';

const DICTIONARY = /^packages\/dictionary\/src\//;
/** The rooms that read the words of fields from the dictionary. */
const READERS =
  /^(apps\/server\/src\/rest\/(vocabulary|routes|openapi\/texts)|packages\/api\/src\/(exports|rights)|packages\/db\/src\/inventory|tooling\/ship\/src\/client-package|apps\/web\/src\/features\/(nights|evolution))\//;
const TEST = /\.test\.tsx?$/;

/** Words that fields outside the dictionary have as well. */
const SHARED: ReadonlySet<string> = new Set(['disponible_le']);

/** A single common word may mean anything, so only composed ones are told apart. */
const isComposed = (text: string) => /[_ ]|[a-z][A-Z]/.test(text) && !SHARED.has(text);

/** The composed words and labels of the dictionary. */
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

const WRITTEN = /(?<!\w)['"]([^'"]+)['"]|^\s*(\w+):/g;
const COMMENT = /^\s*(\/\/|\/?\*)/;

/** Finds words and labels of fields that a reader of the dictionary writes itself. */
export function checkDictionaryWords(files: readonly SourceFile[]): string[] {
  const words = dictionaryWords(files);
  return files
    .filter(({ path }) => READERS.test(path) && !TEST.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) =>
        COMMENT.test(line)
          ? []
          : [...line.matchAll(WRITTEN)]
              .map(([, literal, key]) => literal ?? key ?? '')
              .filter((word) => words.has(word))
              .map(
                (word) =>
                  `${path}:${index + 1}: “${word}” is worded in packages/dictionary: read it there`,
              ),
      ),
    );
}
