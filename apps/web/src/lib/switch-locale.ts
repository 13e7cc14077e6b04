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
 * Changes the language and keeps the page, the step and the unsaved answers. Texts and address
 * change together, and no component is created again.
 */
export async function switchLocale(locale: Locale, isMember: boolean): Promise<void> {
  rememberLocale(locale);
  const address = pathIn(locale, location.pathname) + location.search + location.hash;
  try {
    await loadTexts(locale);
  } catch {
    // The page reloads in the new language. Offline the page stays unchanged, so that it can still
    // be read.
    if (navigator.onLine) location.assign(address);
    return;
  }
  flushSync(() => {
    activateLocale(locale);
    goTo(address, { kind: 'language' });
  });
  if (isMember) await trpcClient.account.updatePreferences.mutate({ locale }).catch(() => null);
}
