/** For how many minutes the proof of who one is holds. @decision D58 */
const IDENTITY_CONFIRMED_MINUTES = 10;

/**
 * Whether a person has proved who they are recently enough for what asks for it: less than ten
 * minutes ago. A login counts, with its second factor or through the establishment's provider.
 * @decision D58
 */
export function isIdentityConfirmed(confirmedAt: Date | null, now: Date): boolean {
  if (confirmedAt === null) return false;
  return now.getTime() - confirmedAt.getTime() < IDENTITY_CONFIRMED_MINUTES * 60_000;
}
