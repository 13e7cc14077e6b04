/** How long a deleted account can be restored before its identity is erased. @decision D55 */
export const RESTORE_DAYS = 30;

const DAY_MS = 24 * 60 * 60_000;

/** The instant from which a deleted account can be restored no longer. @decision D55 */
export const restorableUntil = (deletedAt: Date): Date =>
  new Date(deletedAt.getTime() + RESTORE_DAYS * DAY_MS);

/** Whether a deleted account can still be restored; once it cannot, its identity is erased. @decision D55 */
export const isRestorable = (deletedAt: Date, now: Date): boolean =>
  now < restorableUntil(deletedAt);
