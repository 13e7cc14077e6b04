import type { ClockTime } from './clock-time.ts';
import { addDays, epochDayOf, type LocalDate } from './local-date.ts';

const narrow = '\u00A0';

/**
 * Clock time: « 22 h 30 », « 7 h »; “10:30 p.m.”. With `hasMinutes`: « 7 h 00 », because « 7 h »
 * may be a duration.
 */
export function clockWords(
  time: ClockTime,
  locale: string,
  { hasMinutes = false }: { hasMinutes?: boolean } = {},
): string {
  const hour = Math.floor(time / 60);
  const minute = time - hour * 60;
  const two = String(minute).padStart(2, '0');
  if (locale === 'en') {
    const half = hour < 12 ? 'a.m.' : 'p.m.';
    return `${((hour + 11) % 12) + 1}:${two}${narrow}${half}`;
  }
  return minute === 0 && !hasMinutes ? `${hour}${narrow}h` : `${hour}${narrow}h${narrow}${two}`;
}

const millisecondsPerDay = 86_400_000;
/** Regions with the order weekday, day, month in dates. @source specification §1 */
const regions: Readonly<Record<string, string>> = { fr: 'fr-CA', en: 'en-GB' };

export type DateStyle = 'long' | 'short';

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(region: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = region + JSON.stringify(options);
  const made = formatters.get(key) ?? new Intl.DateTimeFormat(region, options);
  formatters.set(key, made);
  return made;
}

type DayOptions = Pick<Intl.DateTimeFormatOptions, 'weekday' | 'day' | 'month' | 'year'>;

/** Writes « 1er » for the first day in French, because `Intl` writes « 1 ». */
function dayParts(date: LocalDate, locale: string, options: DayOptions) {
  return formatter(regions[locale] ?? 'fr-CA', { ...options, timeZone: 'UTC' })
    .formatToParts(epochDayOf(date) * millisecondsPerDay)
    .map(({ type, value }) => ({
      type,
      value: type === 'day' && value === '1' && locale !== 'en' ? '1er' : value,
    }));
}

const dayWords = (date: LocalDate, locale: string, options: DayOptions): string =>
  dayParts(date, locale, options)
    .map(({ value }) => value)
    .join('')
    .replace(/(\d\S*) /, '$1\u00A0');

const weekdayToMonth = (style: DateStyle) =>
  ({ weekday: style, day: 'numeric', month: style }) satisfies DayOptions;

/** Weekday, day and month: « mardi 6 janvier », short « mar. 6 janv. ». @source specification §1 */
export function formatDay(date: LocalDate, locale: string, style: DateStyle = 'long'): string {
  return dayWords(date, locale, weekdayToMonth(style));
}

/**
 * Weekday and day: « lundi 5 », “Monday 5”. Formats the date with its month and keeps the weekday
 * and the day, because `Intl` changes their order when no month is asked for.
 */
export function formatWeekday(date: LocalDate, locale: string, style: DateStyle = 'long'): string {
  const parts = dayParts(date, locale, weekdayToMonth(style));
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  return `${part('weekday')}\u00A0${part('day')}`;
}

/** Night that ended on the morning of `date`: « lundi 5 au mardi 6 janvier ». @decision D11 */
export function formatNight(date: LocalDate, locale: string, style: DateStyle = 'long'): string {
  const eve = addDays(date, -1);
  const isOneMonth = eve.slice(0, 7) === date.slice(0, 7);
  const from = isOneMonth ? formatWeekday(eve, locale, style) : formatDay(eve, locale, style);
  return `${from} ${locale === 'en' ? 'to' : 'au'} ${formatDay(date, locale, style)}`;
}

/**
 * Period: « mercredi 30 décembre au jeudi 31 décembre 2026 ». The first year is written only when
 * the years differ.
 */
export function formatPeriod(from: LocalDate, to: LocalDate, locale: string): string {
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  const withYear = (date: LocalDate) => `${formatDay(date, locale)} ${date.slice(0, 4)}`;
  const first = isOneYear ? formatDay(from, locale) : withYear(from);
  return `${first} ${locale === 'en' ? 'to' : 'au'} ${withYear(to)}`;
}

const TO_THE_SECOND: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
};

function localOf(
  iso: string,
  timeZone?: string,
): { date: LocalDate; time: ClockTime; seconds: string } {
  // Without a time zone, the formatter is not cached, because the device can change its time zone.
  const written =
    timeZone === undefined
      ? new Intl.DateTimeFormat('en-CA', TO_THE_SECOND)
      : formatter('en-CA', { ...TO_THE_SECOND, timeZone });
  const parts = written.formatToParts(Date.parse(iso));
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: Number(part('hour')) * 60 + Number(part('minute')),
    seconds: part('second'),
  };
}

export const localDateOf = (iso: string, timeZone?: string): LocalDate =>
  localOf(iso, timeZone).date;

/** An instant in the given time zone: « 20 novembre à 7 h 12 », “20 November at 7:12 a.m.”. */
export function formatInstant(iso: string, locale: string, timeZone: string): string {
  const { date, time } = localOf(iso, timeZone);
  const day = dayWords(date, locale, { day: 'numeric', month: 'long' });
  return `${day} ${locale === 'en' ? 'at' : 'à'} ${clockWords(time, locale)}`;
}

/** The day of an instant in the given time zone: « mardi 6 janvier ». */
export function formatDayOf(iso: string, locale: string, timeZone: string): string {
  return formatDay(localOf(iso, timeZone).date, locale);
}

/**
 * Date and time for tables and records, in the given time zone or in the time zone of the device:
 * « 2026-11-21, 10 h 20 ».
 * @source specification §1
 */
export function formatStamp(iso: string, locale: string, timeZone?: string): string {
  const { date, time } = localOf(iso, timeZone);
  return `${date}, ${clockWords(time, locale)}`;
}

/**
 * Clock time of an instant, in the given time zone or in the time zone of the device: « 7 h 12 »,
 * “7:12 a.m.”.
 */
export function formatClock(iso: string, locale: string, timeZone?: string): string {
  return clockWords(localOf(iso, timeZone).time, locale);
}

/** Date with its year: « 6 janvier 2026 », “6 January 2026”. */
export function formatDate(date: LocalDate, locale: string): string {
  return dayWords(date, locale, { day: 'numeric', month: 'long', year: 'numeric' });
}

/**
 * Date and time: « 6 janvier 2026 à 7 h 12 », in the given time zone or in the time zone of the
 * device.
 */
export function formatMoment(iso: string, locale: string, timeZone?: string): string {
  const { date, time } = localOf(iso, timeZone);
  return `${formatDate(date, locale)} ${locale === 'en' ? 'at' : 'à'} ${clockWords(time, locale)}`;
}

/**
 * Date and time with seconds, in the given time zone or in the time zone of the device:
 * « 2026-11-21, 10 h 20 min 05 s », “2026-11-21, 10:20:05 a.m.”.
 */
export function formatExactStamp(iso: string, locale: string, timeZone?: string): string {
  const { date, time, seconds } = localOf(iso, timeZone);
  if (locale === 'en') {
    return `${date}, ${clockWords(time, locale).replace(/(?=.a\.m|.p\.m)/u, `:${seconds}`)}`;
  }
  const two = String(time % 60).padStart(2, '0');
  return `${date}, ${Math.floor(time / 60)}\u00A0h\u00A0${two}\u00A0min\u00A0${seconds}\u00A0s`;
}
