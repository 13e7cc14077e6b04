import { contactsSchema, editedContactsSchema, type Contact } from '../../pages/contacts.ts';
import { typesetTexts } from '../../typography.ts';
import type { SettingKindRules } from '../setting-kind.ts';

export const contacts = {
  scope: 'siteAndEstablishment',
  schema: contactsSchema,
  editedSchema: editedContactsSchema,
  lay(content: Contact[], files, establishmentId) {
    const shown = typesetTexts(content);
    const book = files.pages.contacts;
    const next =
      establishmentId === null
        ? { ...book, ofSite: shown }
        : { ...book, byPlace: { ...book.byPlace, [establishmentId]: shown } };
    return { ...files, pages: { ...files.pages, contacts: next } };
  },
} as const satisfies SettingKindRules;
