import { ROLE } from '../../account/rules/roles.ts';

/** Why an administrator erases somebody. @decision D63 */
export const ERASURE_REASONS = ['request', 'retention', 'mistake'] as const;
export type ErasureReason = (typeof ERASURE_REASONS)[number];

/** Why somebody was erased, as the audit log keeps it: the system's reasons too. */
export type KeptErasureReason = ErasureReason | 'accountDeleted' | 'replay';

/**
 * Whether an account may be erased: who is at work is deleted first, so that an erasure takes no account
 * away from under its owner.
 * @decision D55 D63
 */
export const isErasable = ({
  roles,
  deletedAt,
}: {
  roles: readonly number[];
  deletedAt: Date | null;
}): boolean => deletedAt !== null || roles.every((role) => role === ROLE.participant);
