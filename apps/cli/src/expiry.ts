const HOUR_MS = 60 * 60_000;

/**
 * Reads `--expires`: `2026-12-31` (end of the day in the machine's time zone), `30d`, `12h` or an
 * ISO 8601 instant. Null for an invalid text.
 */
export function readExpiry(text: string, now: Date): Date | null {
  const [, count, unit] = /^(\d{1,4})([dhj])$/.exec(text) ?? [];
  if (count !== undefined) {
    return new Date(now.getTime() + Number(count) * (unit === 'h' ? 1 : 24) * HOUR_MS);
  }
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (year !== undefined) {
    const ends = new Date(Number(year), Number(month) - 1, Number(day), 23, 59, 59);
    return ends.getMonth() === Number(month) - 1 && ends.getDate() === Number(day) ? ends : null;
  }
  const instant = new Date(text);
  const isInstant = /^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/.test(text);
  return isInstant && !Number.isNaN(instant.getTime()) ? instant : null;
}
