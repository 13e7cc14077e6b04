/** State of an account; exactly one each, so that the filters add up to everybody. */
export const ACCOUNT_STATES = ['active', 'pending', 'deactivated', 'deleted'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

/** Instants that decide on an account; null when it has not happened. */
export type AccountInstants<Instant = Date> = {
  readonly activatedAt: Instant | null;
  readonly deactivatedAt: Instant | null;
  readonly deletedAt: Instant | null;
};

/**
 * State of an account: deleted and deactivated come first; other accounts are active after their activation.
 * @decision D54 D55
 */
export function accountState(instants: AccountInstants<unknown>): AccountState {
  if (instants.deletedAt !== null) return 'deleted';
  if (instants.deactivatedAt !== null) return 'deactivated';
  return instants.activatedAt === null ? 'pending' : 'active';
}
