import { localeOfHeader } from '../http/accept-language.ts';

/** Cookie of the chosen language. @source specification §9 */
const LOCALE_COOKIE = 'langue';

/**
 * True when the root redirects to English: the cookie tells so or, without a cookie, the browser
 * prefers English to French. @source specification §2
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
