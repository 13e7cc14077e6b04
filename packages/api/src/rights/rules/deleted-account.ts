/**
 * Days during which a deleted account can be restored; the identity is erased afterwards.
 * @decision D55
 */
export const RESTORE_DAYS = 30;

const DAY_MS = 24 * 60 * 60_000;

/** @decision D55 */
export const restorableUntil = (deletedAt: Date): Date =>
  new Date(deletedAt.getTime() + RESTORE_DAYS * DAY_MS);

/** @decision D55 */
export const isRestorable = (deletedAt: Date, now: Date): boolean =>
  now < restorableUntil(deletedAt);
