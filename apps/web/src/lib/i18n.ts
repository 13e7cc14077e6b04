import { i18n, type Messages } from '@lingui/core';
import { type Locale, localeOfPath } from './locale.ts';

/** What everybody needs, and what comes with some pages only. */
export type TextsName =
  | 'messages'
  | 'account'
  | 'my-account'
  | 'programme'
  | 'pause'
  | 'notifications'
  | 'course'
  | 'questionnaires'
  | 'diary'
  | 'weeks'
  | 'evolution'
  | 'prose'
  | 'admin';

const catalogues = import.meta.glob<{ messages: Messages }>('../locales/*/*.po');

const needed = new Set<TextsName>(['messages']);

/** A page without its texts would show their codes: the failure is the caller's. */
async function load(locale: Locale, name: TextsName): Promise<void> {
  const catalogue = await catalogues[`../locales/${locale}/${name}.po`]?.();
  if (!catalogue) throw new Error(`no texts named ${name}`);
  i18n.load(locale, catalogue.messages);
}

/** Fetches in one language all the texts that the pages seen so far need. @throws what the import throws */
export async function loadTexts(locale: Locale): Promise<void> {
  await Promise.all([...needed].map((name) => load(locale, name)));
}

/** A page's code together with its own texts, in the language of the address; it fails with either. */
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

/** Speaks `locale` from now on, on a page that is already there. */
export function activateLocale(locale: Locale): void {
  document.documentElement.lang = locale;
  i18n.activate(locale, [locale === 'fr' ? 'fr-CA' : 'en-CA']);
}
