import { addDays, type ClockTime, epochDayOf, type LocalDate } from '@aube/api/rules';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { clockWords } from './clock-words.ts';

const millisecondsPerDay = 86_400_000;
/** Weekday, day, month, in this order in both languages. @source specification §1 */
const regions: Readonly<Record<string, string>> = { fr: 'fr-CA', en: 'en-GB' };

export type DateStyle = 'long' | 'short';

function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(regions[locale] ?? 'fr-CA', options);
}

type DayOptions = Pick<Intl.DateTimeFormatOptions, 'weekday' | 'day' | 'month'>;

/** French says « 1er », which `Intl` does not know. A day and its month stay on one line. */
function dayWords(date: LocalDate, locale: string, options: DayOptions): string {
  return formatter(locale, { ...options, timeZone: 'UTC' })
    .formatToParts(epochDayOf(date) * millisecondsPerDay)
    .map(({ type, value }) => (type === 'day' && value === '1' && locale !== 'en' ? '1er' : value))
    .join('')
    .replace(/(\d\S*) /, '$1\u00A0');
}

/** Weekday, day, month: « mardi 6 janvier », short « mar. 6 janv. ». @source specification §1 */
export function formatDay(date: LocalDate, locale: string, style: DateStyle = 'long'): string {
  return dayWords(date, locale, { weekday: style, day: 'numeric', month: style });
}

/** Weekday and day: « lundi 5 », “Monday 5”. `Intl` turns them round without a month. */
export function formatWeekday(date: LocalDate, locale: string, style: DateStyle = 'long'): string {
  const weekday = dayWords(date, locale, { weekday: style });
  return `${weekday}\u00A0${dayWords(date, locale, { day: 'numeric' })}`;
}

/**
 * The two dates of the night that ended on the morning of `date`: « lundi 5 au mardi 6 janvier »,
 * with the first month only where it differs. @decision D11
 */
export function formatNight(date: LocalDate, locale: string, style: DateStyle = 'long'): string {
  const eve = addDays(date, -1);
  const isOneMonth = eve.slice(0, 7) === date.slice(0, 7);
  const from = isOneMonth ? formatWeekday(eve, locale, style) : formatDay(eve, locale, style);
  return `${from} ${locale === 'en' ? 'to' : 'au'} ${formatDay(date, locale, style)}`;
}

/** An instant's date and time of day where the person is; on this device without a zone. */
function localOf(iso: string, timeZone?: string): { date: LocalDate; time: ClockTime } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timeZone !== undefined && { timeZone }),
  }).formatToParts(Date.parse(iso));
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/** The date of an instant on this device. */
export const localDateOf = (iso: string): LocalDate => localOf(iso).date;

/** An instant in the person's zone: « 20 novembre à 7 h 12 », “20 November at 7:12 a.m.”. */
export function formatInstant(iso: string, locale: string, timeZone: string): string {
  const { date, time } = localOf(iso, timeZone);
  const day = dayWords(date, locale, { day: 'numeric', month: 'long' });
  return `${day} ${locale === 'en' ? 'at' : 'à'} ${clockWords(time, locale)}`;
}

/** The day of an instant in the person's zone: « mardi 6 janvier ». */
export function formatDayOf(iso: string, locale: string, timeZone: string): string {
  return formatDay(localOf(iso, timeZone).date, locale);
}

/** Date and time on this device, for tables and records: « 2026-11-21, 10 h 20 ». @source specification §1 */
export function formatStamp(iso: string, locale: string): string {
  const { date, time } = localOf(iso);
  return `${date}, ${clockWords(time, locale)}`;
}

/** The time of day of an instant on this device: « 7 h 12 », “7:12 a.m.”. */
function formatClock(iso: string, locale: string): string {
  return clockWords(localOf(iso).time, locale);
}

/** All of them in the language on the screen. */
export function useDates() {
  const { i18n } = useLingui();
  const { locale } = i18n;
  return useMemo(
    () => ({
      day: (date: LocalDate, style?: DateStyle) => formatDay(date, locale, style),
      weekday: (date: LocalDate) => formatWeekday(date, locale),
      night: (date: LocalDate, style?: DateStyle) => formatNight(date, locale, style),
      dayOf: (iso: string, timeZone: string) => formatDayOf(iso, locale, timeZone),
      stamp: (iso: string) => formatStamp(iso, locale),
      clock: (iso: string) => formatClock(iso, locale),
      instant: (iso: string, timeZone: string) => formatInstant(iso, locale, timeZone),
    }),
    [locale],
  );
}
