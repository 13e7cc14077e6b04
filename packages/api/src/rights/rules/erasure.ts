/** Why an administrator erases somebody. @decision D63 */
export const ERASURE_REASONS = ['request', 'retention'] as const;
export type ErasureReason = (typeof ERASURE_REASONS)[number];

/** Why somebody was erased, as the audit log keeps it: the system's reasons too. */
export type KeptErasureReason = ErasureReason | 'accountDeleted' | 'replay';
