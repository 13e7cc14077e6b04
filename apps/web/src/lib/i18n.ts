import { i18n, type I18n, type Messages, setupI18n } from '@lingui/core';
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

const regionsOf = (locale: Locale) => [locale === 'fr' ? 'fr-CA' : 'en-CA'];

/**
 * Texts of the page in a language, beside the language of the page.
 * @throws when an import fails
 */
export async function textsBeside(locale: Locale): Promise<I18n> {
  const catalogues = await Promise.all([...needed].map((texts) => texts[locale]()));
  const messages = Object.assign({}, ...catalogues.map((each) => each.messages)) as Messages;
  return setupI18n({ locale, locales: regionsOf(locale), messages: { [locale]: messages } });
}

export function activateLocale(locale: Locale): void {
  document.documentElement.lang = locale;
  i18n.activate(locale, regionsOf(locale));
}
