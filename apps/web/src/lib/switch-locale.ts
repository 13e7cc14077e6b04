import { flushSync } from 'react-dom';
import { activateLocale, loadTexts } from './i18n.ts';
import { type Locale, localeCookieFor, pathIn } from './locale.ts';
import { goTo } from './navigation.ts';

export function rememberLocale(locale: Locale): void {
  document.cookie = localeCookieFor(locale, location.protocol === 'https:');
}

export async function switchLocale(locale: Locale): Promise<void> {
  rememberLocale(locale);
  const address = pathIn(locale, location.pathname) + location.search + location.hash;
  try {
    await loadTexts(locale);
  } catch {
    // The page reloads in the new language. Offline there is no reload, because the page would be
    // lost.
    if (navigator.onLine) location.assign(address);
    return;
  }
  flushSync(() => {
    activateLocale(locale);
    goTo(address, { kind: 'language' });
  });
}
