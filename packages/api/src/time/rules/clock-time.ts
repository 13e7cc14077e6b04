/**
 * Clock time in whole minutes after midnight, 0 to 1439. Only input and output use `HH:MM`.
 * @decision D10
 */
export type ClockTime = number;

export const minutesPerDay = 1440;

const longestText = 40;
const namedTime = /^(?:12 ?)?(midi|noon|minuit|midnight)(?: ?([0-5]\d))?$/;
const written =
  /^(\d{1,2})(?: ?(?:heures?|hrs?|h|[:.,;∶]| ) ?(?:([0-5]\d)(?: ?(?:minutes|min|mn|m)|[:.][0-5]\d)?)?)? ?([ap])?$/;
const digits = /^(\d{1,2})([0-5]\d) ?([ap])?$/;

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ ?(?:du matin|in the morning|a ?\.? ?m ?\.?)$/, ' a')
    .replace(/ ?(?:du soir|de l['’]apres-midi|in the (?:afternoon|evening)|p ?\.? ?m ?\.?)$/, ' p');
}

/** Hour of the 24-hour clock. An hour above 12 is also accepted with p.m. (`22:30 pm`). */
function hourOfDay(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour <= 24 ? hour : null;
  if (half === 'a') return hour <= 12 ? hour % 12 : null;
  if (hour === 0 || hour > 23) return null;
  return hour < 12 ? hour + 12 : hour;
}

/**
 * Reads a time in French or English: `2230`, `22h30`, `22 h 30`, `22.30`, `7`, `10:30 p.m.`, `7 h
 * du matin`, `minuit`, `noon`. Null for any other text and for an ambiguous time (`9:5`).
 */
export function parseClockTime(text: string): ClockTime | null {
  if (text.length > longestText) return null;
  const said = plain(text);
  const named = namedTime.exec(said);
  if (named) return (named[1] === 'midi' || named[1] === 'noon' ? 720 : 0) + Number(named[2] ?? 0);
  const match = digits.exec(said) ?? written.exec(said);
  if (!match) return null;
  const hour = hourOfDay(Number(match[1]), match[3]);
  const minute = Number(match[2] ?? 0);
  if (hour === null || (hour === 24 && minute > 0)) return null;
  return (hour % 24) * 60 + minute;
}

/** @source specification §5 */
export function formatClockTime(time: ClockTime): string {
  const hour = Math.floor(time / 60);
  return `${String(hour).padStart(2, '0')}:${String(time - hour * 60).padStart(2, '0')}`;
}

export function isClockTime(value: number): value is ClockTime {
  return Number.isInteger(value) && value >= 0 && value < minutesPerDay;
}

/** Adds minutes to a clock time; negative minutes are subtracted. After 23:59 comes 00:00. */
export function clockTimePlus(time: ClockTime, minutes: number): ClockTime {
  return (((time + minutes) % minutesPerDay) + minutesPerDay) % minutesPerDay;
}

/** Shorter distance between two clock times, 0 to 720 minutes: 23:50 to 00:10 is 20. */
export function clockDistanceMinutes(one: ClockTime, other: ClockTime): number {
  const ahead = clockTimePlus(one, -other);
  return Math.min(ahead, minutesPerDay - ahead);
}

/** Shortest period that contains all the times, 0 to 1439 minutes; 0 without times. */
export function clockSpreadMinutes(times: readonly ClockTime[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  const gaps = sorted.map((time, index) => clockTimePlus(time, -(sorted.at(index - 1) ?? 0)));
  const widest = Math.max(0, ...gaps);
  return widest === 0 ? 0 : minutesPerDay - widest;
}
