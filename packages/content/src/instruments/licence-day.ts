const HOURS_BEHIND_UTC = 12;

/**
 * Date that is compared with the end of a licence. The date is taken at UTC−12, so that the last
 * day of a licence is complete in every time zone.
 */
export function licenceDayAt(now: Date): string {
  return new Date(now.getTime() - HOURS_BEHIND_UTC * 3_600_000).toISOString().slice(0, 10);
}
