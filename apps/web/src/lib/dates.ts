import { addDays, epochDayOf, type LocalDate } from '@aube/api/rules';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

const millisecondsPerDay = 86_400_000;
/** Weekday, day, month, in this order in both languages. @source specification §1 */
const regions: Readonly<Record<string, string>> = { fr: 'fr-CA', en: 'en-GB' };

export type DateStyle = 'long' | 'short';

function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(regions[locale] ?? 'fr-CA', options);
}

/** « 1er » is the one day that French numbers with an ordinal. */
function frenchFirst(text: string, locale: string): string {
  return locale === 'fr' ? text.replace(/(?<!\d)1(?!\d)/, '1er') : text;
}

/** Weekday, day, month: « mardi 6 janvier », short « mar. 6 janv. ». @source specification §1 */
export function formatDay(date: LocalDate, locale: string, style: DateStyle = 'long'): string {
  const day = formatter(locale, { weekday: style, day: 'numeric', month: style, timeZone: 'UTC' });
  return frenchFirst(day.format(epochDayOf(date) * millisecondsPerDay), locale);
}

/**
 * The two dates of the night that ended on the morning of `date`: « lundi 5 au mardi 6 janvier »,
 * with the first month only where it differs. @decision D11
 */
export function formatNight(date: LocalDate, locale: string, style: DateStyle = 'long'): string {
  const eve = addDays(date, -1);
  const joint = locale === 'en' ? 'to' : 'au';
  const isOneMonth = eve.slice(0, 7) === date.slice(0, 7);
  const from = isOneMonth
    ? formatter(locale, { weekday: style, day: 'numeric', timeZone: 'UTC' })
        .formatToParts(epochDayOf(eve) * millisecondsPerDay)
        .filter((part) => part.type === 'weekday' || part.type === 'day')
        .toSorted((a, b) => Number(b.type === 'weekday') - Number(a.type === 'weekday'))
        .map((part) => part.value)
        .join(' ')
    : formatDay(eve, locale, style);
  return `${frenchFirst(from, locale)} ${joint} ${formatDay(date, locale, style)}`;
}

/** An instant as the person's zone tells it: « 20 novembre à 7 h 12 ». */
export function formatInstant(iso: string, locale: string, timeZone: string): string {
  const instant = formatter(locale, {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
  return boundHours(instant.format(Date.parse(iso)));
}

/** « 11 h 40 » stays on one line. */
function boundHours(text: string): string {
  return text.replace(/(\d) h (\d)/, '$1\u00A0h\u00A0$2');
}

/** The time of day of an instant on this device: « 7 h 12 », “7:12 a.m.”. */
export function formatClock(iso: string, locale: string): string {
  const time = formatter(locale, { hour: 'numeric', minute: '2-digit' });
  return boundHours(time.format(Date.parse(iso)));
}

/** All of them in the language on the screen. */
export function useDates() {
  const { i18n } = useLingui();
  const { locale } = i18n;
  return useMemo(
    () => ({
      day: (date: LocalDate, style?: DateStyle) => formatDay(date, locale, style),
      night: (date: LocalDate, style?: DateStyle) => formatNight(date, locale, style),
      clock: (iso: string) => formatClock(iso, locale),
      instant: (iso: string, timeZone: string) => formatInstant(iso, locale, timeZone),
    }),
    [locale],
  );
}
