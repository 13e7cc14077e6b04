export const ACCOUNT_STATES = ['active', 'pending', 'deactivated', 'deleted'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

export type AccountInstants<Instant = Date> = {
  readonly activatedAt: Instant | null;
  readonly deactivatedAt: Instant | null;
  readonly deletedAt: Instant | null;
};

/** @decision D54 D55 */
export function accountState(instants: AccountInstants<unknown>): AccountState {
  if (instants.deletedAt !== null) return 'deleted';
  if (instants.deactivatedAt !== null) return 'deactivated';
  return instants.activatedAt === null ? 'pending' : 'active';
}
