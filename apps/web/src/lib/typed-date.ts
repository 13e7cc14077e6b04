import { isLocalDate, type LocalDate } from '@aube/api/rules';

/** Adds the hyphens after the year and the month while a date is being typed. */
export function withHyphens(text: string, before: string): string {
  if (text.length <= before.length) return text;
  const [, year, rest] = /^(\d{4})-?(\d{1,4})$/.exec(text) ?? [];
  if (year === undefined || rest === undefined) return text;
  return rest.length > 2 ? `${year}-${rest.slice(0, 2)}-${rest.slice(2)}` : `${year}-${rest}`;
}

/**
 * Reads `2026-03-31`, also without hyphens, with other separators, or with a one-digit month or
 * day.
 */
export function readTypedDate(text: string): LocalDate | undefined {
  const typed = text.trim();
  const [, year, month, day] =
    /^(\d{4})(\d{2})(\d{2})$/.exec(typed) ??
    /^(\d{4})[-/. –](\d{1,2})[-/. –](\d{1,2})$/.exec(typed) ??
    [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isLocalDate(date) ? date : undefined;
}

export const isTypedDate = (text: string): boolean =>
  text.trim() === '' || readTypedDate(text) !== undefined;
