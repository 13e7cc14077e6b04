import { isTimeZone } from '@aube/api/rules';

/** IANA name; empty when an old browser names none. @decision D10 */
export function deviceTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions() as { timeZone?: string };
  return timeZone ?? '';
}

const known = new Map<string, boolean>();

export function isKnownHere(timeZone: string): boolean {
  const kept = known.get(timeZone) ?? isTimeZone(timeZone);
  known.set(timeZone, kept);
  return kept;
}
