import type { Content } from '../content.ts';
import { contactsSchema, editedContactsSchema } from '../pages/contacts.ts';
import { typesetTexts } from '../typography.ts';

/** Settings of a site. @decision D90 */
export const SETTING_KINDS = ['contacts'] as const;
export type SettingKind = (typeof SETTING_KINDS)[number];

/** Schemas of settings that the console may publish. */
export const SETTING_SCHEMAS = { contacts: editedContactsSchema } as const satisfies Record<
  SettingKind,
  unknown
>;

export type PublishedSetting = {
  readonly kind: string;
  /** Null for a setting of the whole site. */
  readonly establishmentId: number | null;
  readonly content: unknown;
};

export type SiteContent = Pick<Content, 'pages' | 'questionnaires'>;

/**
 * Lays the published settings over the content of the files.
 * @param report called with each setting that this release cannot read; the files then give its
 *   content
 */
export function layOver(
  files: SiteContent,
  settings: readonly PublishedSetting[],
  report: (fault: string) => void,
): SiteContent {
  return settings.reduce<SiteContent>((laid, { kind, establishmentId, content }) => {
    if (kind !== 'contacts') {
      report(`the setting ${kind} is unknown to this release`);
      return laid;
    }
    const parsed = contactsSchema.safeParse(content);
    if (!parsed.success) {
      report(`the contacts of ${establishmentId ?? 'the site'}: ${parsed.error.message}`);
      return laid;
    }
    const contacts = typesetTexts(parsed.data);
    const book = laid.pages.contacts;
    const next =
      establishmentId === null
        ? { ...book, ofSite: contacts }
        : { ...book, byPlace: { ...book.byPlace, [establishmentId]: contacts } };
    return { ...laid, pages: { ...laid.pages, contacts: next } };
  }, files);
}
