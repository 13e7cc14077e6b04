/** Where an account stands: one state each, so that the filters add up to everybody. */
export const ACCOUNT_STATES = ['active', 'pending', 'deactivated', 'deleted'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

/** The instants that decide on an account; null for what has not happened. */
export type AccountInstants<Instant = Date> = {
  readonly activatedAt: Instant | null;
  readonly deactivatedAt: Instant | null;
  readonly deletedAt: Instant | null;
};

/**
 * The state of an account: who is deleted or deactivated is so whatever else happened; the rest are
 * active once they have followed their activation link.
 * @decision D54 D55
 */
export function accountState(instants: AccountInstants<unknown>): AccountState {
  if (instants.deletedAt !== null) return 'deleted';
  if (instants.deactivatedAt !== null) return 'deactivated';
  return instants.activatedAt === null ? 'pending' : 'active';
}
