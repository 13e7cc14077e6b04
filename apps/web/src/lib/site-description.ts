import type { Locale } from './locale.ts';

/** Description of the site for search engines. */
export const siteDescription: Readonly<Record<Locale, string>> = {
  fr: 'Un programme en ligne, guidé, pour les personnes qui vivent avec l’insomnie.',
  en: 'A guided online program for people living with insomnia.',
};
