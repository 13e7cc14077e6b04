/**
 * Procedures that check a secret: one call per request, so that rate limits count each try.
 * @source security RL-2
 */
export const UNBATCHABLE: ReadonlySet<string> = new Set([
  'account.login',
  'account.register',
  'account.activate',
  'account.requestPasswordReset',
  'account.resetPassword',
  'account.confirmIdentity',
]);

/** True when a batch contains a call that must be alone in its request. */
export function isForbiddenBatch(names: readonly string[]): boolean {
  return names.length > 1 && names.some((name) => UNBATCHABLE.has(name));
}
