import type { Labels } from './column.ts';

const CODE = /birth|naissance/i;

const WORDS = {
  fr: /(?:année|date|jour|mois) de (?:votre )?naissance|(?:êtes|es)[-\s](?:vous|tu) né|\bnée?(?:\(e\)|·e)? (?:en|le)\b|anniversaire/i,
  en: /(?:year|date|day|month) of (?:your )?birth\b|birth ?(?:year|date|day)|\bborn\b/i,
} as const;

/** True for a question about the date of birth. The answer is never exported. @decision D65 */
export const asksBirth = ({ code, text }: { code: string; text: Labels }): boolean =>
  CODE.test(code) || WORDS.fr.test(text.fr) || WORDS.en.test(text.en);
