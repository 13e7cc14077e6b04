/** Languages of every text; French is the source. */
export const locales = ['fr', 'en'] as const;
export type Locale = (typeof locales)[number];

/** A value in each language. */
export type Localised<T = string> = Readonly<Record<Locale, T>>;
