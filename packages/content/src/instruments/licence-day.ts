const HOURS_BEHIND_UTC = 12;

/** Date in UTC−12, so that a licence is valid until its last day has ended in every time zone. */
export function licenceDayAt(now: Date): string {
  return new Date(now.getTime() - HOURS_BEHIND_UTC * 3_600_000).toISOString().slice(0, 10);
}
