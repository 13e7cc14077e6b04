import type { SiteKey } from '@aube/auth';

/** For how long a shown secret may be confirmed, in minutes. */
const SET_UP_MINUTES = 30;

const contextOf = (userId: number) => `secondFactorSetUp:${userId}`;

/**
 * A secret that its owner has been shown and not confirmed yet, sealed for them to bring back: until
 * its first code is right nothing is stored, and the authenticator before it stays in force.
 */
export const sealSetUp = (siteKey: SiteKey, userId: number, secret: string, now: Date): string =>
  siteKey.seal(`${now.getTime()} ${secret}`, contextOf(userId));

/** The secret of a ticket; null for another person's, an old or a made-up one. */
export function openSetUp(
  siteKey: SiteKey,
  userId: number,
  ticket: string,
  now: Date,
): string | null {
  const [shownAt, secret] = siteKey.open(ticket, contextOf(userId))?.split(' ') ?? [];
  const isOld = now.getTime() - Number(shownAt) >= SET_UP_MINUTES * 60_000;
  return secret === undefined || isOld ? null : secret;
}
