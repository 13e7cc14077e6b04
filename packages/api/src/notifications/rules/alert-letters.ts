/** Every figure of the letters about alerts. */
const alertLetterRules = {
  /** While nobody takes charge of an alert, a letter goes out again after so long. */
  againAfterHours: 24,
} as const;

/** Who could be written to about an alert, as ids of users with an active account. */
export type AlertReaders = {
  /** Staff of the establishment of the person whom it is about. */
  readonly staff: readonly number[];
  readonly administrators: readonly number[];
};

/**
 * Who is written to about an alert (« alerte ») that waits: the staff of the establishment, and the
 * administrators where it has none or when the staff left it waiting. Never the person whom it is
 * about.
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

/** Alerts whose last letter left at or before this instant get another. */
export function lettersAgainBefore(now: Date): Date {
  return new Date(now.getTime() - alertLetterRules.againAfterHours * 60 * 60_000);
}
