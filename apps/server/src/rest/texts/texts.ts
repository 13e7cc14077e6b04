import type { ErrorCode, FieldIssue } from '@aube/api/server';
import { setSpaces } from '@aube/content/typography';
import type { Locale } from '@aube/content/locale';
import type { IssueCode, Texts } from './codes.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const TEXTS: Record<Locale, Texts> = { fr, en };

export function faultText(
  locale: Locale,
  code: ErrorCode,
  retryAfterSeconds: number | null = null,
): string {
  const { faults, openAgainIn } = TEXTS[locale];
  const text =
    code === 'TOO_MANY_REQUESTS' && retryAfterSeconds !== null
      ? openAgainIn(Math.ceil(retryAfterSeconds / 60))
      : faults[code];
  return setSpaces(text, locale);
}

export function issueText(
  locale: Locale,
  { code, params }: Pick<FieldIssue, 'code' | 'params'>,
): string {
  const { issues, oneOf } = TEXTS[locale];
  const { choices, given = null } = params ?? {};
  if (code === 'unknownChoice' && choices) {
    return setSpaces(oneOf(String(choices), given === null ? null : String(given)), locale);
  }
  const text = Object.hasOwn(issues, code) ? issues[code as IssueCode] : issues.invalid;
  return setSpaces(text, locale);
}

/** French for every language except English. @source specification §1 */
export const localeOfQuery = (lang: string | undefined): Locale => (lang === 'en' ? 'en' : 'fr');
