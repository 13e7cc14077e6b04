import type { SiteKey } from '@aube/auth';

/** Minutes in which a shown secret can be confirmed. */
const SET_UP_MINUTES = 30;

const contextOf = (userId: number) => `secondFactorSetUp:${userId}`;

/**
 * A shown, unconfirmed secret, sealed for its owner to send back: nothing is stored before its
 * first right code, and the earlier authenticator stays active.
 */
export const sealSetUp = (siteKey: SiteKey, userId: number, secret: string, now: Date): string =>
  siteKey.seal(`${now.getTime()} ${secret}`, contextOf(userId));

/** Secret of a ticket; null for another person's, an old or an invented one. */
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
