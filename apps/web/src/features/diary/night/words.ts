import { type ClockTime, diaryRules, formatClockTime } from '@aube/api/rules';

const narrow = '\u00A0';

/** A clock time as one says it: « 22 h 30 », « 7 h »; “10:30 p.m.”. */
export function clockWords(time: ClockTime, locale: string): string {
  const hour = Math.floor(time / 60);
  const minute = time - hour * 60;
  const two = String(minute).padStart(2, '0');
  if (locale === 'en') {
    const half = hour < 12 ? 'a.m.' : 'p.m.';
    return `${((hour + 11) % 12) + 1}:${two}${narrow}${half}`;
  }
  return minute === 0 ? `${hour}${narrow}h` : `${hour}${narrow}h${narrow}${two}`;
}

/** A clock time as an echo says it: the way of the language, and in English both clocks. */
export function clockEcho(time: ClockTime, locale: string): string {
  const said = clockWords(time, locale);
  return locale === 'en' ? `${formatClockTime(time)} — ${said}` : said;
}

/** A duration in hours and minutes: « 6 h 5 min », « 45 min », « 8 h ». @source specification §1 */
export function durationWords(minutes: number): string {
  const whole = Math.round(minutes);
  const hours = Math.floor(whole / 60);
  const rest = whole - hours * 60;
  if (hours === 0) return `${rest}${narrow}min`;
  return rest === 0 ? `${hours}${narrow}h` : `${hours}${narrow}h${narrow}${rest}${narrow}min`;
}

/** A figure already truncated to 0.1, in per cent: « 80,8 % », “80.8%”. @decision D23 */
export function percentWords(percent: number, locale: string): string {
  const figure = percent.toLocaleString(locale === 'en' ? 'en-CA' : 'fr-CA', {
    maximumFractionDigits: 1,
  });
  return locale === 'en' ? `${figure}%` : `${figure}${narrow}%`;
}

/** The part of the day in which a clock time lies, for « le lundi 5 au soir ». */
export type PartOfDay = 'midnight' | 'afterMidnight' | 'morning' | 'noon' | 'afternoon' | 'evening';

export function partOfDay(time: ClockTime): PartOfDay {
  if (time === 0) return 'midnight';
  if (time < 5 * 60) return 'afterMidnight';
  if (time < diaryRules.noonTime) return 'morning';
  if (time === diaryRules.noonTime) return 'noon';
  return time < 18 * 60 ? 'afternoon' : 'evening';
}
