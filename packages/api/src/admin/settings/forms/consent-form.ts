import { consentTexts, type ConsentSetting, type Locale, type SiteContent } from '@aube/content';
import { z } from 'zod';
import { choice, longText } from '../../../primitives.ts';
import { faultsOf } from '../../record/site-settings.ts';
import { linkFaults } from './link-faults.ts';
import { pagePreview, previewOfPage } from './page-preview.ts';
import type { SettingForm } from './setting-form.ts';
import { bothOf, shownLine, typedLine } from './texts.ts';

function form<Text extends z.ZodType<string>, Words extends z.ZodType<string>>(
  line: (most: number) => Text,
  words: (most: number) => Words,
) {
  return z.object({
    change: choice(['important', 'wording']),
    title: bothOf(line, 120),
    summary: bothOf(line, 300),
    /** Text in Markdown. */
    text: bothOf(words, 20_000),
    /** Version on which this text is based. */
    edition: z.object({ version: line(20), publishedOn: line(10) }).nullable(),
  });
}

type ConsentForm = Omit<ConsentSetting, 'edition'> & {
  readonly edition: NonNullable<ConsentSetting['edition']> | null;
};

export const consentForm = {
  typed: form(typedLine, longText),
  shown: form(shownLine, shownLine),
  preview: pagePreview,
  formOf: ({ edition, ...setting }: ConsentSetting) => ({ ...setting, edition: edition ?? null }),
  contentOf: ({ edition, ...typed }: ConsentForm) => ({ ...typed, ...(edition && { edition }) }),
  previewOf: (content: ConsentSetting, locale: Locale) =>
    previewOfPage(consentTexts(content)[locale], locale),
  faultsOf(content: ConsentSetting) {
    const faults = faultsOf('consent', content);
    const { fr, en } = consentTexts(content);
    return faults.length > 0 ? faults : linkFaults({ fr: fr.body, en: en.body });
  },
  inForce({ pages: { consent } }: SiteContent): ConsentSetting {
    const { version, publishedOn, source } = consent;
    const both = (part: keyof typeof source.fr) => ({ fr: source.fr[part], en: source.en[part] });
    return {
      change: 'important',
      title: both('title'),
      summary: both('summary'),
      text: both('text'),
      edition: { version, publishedOn },
    };
  },
  headlineOf: ({ edition }: ConsentSetting) => edition?.version ?? null,
} as const satisfies SettingForm;
