import { i18n, type Messages } from '@lingui/core';
import { type Locale, localeOfPath } from './locale.ts';

export type Catalogue = { readonly messages: Messages };

/** Fetches the texts of a page or part: its file with `?texts=…`, made by `build/page-texts.ts`. */
export type Texts = Readonly<Record<Locale, () => Promise<Catalogue>>>;

const needed = new Set<Texts>();

/** Adds texts to those that every language needs. */
export function needTexts(texts: Texts): void {
  needed.add(texts);
}

/** A page without its texts would show codes: the caller handles the failure. */
async function load(locale: Locale, texts: Texts): Promise<void> {
  const { messages } = await texts[locale]();
  i18n.load(locale, messages);
}

/** Fetches, in one language, all texts of the pages seen so far. @throws like the import */
export async function loadTexts(locale: Locale): Promise<void> {
  await Promise.all([...needed].map((texts) => load(locale, texts)));
}

/** Loads code with its texts, in the language of the address; fails with either. */
export function withTexts<Code>(texts: Texts, code: () => Promise<Code>): () => Promise<Code> {
  return async () => {
    needTexts(texts);
    const [loaded] = await Promise.all([code(), load(localeOfPath(location.pathname), texts)]);
    return loaded;
  };
}

/** Changes the language of the present page. */
export function activateLocale(locale: Locale): void {
  document.documentElement.lang = locale;
  i18n.activate(locale, [locale === 'fr' ? 'fr-CA' : 'en-CA']);
}
