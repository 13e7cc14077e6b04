import { ROLE } from '../../people/rules/roles.ts';

/** Reasons of an administrator for an erasure. @decision D63 */
export const ERASURE_REASONS = ['request', 'retention', 'mistake'] as const;
export type ErasureReason = (typeof ERASURE_REASONS)[number];

/** Reasons in the audit log, including the system's. */
export type KeptErasureReason = ErasureReason | 'accountDeleted' | 'replay';

/**
 * True when an account may be erased: active staff must be deleted first, so that an erasure never
 * removes an account in use.
 * @decision D55 D63
 */
export const isErasable = ({
  roles,
  deletedAt,
}: {
  roles: readonly number[];
  deletedAt: Date | null;
}): boolean => deletedAt !== null || roles.every((role) => role === ROLE.participant);
