import {
  type DateStyle,
  formatClock,
  formatDate,
  formatDay,
  formatDayOf,
  formatExactStamp,
  formatInstant,
  formatNight,
  formatPeriod,
  formatStamp,
  formatWeekday,
  type LocalDate,
  localDateOf,
} from '@aube/api/rules';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useWrittenZone } from './account-zone.ts';

/**
 * @source specification §1
 * @decision D97
 */
export function useDates() {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const zone = useWrittenZone();
  return useMemo(
    () => ({
      day: (date: LocalDate, style?: DateStyle) => formatDay(date, locale, style),
      weekday: (date: LocalDate) => formatWeekday(date, locale),
      night: (date: LocalDate, style?: DateStyle) => formatNight(date, locale, style),
      period: (from: LocalDate, to: LocalDate) => formatPeriod(from, to, locale),
      dayOf: (iso: string, timeZone: string) => formatDayOf(iso, locale, timeZone),
      today: () => localDateOf(new Date().toISOString(), zone),
      localDateOf: (iso: string) => localDateOf(iso, zone),
      stamp: (iso: string) => formatStamp(iso, locale, zone),
      date: (date: LocalDate) => formatDate(date, locale),
      exactStamp: (iso: string) => formatExactStamp(iso, locale, zone),
      clock: (iso: string) => formatClock(iso, locale, zone),
      instant: (iso: string, timeZone: string) => formatInstant(iso, locale, timeZone),
    }),
    [locale, zone],
  );
}
