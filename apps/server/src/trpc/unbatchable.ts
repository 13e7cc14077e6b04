/**
 * Procedures that try a secret: each travels alone, so that a limit counts requests and tries
 * alike. @source security RL-2
 */
export const UNBATCHABLE: ReadonlySet<string> = new Set([
  'account.login',
  'account.register',
  'account.activate',
  'account.requestPasswordReset',
  'account.resetPassword',
  'account.confirmIdentity',
]);

/** Whether a batch holds a call that must travel alone. */
export function isForbiddenBatch(names: readonly string[]): boolean {
  return names.length > 1 && names.some((name) => UNBATCHABLE.has(name));
}
