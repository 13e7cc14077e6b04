import { dialledNumber } from './dialled-number.ts';
import { codesOfRows, EMPTY, filledTexts, type Both } from './form-rows.ts';

export type CrisisLineForm = {
  readonly code: string;
  readonly name: Both;
  readonly detail: Both;
  readonly hours: Both;
  readonly isAlwaysOpen: boolean;
  readonly phone: string;
  readonly text: string;
  readonly url: string;
};

type DialledNumber = { readonly display: string; readonly tel: string };

/** Crisis line in the format of the content files. Texts of a draft may be empty. */
export type FiledCrisisLine = {
  readonly code: string;
  readonly name: Both;
  readonly detail?: Both | undefined;
  readonly hours?: Both | undefined;
  readonly isAlwaysOpen?: boolean | undefined;
  readonly phone?: DialledNumber | undefined;
  readonly text?: DialledNumber | undefined;
  readonly url?: string | undefined;
};

const PARTS = ['detail', 'hours'] as const;

const dialled = (display: string): DialledNumber => ({ display, tel: dialledNumber(display) });

export function filedCrisisLines(forms: readonly CrisisLineForm[]): FiledCrisisLine[] {
  const codes = codesOfRows(forms, 'line');
  return forms.map(({ name, isAlwaysOpen, phone, text, url, ...texts }, index) => ({
    code: codes[index] ?? '',
    name,
    ...filledTexts(texts, PARTS),
    ...(isAlwaysOpen && { isAlwaysOpen }),
    ...(phone !== '' && { phone: dialled(phone) }),
    ...(text !== '' && { text: dialled(text) }),
    ...(url !== '' && { url }),
  }));
}

export const crisisLineForms = (lines: readonly FiledCrisisLine[]): CrisisLineForm[] =>
  lines.map(({ code, name, detail, hours, isAlwaysOpen, phone, text, url }) => ({
    code,
    name,
    detail: detail ?? EMPTY,
    hours: hours ?? EMPTY,
    isAlwaysOpen: isAlwaysOpen === true,
    phone: phone?.display ?? '',
    text: text?.display ?? '',
    url: url ?? '',
  }));
