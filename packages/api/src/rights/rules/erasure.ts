import { ROLE } from '../../people/rules/roles.ts';

/** @decision D63 */
export const ERASURE_REASONS = ['request', 'retention', 'mistake'] as const;
export type ErasureReason = (typeof ERASURE_REASONS)[number];

export type KeptErasureReason = ErasureReason | 'accountDeleted' | 'replay';

/** A staff account must be deleted before the erasure. @decision D55 D63 */
export const isErasable = ({
  roles,
  deletedAt,
}: {
  roles: readonly number[];
  deletedAt: Date | null;
}): boolean => deletedAt !== null || roles.every((role) => role === ROLE.participant);
