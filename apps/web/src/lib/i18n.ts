import { i18n, type Messages } from '@lingui/core';
import type { Locale } from './locale.ts';

const catalogues: Record<Locale, () => Promise<{ messages: Messages }>> = {
  fr: () => import('../locales/fr/messages.po'),
  en: () => import('../locales/en/messages.po'),
};

/** Fetches one language's texts; a language that cannot be had is logged and the source text shows. */
export async function loadCatalogue(locale: Locale): Promise<void> {
  try {
    const { messages } = await catalogues[locale]();
    i18n.load(locale, messages);
  } catch (error) {
    reportError(error);
    i18n.load(locale, {});
  }
}

/** Speaks `locale` from now on, on a page that is already there. */
export function activateLocale(locale: Locale): void {
  document.documentElement.lang = locale;
  i18n.activate(locale, [locale === 'fr' ? 'fr-CA' : 'en-CA']);
}
