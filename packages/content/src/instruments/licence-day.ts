const HOURS_BEHIND_UTC = 12;

/**
 * The date that licences are compared with. It is the date at UTC−12, so that a licence's last day
 * is complete in every time zone.
 */
export function licenceDayAt(now: Date): string {
  return new Date(now.getTime() - HOURS_BEHIND_UTC * 3_600_000).toISOString().slice(0, 10);
}
