/** @decision D58 */
const IDENTITY_CONFIRMED_MINUTES = 10;

/**
 * True when the identity was confirmed less than ten minutes ago. A login with a second factor or
 * through the establishment's provider confirms the identity too.
 * @decision D58
 */
export function isIdentityConfirmed(confirmedAt: Date | null, now: Date): boolean {
  if (confirmedAt === null) return false;
  return now.getTime() - confirmedAt.getTime() < IDENTITY_CONFIRMED_MINUTES * 60_000;
}
