import type { ChapterText } from '../course/course.ts';
import type { WrittenLengths } from '../course/chapter-tags.ts';
import { locales, type Locale } from '../locale.ts';
import { QUESTIONNAIRE_CODES } from '../questionnaires/questionnaire-file.ts';
import type { LengthsByCode } from '../questionnaires/questionnaire-length.ts';
import { setSpaces } from '../typography.ts';
import type { Page } from './page.ts';

/** Marks that a page contains until the lengths are known: `{S0.questions}`, `{S0.minutes}`. */
export const lengthMarks: WrittenLengths = Object.fromEntries(
  QUESTIONNAIRE_CODES.map((code) => [
    code,
    { questions: `{${code}.questions}`, minutes: `{${code}.minutes}` },
  ]),
);

const MARK = /\{([A-Z0-9]+)\.(questions|minutes)\}/gu;

function filled<T>(value: T, lengths: LengthsByCode, locale: Locale): T {
  if (typeof value === 'string') {
    const text = value.replaceAll(MARK, (mark, code: string, unit: 'questions' | 'minutes') =>
      String(lengths[code]?.[unit] ?? mark),
    );
    return (text === value ? value : setSpaces(text, locale)) as T;
  }
  if (Array.isArray(value)) {
    return value.map((each) => filled<unknown>(each, lengths, locale)) as T;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, filled<unknown>(each, lengths, locale)]),
  ) as T;
}

export function withLengths({ id, text }: Page, lengths: LengthsByCode): Page {
  const [fr, en] = locales.map((locale) => filled<ChapterText>(text[locale], lengths, locale));
  return { id, text: { fr: fr ?? text.fr, en: en ?? text.en } };
}
