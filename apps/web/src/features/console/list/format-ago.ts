import { daysBetween, type LocalDate } from '@aube/api/rules';

/** « hier », « il y a 13 jours », « il y a 3 semaines ». Null for a future date. */
export function formatAgo(date: LocalDate, today: LocalDate, locale: string): string | null {
  const days = daysBetween(date, today);
  if (days < 0) return null;
  const words = new Intl.RelativeTimeFormat(locale === 'en' ? 'en-CA' : 'fr-CA', {
    numeric: 'auto',
  });
  if (days < 14) return words.format(-days, 'day');
  if (days < 61) return words.format(-Math.floor(days / 7), 'week');
  if (days < 731) return words.format(-Math.floor(days / 30.5), 'month');
  return words.format(-Math.floor(days / 365.25), 'year');
}
