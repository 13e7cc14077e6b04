import { z } from 'zod';
import { blocksOf, elementsOf } from '../../course/chapter-blocks.ts';
import { pageConfig } from '../../course/chapter-tags.ts';
import { languageFaults, languageWarnings } from '../../course/compare-languages.ts';
import type { ChapterText } from '../../course/course.ts';
import { findLinkTarget } from '../../course/link-targets.ts';
import { parseText } from '../../course/parse-text.ts';
import { joinText } from '../../course/text-source.ts';
import { withLines } from '../../crisis/crisis-nodes.ts';
import { locales, type Locale, type Localised } from '../../locale.ts';
import { line } from '../../localised.ts';
import { consentSchema } from '../../pages/consent.ts';
import type { SettingKindRules, SiteContent } from '../setting-kind.ts';

const both = (most: number) => z.strictObject({ fr: line.max(most), en: line.max(most) });

const edited = z.strictObject({
  /** `important`: every participant must agree again. `wording`: nobody must agree again. */
  change: z.enum(['important', 'wording']),
  title: both(120),
  summary: both(300),
  /** Markdown, as in the page files. */
  text: both(20_000),
  /** Set at publication. @decision console#consent */
  edition: consentSchema.optional(),
});
const schema = edited.required({ edition: true });

export type ConsentSetting = z.infer<typeof edited>;

const nothing = new Map<string, never>();

function read(setting: ConsentSetting, locale: Locale, report: () => void): ChapterText {
  const source = {
    title: setting.title[locale],
    summary: setting.summary[locale],
    text: setting.text[locale],
  };
  const context = { locale, chapterPaths: nothing, referenceNumbers: nothing, report };
  return parseText(joinText(source), pageConfig(locale), context);
}

export const consentTexts = (setting: ConsentSetting): Localised<ChapterText> => ({
  fr: read(setting, 'fr', () => undefined),
  en: read(setting, 'en', () => undefined),
});

/** Tags that a consent may have. Any other tag, and a comment, would hide words. */
const TAGS = /\{% \/?(?:advice|caution|crisis) %\}/gu;
const hidesWords = (text: string) => /\{%|<!--/u.test(text);

function textFaults(setting: ConsentSetting, locale: Locale): string[] {
  let reports = 0;
  const { body } = read(setting, locale, () => (reports += 1));
  const elements = elementsOf(body);
  const badLinks = elements.filter(
    (each) => each.name === 'a' && findLinkTarget(each.href, nothing) === null,
  );
  // The Markdown reader keeps a link with a dangerous address as plain text.
  const words = blocksOf(body).join('\n');
  const isUnread = /\](?:\(|\[|:)/u.test(words);
  const isOdd =
    reports > badLinks.length ||
    elements.some(({ name }) => name === 'figure') ||
    /<[a-z/]/iu.test(words) ||
    words.trim() === '';
  return [
    ...(badLinks.length > 0 || isUnread ? ['badLink'] : []),
    ...(hidesWords(setting.text[locale].replaceAll(TAGS, ''))
      ? ['hiddenWords']
      : isOdd
        ? ['badText']
        : []),
  ];
}

const editedSchema = edited.superRefine((setting, ctx) => {
  const texts = [setting.title, setting.summary, setting.text];
  if (texts.some(({ fr, en }) => fr === '' || en === '')) return;
  const report = (locale: Locale, code: string, part = 'text') =>
    ctx.addIssue({ code: 'custom', path: [part, locale], message: code, params: { code } });
  for (const part of ['title', 'summary'] as const) {
    for (const locale of locales) {
      if (hidesWords(setting[part][locale])) report(locale, 'hiddenWords', part);
    }
  }
  const faults = locales.flatMap((locale) =>
    textFaults(setting, locale).map((code) => ({ locale, code })),
  );
  for (const { locale, code } of faults) report(locale, code);
  if (faults.length > 0) return;
  const parsed = consentTexts(setting);
  if ([...languageFaults(parsed), ...languageWarnings(parsed)].length > 0) {
    report('en', 'languagesDiffer');
  }
});

type Published = z.infer<typeof schema>;

function lay(setting: Published, files: SiteContent): SiteContent {
  const { title, summary, text, edition } = setting;
  const pages = new Map(files.pages.pages);
  const page = { id: 'consent', text: consentTexts(setting) } as const;
  const { national, isOfSite } = files.questionnaires.crisis;
  pages.set('consent', isOfSite ? withLines(page, national) : page);
  const sourceIn = (locale: Locale) => ({
    title: title[locale],
    summary: summary[locale],
    text: text[locale],
  });
  const consent = { ...edition, source: { fr: sourceIn('fr'), en: sourceIn('en') } };
  // A later change of lengths must not restore the text of the files.
  const withMarks = files.pages.withMarks.filter(({ id }) => id !== 'consent');
  return { ...files, pages: { ...files.pages, pages, withMarks, consent } };
}

export const consent = {
  scope: 'site',
  schema,
  editedSchema,
  lay,
} as const satisfies SettingKindRules;
