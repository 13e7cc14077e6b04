import { i18n, type Messages } from '@lingui/core';
import { type Locale, localeOfPath } from './locale.ts';

/** Texts of every page, and texts that come with some pages only. */
export type TextsName =
  | 'messages'
  | 'account'
  | 'answers'
  | 'awake'
  | 'console'
  | 'course'
  | 'evolution'
  | 'nights'
  | 'site'
  | 'today'
  | 'weeks';
type Catalogue = () => Promise<{ messages: Messages }>;

const catalogues: Record<Locale, Record<TextsName, Catalogue>> = {
  fr: {
    messages: () => import('../locales/fr/messages.po'),
    account: () => import('../locales/fr/account.po'),
    answers: () => import('../locales/fr/answers.po'),
    awake: () => import('../locales/fr/awake.po'),
    console: () => import('../locales/fr/console.po'),
    course: () => import('../locales/fr/course.po'),
    evolution: () => import('../locales/fr/evolution.po'),
    nights: () => import('../locales/fr/nights.po'),
    site: () => import('../locales/fr/site.po'),
    today: () => import('../locales/fr/today.po'),
    weeks: () => import('../locales/fr/weeks.po'),
  },
  en: {
    messages: () => import('../locales/en/messages.po'),
    account: () => import('../locales/en/account.po'),
    answers: () => import('../locales/en/answers.po'),
    awake: () => import('../locales/en/awake.po'),
    console: () => import('../locales/en/console.po'),
    course: () => import('../locales/en/course.po'),
    evolution: () => import('../locales/en/evolution.po'),
    nights: () => import('../locales/en/nights.po'),
    site: () => import('../locales/en/site.po'),
    today: () => import('../locales/en/today.po'),
    weeks: () => import('../locales/en/weeks.po'),
  },
};

const needed = new Set<TextsName>(['messages']);

/** A page without its texts would show codes: the caller handles the failure. */
async function load(locale: Locale, name: TextsName): Promise<void> {
  const { messages } = await catalogues[locale][name]();
  i18n.load(locale, messages);
}

/** Fetches, in one language, all texts of the pages seen so far. @throws like the import */
export async function loadTexts(locale: Locale): Promise<void> {
  await Promise.all([...needed].map((name) => load(locale, name)));
}

/** Loads a page's code with its texts, in the language of the address; fails with either. */
export function withTexts<Page>(
  names: TextsName | readonly TextsName[],
  page: () => Promise<Page>,
): () => Promise<Page> {
  return async () => {
    const locale = localeOfPath(location.pathname);
    const texts = [names].flat().map((name) => {
      needed.add(name);
      return load(locale, name);
    });
    const [loaded] = await Promise.all([page(), ...texts]);
    return loaded;
  };
}

/** Changes the language of the present page. */
export function activateLocale(locale: Locale): void {
  document.documentElement.lang = locale;
  i18n.activate(locale, [locale === 'fr' ? 'fr-CA' : 'en-CA']);
}
