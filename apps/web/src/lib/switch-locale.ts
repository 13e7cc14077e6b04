import { flushSync } from 'react-dom';
import { trpcClient } from '../trpc.ts';
import { activateLocale, loadTexts } from './i18n.ts';
import { type Locale, localeCookieFor, pathIn } from './locale.ts';
import { goTo } from './navigation.ts';

/** Remembers the language on this device for a year. */
export function rememberLocale(locale: Locale): void {
  document.cookie = localeCookieFor(locale, location.protocol === 'https:');
}

/**
 * The same page, the same step and the same unsaved answers in the other language: texts and
 * address change in one go, and no part of the page is made anew.
 */
export async function switchLocale(locale: Locale, isMember: boolean): Promise<void> {
  rememberLocale(locale);
  await loadTexts(locale);
  flushSync(() => {
    activateLocale(locale);
    goTo(pathIn(locale, location.pathname) + location.search + location.hash, { kind: 'language' });
  });
  if (isMember) await trpcClient.account.updatePreferences.mutate({ locale }).catch(() => null);
}
