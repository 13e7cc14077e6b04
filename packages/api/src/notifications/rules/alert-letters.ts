/** Figures of the emails about alerts. */
const alertLetterRules = {
  /** Time until the next email while nobody takes charge of an alert. */
  againAfterHours: 24,
} as const;

/** Possible recipients about an alert, as ids of users with an active account. */
export type AlertReaders = {
  /** Staff of the participant's establishment. */
  readonly staff: readonly number[];
  readonly administrators: readonly number[];
};

/**
 * Recipients of an email about an open alert (« alerte »): the staff of the establishment, and the
 * administrators if it has none or its staff have not reacted. Never the participant themself.
 * @decision D33
 */
export function alertReaders(
  { staff, administrators }: AlertReaders,
  { aboutUserId, isAgain }: { aboutUserId: number; isAgain: boolean },
): number[] {
  const isAbout = (userId: number) => userId === aboutUserId;
  const colleagues = staff.filter((each) => !isAbout(each));
  const readers =
    isAgain || colleagues.length === 0 ? [...colleagues, ...administrators] : colleagues;
  return [...new Set(readers.filter((each) => !isAbout(each)))];
}

/** Alerts whose last email left at or before this instant get another. */
export function repeatLettersBefore(now: Date): Date {
  return new Date(now.getTime() - alertLetterRules.againAfterHours * 60 * 60_000);
}
