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
 * The same page, step and unsaved answers in the other language: texts and address change
 * together, and no component is recreated.
 */
export async function switchLocale(locale: Locale, isMember: boolean): Promise<void> {
  rememberLocale(locale);
  const address = pathIn(locale, location.pathname) + location.search + location.hash;
  try {
    await loadTexts(locale);
  } catch {
    // The page reloads in that language; offline it stays as it is, readable.
    if (navigator.onLine) location.assign(address);
    return;
  }
  flushSync(() => {
    activateLocale(locale);
    goTo(address, { kind: 'language' });
  });
  if (isMember) await trpcClient.account.updatePreferences.mutate({ locale }).catch(() => null);
}
