import { dialledNumber } from './dialled-number.ts';
import { codesOfRows, EMPTY, filledTexts, type Both } from './form-rows.ts';

export type ContactForm = {
  readonly code: string;
  readonly name: Both;
  readonly detail: Both;
  readonly hours: Both;
  readonly address: Both;
  readonly phone: string;
  readonly email: string;
  readonly url: string;
};

/** Contact in the format of the content files. Texts of a draft may be empty. */
export type FiledContact = {
  readonly code: string;
  readonly name: Both;
  readonly detail?: Both | undefined;
  readonly hours?: Both | undefined;
  readonly address?: Both | undefined;
  readonly phone?: { readonly display: string; readonly tel: string } | undefined;
  readonly email?: string | undefined;
  readonly url?: string | undefined;
};

const PARTS = ['detail', 'hours', 'address'] as const;

export function filedContacts(forms: readonly ContactForm[]): FiledContact[] {
  const codes = codesOfRows(forms, 'contact');
  return forms.map(({ name, phone, email, url, ...texts }, index) => ({
    code: codes[index] ?? '',
    name,
    ...filledTexts(texts, PARTS),
    ...(phone !== '' && { phone: { display: phone, tel: dialledNumber(phone) } }),
    ...(email !== '' && { email }),
    ...(url !== '' && { url }),
  }));
}

export const contactForms = (contacts: readonly FiledContact[]): ContactForm[] =>
  contacts.map(({ code, name, phone, email, url, ...texts }) => ({
    code,
    name,
    detail: texts.detail ?? EMPTY,
    hours: texts.hours ?? EMPTY,
    address: texts.address ?? EMPTY,
    phone: phone?.display ?? '',
    email: email ?? '',
    url: url ?? '',
  }));
