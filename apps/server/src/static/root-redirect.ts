import { localeOfHeader } from '../http/accept-language.ts';

/** @source specification §9 */
const LOCALE_COOKIE = 'langue';

/**
 * True when the language cookie is English, or, without a cookie, when the browser prefers English
 * to French.
 * @source specification §2
 */
export function prefersEnglish(
  cookie: string | undefined,
  acceptLanguage: string | undefined,
): boolean {
  for (const pair of (cookie ?? '').split(';')) {
    const [name, value] = pair.trim().split('=');
    if (name === LOCALE_COOKIE && (value === 'fr' || value === 'en')) return value === 'en';
  }
  return localeOfHeader(acceptLanguage) === 'en';
}

/**
 * Cookie for a person who opens `/fr`; equals the cookie that `localeCookieFor` of the web app
 * makes.
 */
export const frenchCookie = (secure: boolean): string =>
  `${LOCALE_COOKIE}=fr; Max-Age=31536000; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
