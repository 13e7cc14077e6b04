import { z } from 'zod';
import type { ChapterText } from '../../course/course.ts';
import type { TextSource } from '../../course/text-source.ts';
import { withLines } from '../../crisis/crisis-nodes.ts';
import type { Locale, Localised } from '../../locale.ts';
import { line } from '../../localised.ts';
import { consentSchema } from '../../pages/consent.ts';
import {
  consoleTexts,
  isDiallable,
  leadsSomewhere,
  textFaults,
  type TextRules,
} from '../console-text.ts';
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

const sourceIn = ({ title, summary, text }: ConsentSetting, locale: Locale): TextSource => ({
  title: title[locale],
  summary: summary[locale],
  text: text[locale],
});
const sourceOf = (setting: ConsentSetting) => ({
  fr: sourceIn(setting, 'fr'),
  en: sourceIn(setting, 'en'),
});

export const consentTexts = (setting: ConsentSetting): Localised<ChapterText> =>
  consoleTexts(sourceOf(setting));

const rules: TextRules = {
  isLink: (href) => leadsSomewhere(href) && isDiallable(href),
  linkFault: 'badLink',
  tags: ['advice', 'caution', 'crisis'],
};

const editedSchema = edited.superRefine((setting, ctx) => {
  for (const { part, locale, code } of textFaults(sourceOf(setting), rules)) {
    ctx.addIssue({ code: 'custom', path: [part, locale], message: code, params: { code } });
  }
});

type Published = z.infer<typeof schema>;

function lay(setting: Published, files: SiteContent): SiteContent {
  const pages = new Map(files.pages.pages);
  const page = { id: 'consent', text: consentTexts(setting) } as const;
  const { national, isOfSite } = files.questionnaires.crisis;
  pages.set('consent', isOfSite ? withLines(page, national) : page);
  const consent = { ...setting.edition, source: sourceOf(setting) };
  // The consent page is left out: it would be made again from the files when lengths change.
  const withMarks = files.pages.withMarks.filter(({ id }) => id !== 'consent');
  return { ...files, pages: { ...files.pages, pages, withMarks, consent } };
}

export const consent = {
  scope: 'site',
  schema,
  editedSchema,
  lay,
} as const satisfies SettingKindRules;
