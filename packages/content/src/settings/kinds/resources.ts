import { z } from 'zod';
import type { TextSource } from '../../course/text-source.ts';
import type { Localised } from '../../locale.ts';
import { line } from '../../localised.ts';
import type { Page } from '../../pages/page.ts';
import { withResources } from '../../pages/resources.ts';
import { consoleTexts, isDiallable, textFaults, type TextRules } from '../console-text.ts';
import type { SettingKindRules, SiteContent } from '../setting-kind.ts';

const text = line.max(10_000);

const schema = z.strictObject({
  /** Markdown in the place of the tag `resources` of the page. */
  text: z.strictObject({ fr: text, en: text }),
});

export type ResourceSetting = z.infer<typeof schema>;

/**
 * Adds a placeholder title and summary, which the reader requires. The page keeps its own title and
 * summary.
 */
function sourceOf({ text: { fr, en } }: ResourceSetting): Localised<TextSource> {
  const head = { title: '-', summary: '-' };
  return { fr: { ...head, text: fr }, en: { ...head, text: en } };
}

/** The part of the page that the setting replaces. */
export function resourceTexts(setting: ResourceSetting) {
  const { fr, en } = consoleTexts(sourceOf(setting));
  return { fr: fr.body, en: en.body };
}

const rules: TextRules = {
  isLink: (href) => /^(?:https|mailto|tel):/u.test(href) && isDiallable(href),
  linkFault: 'badResourceLink',
  tags: ['advice', 'caution'],
};

const editedSchema = schema.superRefine((setting, ctx) => {
  for (const { locale, code } of textFaults(sourceOf(setting), rules)) {
    ctx.addIssue({ code: 'custom', path: ['text', locale], message: code, params: { code } });
  }
});

function lay(setting: ResourceSetting, files: SiteContent): SiteContent {
  const { pages } = files;
  const texts = resourceTexts(setting);
  const filled = (page: Page) => (page.id === 'resources' ? withResources(page, texts) : page);
  return {
    ...files,
    pages: {
      ...pages,
      resources: setting.text,
      pages: new Map([...pages.pages].map(([id, page]) => [id, filled(page)])),
      withMarks: pages.withMarks.map(filled),
    },
  };
}

/** Part of the page of resource persons, without 911, the crisis lines and the contacts. */
export const resources = {
  scope: 'site',
  schema,
  editedSchema,
  lay,
} as const satisfies SettingKindRules;
