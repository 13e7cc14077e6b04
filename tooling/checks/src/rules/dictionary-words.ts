import type { SourceFile } from '../tracked-files.ts';

const DICTIONARY = /^packages\/dictionary\/src\//;
/** Rooms that take the labels of fields from the dictionary. */
const READERS =
  /^(apps\/server\/src\/rest\/(vocabulary|routes|openapi\/texts)|packages\/api\/src\/(exports|rights)|packages\/db\/src\/inventory|tooling\/ship\/src\/client-package|apps\/web\/src\/features\/(nights|evolution))\//;
const TEST = /\.test\.tsx?$/;

/** Dictionary words that also name other things. */
const SHARED: ReadonlySet<string> = new Set(['disponible_le']);

/** A single common word may mean anything, so the check compares composed words only. */
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

/** Finds dictionary words and labels that a reader of the dictionary writes itself. */
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
