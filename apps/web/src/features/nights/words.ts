import { type ClockTime, diaryRules, formatClockTime, clockWords } from '@aube/api/rules';

const narrow = '\u00A0';

/** The English text gives the time in 24-hour and 12-hour form. */
export function clockEcho(time: ClockTime, locale: string): string {
  const said = clockWords(time, locale);
  return locale === 'en' ? `${formatClockTime(time)} — ${said}` : said;
}

export const hourWords = (time: ClockTime, locale: string): string =>
  clockWords(time, locale).replace(':00', '');

/** « 6 h 5 min », « 45 min », « 8 h ». @source specification §1 */
export function durationWords(minutes: number): string {
  const whole = Math.round(minutes);
  const hours = Math.floor(whole / 60);
  const rest = whole - hours * 60;
  if (hours === 0) return `${rest}${narrow}min`;
  return rest === 0 ? `${hours}${narrow}h` : `${hours}${narrow}h${narrow}${rest}${narrow}min`;
}

const percentSign = (figure: string, locale: string): string =>
  locale === 'en' ? `${figure}%` : `${figure.replace('.', ',')}${narrow}%`;

/** The percentage is already cut to 0.1: « 80,8 % », “80.8%”. @decision D23 */
export const percentWords = (percent: number, locale: string): string =>
  percentSign(String(Number(percent.toFixed(1))), locale);

/** One precision in a whole column: « 85,0 % » below « 80,8 % ». */
export const columnPercentWords = (percent: number, locale: string): string =>
  percentSign(percent.toFixed(1), locale);

export type PartOfDay = 'midnight' | 'afterMidnight' | 'morning' | 'noon' | 'afternoon' | 'evening';

export function partOfDay(time: ClockTime): PartOfDay {
  if (time === 0) return 'midnight';
  if (time < 5 * 60) return 'afterMidnight';
  if (time < diaryRules.noonTime) return 'morning';
  if (time === diaryRules.noonTime) return 'noon';
  return time < 18 * 60 ? 'afternoon' : 'evening';
}
