import { contactsOf, type Contact, type Locale, type SiteContent } from '@aube/content';
import { typesetTexts } from '@aube/content/typography';
import { z } from 'zod';
import { contactView, contactViewOutput } from '../../../record/contact-view.ts';
import { contactFaults } from '../../record/contact-faults.ts';
import { filedPath } from '../../rules/filed-path.ts';
import { contactForms, filedContacts, type ContactForm } from '../../rules/contact-form.ts';
import type { Place, SettingForm } from './setting-form.ts';
import { bothOf, shownLine, typedLine } from './texts.ts';

function contact<Text extends z.ZodType<string>>(text: (most: number) => Text) {
  const both = (most: number) => bothOf(text, most);
  return z.object({
    code: text(60),
    name: both(120),
    detail: both(300),
    hours: both(200),
    address: both(300),
    phone: text(60),
    email: text(254),
    url: text(300),
  });
}

export const contactsForm = {
  typed: z.object({
    contacts: z.array(contact(typedLine), { error: 'required' }).max(12, { error: 'tooMany' }),
  }),
  shown: z.object({ contacts: z.array(contact(shownLine)) }),
  preview: z.array(contactViewOutput),
  formOf: (content: Contact[]) => ({ contacts: contactForms(content) }),
  contentOf: ({ contacts }: { contacts: ContactForm[] }) => filedContacts(contacts),
  previewOf: (content: Contact[], locale: Locale) =>
    typesetTexts(content).map((each) => contactView(each, locale)),
  faultsOf: contactFaults,
  filePathOf: filedPath,
  inForce: ({ pages: { contacts } }: SiteContent, place: Place | null) =>
    place ? contactsOf(contacts, place) : (contacts.ofSite ?? []),
  headlineOf: (content: Contact[]) => content.find(({ phone }) => phone)?.phone?.display ?? null,
} as const satisfies SettingForm;
