const HOURS_BEHIND_UTC = 12;

/**
 * The day against which a licence is held at `now`: a day counts until it is over in the last place
 * on earth, twelve hours behind UTC, so that a licence's last day is whole wherever the site is.
 */
export function licenceDayAt(now: Date): string {
  return new Date(now.getTime() - HOURS_BEHIND_UTC * 3_600_000).toISOString().slice(0, 10);
}
