import { consentTexts, type ConsentSetting, type Locale, type SiteContent } from '@aube/content';
import { z } from 'zod';
import { choice, longText } from '../../../primitives.ts';
import { nodesOutput } from '../../../programme/record/node-output.ts';
import { faultsOf } from '../../record/site-settings.ts';
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
    /** Markdown. */
    text: bothOf(words, 20_000),
    /** Version on which this text is based. */
    edition: z.object({ version: line(20), publishedOn: line(10) }).nullable(),
  });
}

type ConsentForm = Omit<ConsentSetting, 'edition'> & {
  readonly edition: NonNullable<ConsentSetting['edition']> | null;
};

const bodyIn = (locale: Locale, body: ReturnType<typeof consentTexts>['fr']['body']) =>
  body.map((node) =>
    typeof node !== 'string' && (node.name === 'h2' || node.name === 'h3')
      ? { ...node, id: `${locale}-${node.id}` }
      : node,
  );

export const consentForm = {
  typed: form(typedLine, longText),
  shown: form(shownLine, shownLine),
  preview: z.object({ title: z.string(), summary: z.string(), body: nodesOutput }),
  formOf: ({ edition, ...setting }: ConsentSetting) => ({ ...setting, edition: edition ?? null }),
  contentOf: ({ edition, ...typed }: ConsentForm) => ({ ...typed, ...(edition && { edition }) }),
  /** Headings of the two languages have different ids, because one page shows both languages. */
  previewOf(content: ConsentSetting, locale: Locale) {
    const { title, summary, body } = consentTexts(content)[locale];
    return { title, summary, body: bodyIn(locale, body) };
  },
  faultsOf: (content: ConsentSetting) => faultsOf('consent', content),
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
