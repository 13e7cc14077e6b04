import type { Labels } from './column.ts';

const CODE = /birth|naissance/i;

/** Texts that ask for the date of birth. */
const WORDS = {
  fr: /(?:année|date|jour|mois) de (?:votre )?naissance|(?:êtes|es)[-\s](?:vous|tu) né|\bnée?(?:\(e\)|·e)? (?:en|le)\b|anniversaire/i,
  en: /(?:year|date|day|month) of (?:your )?birth\b|birth ?(?:year|date|day)|\bborn\b/i,
} as const;

/**
 * True for a question about the date of birth, by its code or by its text in either language. The
 * answer to this question is in no file, for any instrument.
 * @decision D65
 */
export const asksBirth = ({ code, text }: { code: string; text: Labels }): boolean =>
  CODE.test(code) || WORDS.fr.test(text.fr) || WORDS.en.test(text.en);
