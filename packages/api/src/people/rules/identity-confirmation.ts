import { latestPossible } from '../../time/rules/trusted-time.ts';

/** @decision D58 */
const IDENTITY_CONFIRMED_MINUTES = 10;

/**
 * True within ten minutes of a confirmation, or of a login with a second factor or through the
 * establishment's provider. A confirmation with a time in the future is not accepted.
 * @decision D58
 */
export function isIdentityConfirmed(confirmedAt: Date | null, now: Date): boolean {
  if (confirmedAt === null || confirmedAt > latestPossible(now)) return false;
  return now.getTime() - confirmedAt.getTime() < IDENTITY_CONFIRMED_MINUTES * 60_000;
}
