import type { Locale } from '@aube/content/locale';
export type Prose = { locale: Locale; text: string };

const blank = (text: string): string => text.replaceAll(/[^\n]/gu, ' ');
const blankAll = (text: string, ...patterns: RegExp[]): string =>
  patterns.reduce((rest, pattern) => rest.replaceAll(pattern, blank), text);

function keepOnly(text: string, pattern: RegExp): string {
  let kept = '';
  for (const match of text.matchAll(pattern)) {
    const words = match[1] ?? '';
    const start = match.index + match[0].lastIndexOf(words);
    kept += blank(text.slice(kept.length, start)) + words;
  }
  return kept + blank(text.slice(kept.length));
}

/** Replaces tags, link targets and code by blanks. Texts in attributes stay. */
function ofMarkdoc(source: string): string {
  const tags = /\{%.*?%\}/gsu;
  const words = /\b(?:text|label|choices|alt)="([^"]*)"/gu;
  // Titles of works are not checked, because a title keeps its original language.
  const works = /\{% work .*?\{% \/work %\}/gsu;
  const text = blankAll(source, works).replaceAll(tags, (tag) => keepOnly(tag, words));
  return blankAll(text, /^(?:title|summary):/gmu, /\]\([^)]*\)/gu, /`[^`]*`/gu);
}

function withoutHoles(text: string): string {
  const forms = /\b(?:zero|one|two|few|many|other)(?=\s*\{)/gu;
  return blankAll(
    text,
    /\\[a-z]/gu,
    /\$\{[^}]*\}/gu,
    /\{\w+, (?:plural|select|selectordinal),/gu,
    forms,
    /\{\w+(?:, \w+)*\}/gu,
  );
}

const json = (locale: Locale): RegExp =>
  new RegExp(`"${locale}":\\s*"((?:[^"\\\\]|\\\\.)*)"`, 'gu');
const translation = /^msgstr ("(?:[^"\\]|\\.)*"(?:\n"(?:[^"\\]|\\.)*")*)/gmu;
const literal = /(?<=[:(?=>,[]\s*)(['`](?:[^'`\\]|\\.)*['`])/gu;

const isChapterOrPage = /^packages\/content\/.*\.(?:fr|en)\.md$/u;
const isContentData = /^packages\/content\/\w+\/.*\.json$/u;
const isCatalogue = /^apps\/web\/src\/locales\/(?:fr|en)\/[\w-]+\.po$/u;
const isTexts =
  /^(?:apps\/[\w/]+\/texts\/(?:fr|en)|packages\/mailer\/src\/(?:french|english)-letters)\.ts$/u;

export function proseOf(path: string, read: () => string): Prose[] {
  const locale: Locale = /\b(?:en(?:\.md|\.ts|\/[\w-]+\.po)|english-letters\.ts)$/u.test(path)
    ? 'en'
    : 'fr';
  if (isChapterOrPage.test(path)) return [{ locale, text: ofMarkdoc(read()) }];
  if (isContentData.test(path)) {
    const source = read();
    return (['fr', 'en'] as const).map((each) => ({
      locale: each,
      text: withoutHoles(keepOnly(source, json(each))),
    }));
  }
  if (isCatalogue.test(path)) {
    const source = read();
    const head = source.indexOf('\n\n');
    const messages = keepOnly(source.slice(head), translation);
    return [{ locale, text: blank(source.slice(0, head)) + withoutHoles(messages) }];
  }
  if (isTexts.test(path)) {
    const source = blankAll(read(), /^import .*$/gmu, /\$\{[^}]*\}/gu, /=== '[^']*'/gu);
    return [{ locale, text: withoutHoles(keepOnly(source, literal)) }];
  }
  return [];
}
