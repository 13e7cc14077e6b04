export const locales = ['fr', 'en'] as const;
export type Locale = (typeof locales)[number];

export type Localised<T = string> = Readonly<Record<Locale, T>>;
