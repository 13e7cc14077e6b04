import {
  blocksOf,
  elementsOf,
  locales,
  resourceTexts,
  settingRules,
  textOf,
  type Locale,
  type ResourceSetting,
  type SiteContent,
} from '@aube/content';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { AppError, type FieldIssue } from '../../../errors.ts';
import { longText } from '../../../primitives.ts';
import { faultsOf } from '../../record/site-settings.ts';
import { isHonestLink } from '../../rules/honest-link.ts';
import { pagePreview, previewOfPage } from './page-preview.ts';
import type { SettingForm } from './setting-form.ts';
import { bothOf, shownLine } from './texts.ts';

function linksIn(content: ResourceSetting, locale: Locale) {
  const links = elementsOf(resourceTexts(content)[locale]).filter((each) => each.name === 'a');
  return links.map(({ href, children }) => ({ href, words: textOf(children) }));
}

const numbersOf = (content: ResourceSetting, locale: Locale) =>
  linksIn(content, locale)
    .flatMap(({ href }) => (href.startsWith('tel:') ? [href.replaceAll('-', '')] : []))
    .toSorted();

function linkFaults(content: ResourceSetting): FieldIssue[] {
  const isFalse = (locale: Locale) =>
    linksIn(content, locale).some(({ words, href }) => !isHonestLink(words, href));
  const faults = locales
    .filter(isFalse)
    .map((locale) => ({ path: ['text', locale], code: 'falseLink' }));
  if (faults.length > 0) return faults;
  const [fr, en] = locales.map((locale) => numbersOf(content, locale));
  return isDeepStrictEqual(fr, en) ? [] : [{ path: ['text', 'en'], code: 'numbersDiffer' }];
}

export const resourcesForm = {
  /** Text in Markdown. */
  typed: z.object({ text: bothOf(longText, 10_000) }),
  shown: z.object({ text: bothOf(shownLine, 0) }),
  preview: pagePreview,
  formOf: ({ text }: ResourceSetting) => ({ text }),
  contentOf: ({ text }: ResourceSetting) => ({ text }),
  /** Preview of the whole page, including the parts before and after the text. */
  previewOf(content: ResourceSetting, locale: Locale, site: SiteContent) {
    const { pages } = settingRules('resources').lay(content, site, null);
    const page = pages.pages.get('resources');
    if (!page) throw new AppError('NOT_FOUND');
    return previewOfPage(page.text[locale], locale);
  },
  faultsOf(content: ResourceSetting) {
    const faults = faultsOf('resources', content);
    return faults.length > 0 ? faults : linkFaults(content);
  },
  inForce: ({ pages: { resources } }: SiteContent) => ({ text: resources }),
  /** First words of the text. */
  headlineOf: (content: ResourceSetting, locale: Locale) =>
    blocksOf(resourceTexts(content)[locale])[0] ?? null,
} as const satisfies SettingForm;
