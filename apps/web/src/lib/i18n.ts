import { i18n, type Messages } from '@lingui/core';
import { type Locale, localeOfPath } from './locale.ts';

/** What everybody needs, and what comes with some pages only. */
export type TextsName =
  | 'messages'
  | 'account'
  | 'my-account'
  | 'programme'
  | 'today'
  | 'pause'
  | 'notifications'
  | 'course'
  | 'questionnaires'
  | 'diary'
  | 'weeks'
  | 'offline'
  | 'awake'
  | 'evolution'
  | 'prose'
  | 'admin';
type Catalogue = () => Promise<{ messages: Messages }>;

const catalogues: Record<Locale, Record<TextsName, Catalogue>> = {
  fr: {
    messages: () => import('../locales/fr/messages.po'),
    account: () => import('../locales/fr/account.po'),
    'my-account': () => import('../locales/fr/my-account.po'),
    programme: () => import('../locales/fr/programme.po'),
    today: () => import('../locales/fr/today.po'),
    pause: () => import('../locales/fr/pause.po'),
    notifications: () => import('../locales/fr/notifications.po'),
    course: () => import('../locales/fr/course.po'),
    questionnaires: () => import('../locales/fr/questionnaires.po'),
    diary: () => import('../locales/fr/diary.po'),
    weeks: () => import('../locales/fr/weeks.po'),
    offline: () => import('../locales/fr/offline.po'),
    awake: () => import('../locales/fr/awake.po'),
    evolution: () => import('../locales/fr/evolution.po'),
    prose: () => import('../locales/fr/prose.po'),
    admin: () => import('../locales/fr/admin.po'),
  },
  en: {
    messages: () => import('../locales/en/messages.po'),
    account: () => import('../locales/en/account.po'),
    'my-account': () => import('../locales/en/my-account.po'),
    programme: () => import('../locales/en/programme.po'),
    today: () => import('../locales/en/today.po'),
    pause: () => import('../locales/en/pause.po'),
    notifications: () => import('../locales/en/notifications.po'),
    course: () => import('../locales/en/course.po'),
    questionnaires: () => import('../locales/en/questionnaires.po'),
    diary: () => import('../locales/en/diary.po'),
    weeks: () => import('../locales/en/weeks.po'),
    offline: () => import('../locales/en/offline.po'),
    awake: () => import('../locales/en/awake.po'),
    evolution: () => import('../locales/en/evolution.po'),
    prose: () => import('../locales/en/prose.po'),
    admin: () => import('../locales/en/admin.po'),
  },
};

const needed = new Set<TextsName>(['messages']);

/** A page without its texts would show their codes: the failure is the caller's. */
async function load(locale: Locale, name: TextsName): Promise<void> {
  const { messages } = await catalogues[locale][name]();
  i18n.load(locale, messages);
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
