/**
 * An instant as callers read it, of how PostgreSQL writes a timestamptz into JSON: in UTC by every session of ours, with
 * as many decimals as it needs (`2026-01-20T06:30:00.5+00:00`). Reading it as a date costs twelve times as much.
 * @returns such as `2026-01-20T06:30:00.500Z`
 */
export function isoInstant(stored: string): string {
  return stored.endsWith('+00:00')
    ? `${stored.slice(0, 19)}.${stored.slice(20, -6).padEnd(3, '0')}Z`
    : new Date(stored).toISOString();
}
