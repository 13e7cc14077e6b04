import { localeOfHeader } from '../http/accept-language.ts';

/** The cookie in which the site remembers the language. @source specification §9 */
const LOCALE_COOKIE = 'langue';

/**
 * Whether the bare root leads on to English: the remembered language says so or, when none is
 * remembered, the browser asks for English before French. @source specification §2
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
