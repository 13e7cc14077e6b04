import type { ClockTime } from '@aube/api/rules';

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
