import { dialledNumber } from './dialled-number.ts';

/** A text in both languages. */
type Both = { readonly fr: string; readonly en: string };

/** A contact as the console edits it; what is not filled is empty. */
export type ContactForm = {
  /** Empty for a new contact. */
  readonly code: string;
  readonly name: Both;
  readonly detail: Both;
  readonly hours: Both;
  readonly address: Both;
  readonly phone: string;
  readonly email: string;
  readonly url: string;
};

/** A contact as the content files hold it; texts of a draft may still be empty. */
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

const EMPTY: Both = { fr: '', en: '' };
const PARTS = ['detail', 'hours', 'address'] as const;

const isFilled = ({ fr, en }: Both) => fr !== '' || en !== '';

function freeCode(taken: ReadonlySet<string>): string {
  let number = 1;
  while (taken.has(`contact-${number}`)) number += 1;
  return `contact-${number}`;
}

/** Contacts for the file, in the order of the form; what is not filled is left out. */
export function filedContacts(forms: readonly ContactForm[]): FiledContact[] {
  const taken = new Set(forms.map(({ code }) => code));
  const given = new Set<string>();
  return forms.map(({ code: asked, name, phone, email, url, ...texts }) => {
    const code = asked === '' || given.has(asked) ? freeCode(taken) : asked;
    taken.add(code);
    given.add(code);
    const filled = PARTS.filter((part) => isFilled(texts[part]));
    return {
      code,
      name,
      ...Object.fromEntries(filled.map((part) => [part, texts[part]])),
      ...(phone !== '' && { phone: { display: phone, tel: dialledNumber(phone) } }),
      ...(email !== '' && { email }),
      ...(url !== '' && { url }),
    };
  });
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
