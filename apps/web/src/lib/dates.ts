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
} from '@aube/api/rules';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

/** @source specification §1 */
export function useDates() {
  const { i18n } = useLingui();
  const { locale } = i18n;
  return useMemo(
    () => ({
      day: (date: LocalDate, style?: DateStyle) => formatDay(date, locale, style),
      weekday: (date: LocalDate) => formatWeekday(date, locale),
      night: (date: LocalDate, style?: DateStyle) => formatNight(date, locale, style),
      period: (from: LocalDate, to: LocalDate) => formatPeriod(from, to, locale),
      dayOf: (iso: string, timeZone: string) => formatDayOf(iso, locale, timeZone),
      stamp: (iso: string) => formatStamp(iso, locale),
      date: (date: LocalDate) => formatDate(date, locale),
      exactStamp: (iso: string) => formatExactStamp(iso, locale),
      clock: (iso: string) => formatClock(iso, locale),
      instant: (iso: string, timeZone: string) => formatInstant(iso, locale, timeZone),
    }),
    [locale],
  );
}
