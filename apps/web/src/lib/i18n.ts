import { i18n, type Messages } from '@lingui/core';
import { type Locale, localeOfPath } from './locale.ts';

export type Catalogue = { readonly messages: Messages };

/**
 * Imports the texts of a page or part, per language, with `?texts=…` (see `build/page-texts.ts`).
 */
export type Texts = Readonly<Record<Locale, () => Promise<Catalogue>>>;

const needed = new Set<Texts>();

export function needTexts(texts: Texts): void {
  needed.add(texts);
}

async function load(locale: Locale, texts: Texts): Promise<void> {
  const { messages } = await texts[locale]();
  i18n.load(locale, messages);
}

/** @throws when an import fails */
export async function loadTexts(locale: Locale): Promise<void> {
  await Promise.all([...needed].map((texts) => load(locale, texts)));
}

/** @throws when the code or the texts cannot be loaded */
export function withTexts<Code>(texts: Texts, code: () => Promise<Code>): () => Promise<Code> {
  return async () => {
    needTexts(texts);
    const [loaded] = await Promise.all([code(), load(localeOfPath(location.pathname), texts)]);
    return loaded;
  };
}

export function activateLocale(locale: Locale): void {
  document.documentElement.lang = locale;
  i18n.activate(locale, [locale === 'fr' ? 'fr-CA' : 'en-CA']);
}
