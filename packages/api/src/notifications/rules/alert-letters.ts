const alertLetterRules = {
  againAfterHours: 24,
} as const;

export type AlertReaders = {
  readonly staff: readonly number[];
  readonly administrators: readonly number[];
};

/**
 * Recipients of an email about an open alert: the staff of the establishment. Administrators are
 * added when there is no staff, and from the second email on.
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

export function repeatLettersBefore(now: Date): Date {
  return new Date(now.getTime() - alertLetterRules.againAfterHours * 60 * 60_000);
}
