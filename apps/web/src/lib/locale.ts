import type { Locale } from '@aube/api';

export type { Locale };

const locales: readonly Locale[] = ['fr', 'en'];
const localeCookie = 'langue';
const oneYearSeconds = 365 * 24 * 60 * 60;

/** English for `/en` and every path below; French for all other paths. @source specification §2 */
export function localeOfPath(pathname: string): Locale {
  return /^\/en(?:\/|$)/.test(pathname) ? 'en' : 'fr';
}

export function prefixOf(locale: Locale): '' | '/en' {
  return locale === 'en' ? '/en' : '';
}

/** `/en/faq` → `/faq`; `/en` → `/`. */
export function pathWithoutPrefix(pathname: string): string {
  if (localeOfPath(pathname) === 'fr') return pathname;
  return pathname.slice('/en'.length) || '/';
}

/** Leading slashes are joined, because two slashes would lead to another site. */
export function pathIn(locale: Locale, pathname: string): string {
  const path = pathWithoutPrefix(pathname).replace(/^\/{2,}/, '/');
  return locale === 'en' && path === '/' ? prefixOf(locale) : prefixOf(locale) + path;
}

/**
 * The cookie, else the first known language of the browser, else French.
 * @source specification §1
 */
export function preferredLocale(cookies: string, browserLanguages: readonly string[]): Locale {
  const remembered = new RegExp(`(?:^|;\\s*)${localeCookie}=(fr|en)(?:;|$)`).exec(cookies)?.[1];
  if (remembered === 'fr' || remembered === 'en') return remembered;
  for (const language of browserLanguages) {
    const known = locales.find((locale) => language.toLowerCase().split('-')[0] === locale);
    if (known) return known;
  }
  return 'fr';
}

/** @source specification §9 */
export function localeCookieFor(locale: Locale, secure: boolean): string {
  const attributes = [
    `${localeCookie}=${locale}`,
    `Max-Age=${oneYearSeconds}`,
    'Path=/',
    'SameSite=Lax',
  ];
  return [...attributes, ...(secure ? ['Secure'] : [])].join('; ');
}
