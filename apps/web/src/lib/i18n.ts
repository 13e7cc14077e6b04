import { i18n, type Messages } from '@lingui/core';
import { type Locale, localeOfPath } from './locale.ts';

export type Catalogue = { readonly messages: Messages };

/**
 * Loads the texts of a page or part per language: its file with `?texts=…`, made by `build/page-
 * texts.ts`.
 */
export type Texts = Readonly<Record<Locale, () => Promise<Catalogue>>>;

const needed = new Set<Texts>();

/** Adds texts to the texts that are loaded in every language. */
export function needTexts(texts: Texts): void {
  needed.add(texts);
}

/** The caller handles a failure, because a page without its texts would show codes. */
async function load(locale: Locale, texts: Texts): Promise<void> {
  const { messages } = await texts[locale]();
  i18n.load(locale, messages);
}

/**
 * Loads all texts of the pages seen so far, in one language.
 * @throws when an import fails
 */
export async function loadTexts(locale: Locale): Promise<void> {
  await Promise.all([...needed].map((texts) => load(locale, texts)));
}

/** Loads code and its texts, in the language of the address; fails when one of them fails. */
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
