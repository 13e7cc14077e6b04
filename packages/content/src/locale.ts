/** The languages that every text of the site exists in; French is its source. */
export const locales = ['fr', 'en'] as const;
export type Locale = (typeof locales)[number];

/** One thing in each language. */
export type Localised<T = string> = Readonly<Record<Locale, T>>;
