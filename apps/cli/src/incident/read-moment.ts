import { isDay } from '../options.ts';

/**
 * Reads an ISO 8601 instant, or a day in this machine's time zone. `isEnd`: a day gives the end of
 * the day. Null for an invalid text.
 */
export function readMoment(text: string, isEnd = false): Date | null {
  if (isDay(text)) {
    const [year = 0, month = 1, day = 1] = text.split('-').map(Number);
    return new Date(year, month - 1, day + (isEnd ? 1 : 0));
  }
  const instant = new Date(text);
  const isInstant = /^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/.test(text);
  return isInstant && !Number.isNaN(instant.getTime()) ? instant : null;
}
