import { blocksOf, elementsOf, textOf } from '../course/chapter-blocks.ts';
import { pageConfig } from '../course/chapter-tags.ts';
import { languageFaults, languageWarnings } from '../course/compare-languages.ts';
import type { ChapterText, CourseElement } from '../course/course.ts';
import { findLinkTarget } from '../course/link-targets.ts';
import { parseText } from '../course/parse-text.ts';
import { joinText, type TextSource } from '../course/text-source.ts';
import { hasSameSentence } from './same-sentence.ts';
import { locales, type Locale, type Localised } from '../locale.ts';
import { isCallable } from '../phone-number.ts';

const nothing = new Map<string, never>();

function read(source: TextSource, locale: Locale, report: () => void): ChapterText {
  const context = { locale, chapterPaths: nothing, referenceNumbers: nothing, report };
  return parseText(joinText(source), pageConfig(locale), context);
}

/** Converts a text written in the console into the texts of a page. */
export const consoleTexts = ({ fr, en }: Localised<TextSource>): Localised<ChapterText> => ({
  fr: read(fr, 'fr', () => undefined),
  en: read(en, 'en', () => undefined),
});

export const leadsSomewhere = (href: string): boolean => findLinkTarget(href, nothing) !== null;

/** False for a `tel:` link that no telephone can dial. */
export const isDiallable = (href: string): boolean =>
  !href.startsWith('tel:') || isCallable(href.slice('tel:'.length).replaceAll('-', ''));

export type TextRules = {
  /** True for an address that a link of the text may have. */
  isLink(this: void, href: string): boolean;
  /** Fault code of a link with any other address. */
  readonly linkFault: string;
  /** Tags that the text may have. */
  readonly tags: readonly string[];
};

/** True for a comment and for a tag that is not allowed, because both would hide words. */
function hidesWords(text: string, tags: readonly string[]): boolean {
  const known = new RegExp(`\\{% /?(?:${tags.join('|')}) %\\}`, 'gu');
  return /\{%|<!--/u.test(tags.length === 0 ? text : text.replaceAll(known, ''));
}

function faultsIn(source: TextSource, locale: Locale, rules: TextRules): string[] {
  let reports = 0;
  const { body } = read(source, locale, () => (reports += 1));
  const elements = elementsOf(body);
  const links = elements.filter((each) => each.name === 'a');
  const lost = links.filter(({ href }) => !leadsSomewhere(href));
  const blocks = blocksOf(body);
  // The Markdown reader keeps a link with a dangerous address as plain text.
  const isUnread = blocks.some((words) => /\](?:\(|\[|:)/u.test(words));
  const isBad = lost.length > 0 || isUnread || links.some(({ href }) => !rules.isLink(href));
  const isHeading = ({ name }: CourseElement) => name === 'h2' || name === 'h3';
  const isUnknown =
    reports > lost.length ||
    blocks.length === 0 ||
    blocks.some((words) => /<[a-z/!]/iu.test(words)) ||
    links.some(({ children }) => textOf(children).trim() === '') ||
    elements.some((each) => isHeading(each) && !body.includes(each));
  const isHidden = hidesWords(source.text, rules.tags);
  const form = isHidden ? ['hiddenWords'] : isUnknown ? ['badText'] : [];
  return [...(isBad ? [rules.linkFault] : []), ...form];
}

export type TextFault = {
  readonly part: keyof TextSource;
  readonly locale: Locale;
  readonly code: string;
};

/** Faults that prevent the publication of a text from the console; none while a part is empty. */
export function textFaults(source: Localised<TextSource>, rules: TextRules): TextFault[] {
  const parts = [source.fr, source.en].flatMap(({ title, summary, text }) => [
    title,
    summary,
    text,
  ]);
  if (parts.includes('')) return [];
  const heads = (['title', 'summary'] as const).flatMap((part) =>
    locales
      .filter((locale) => hidesWords(source[locale][part], []))
      .map((locale) => ({ part, locale, code: 'hiddenWords' })),
  );
  const bodies = locales.flatMap((locale) =>
    faultsIn(source[locale], locale, rules).map((code) => ({
      part: 'text' as const,
      locale,
      code,
    })),
  );
  const faults = [...heads, ...bodies];
  if (faults.length > 0) return faults;
  const texts = consoleTexts(source);
  if (hasSameSentence(texts)) return [{ part: 'text', locale: 'en', code: 'sameText' }];
  const differ = [...languageFaults(texts), ...languageWarnings(texts)].length > 0;
  return differ ? [{ part: 'text', locale: 'en', code: 'languagesDiffer' }] : [];
}
