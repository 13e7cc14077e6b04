import {
  blocksOf,
  resourceTexts,
  settingRules,
  type Locale,
  type ResourceSetting,
  type SiteContent,
} from '@aube/content';
import { z } from 'zod';
import { AppError } from '../../../errors.ts';
import { longText } from '../../../primitives.ts';
import { faultsOf } from '../../record/site-settings.ts';
import { linkFaults } from './link-faults.ts';
import { pagePreview, previewOfPage } from './page-preview.ts';
import type { SettingForm } from './setting-form.ts';
import { bothOf, shownLine } from './texts.ts';

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
    return faults.length > 0 ? faults : linkFaults(resourceTexts(content));
  },
  inForce: ({ pages: { resources } }: SiteContent) => ({ text: resources }),
  /** First words of the text. */
  headlineOf: (content: ResourceSetting, locale: Locale) =>
    blocksOf(resourceTexts(content)[locale])[0] ?? null,
} as const satisfies SettingForm;
