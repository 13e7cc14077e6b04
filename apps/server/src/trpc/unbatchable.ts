/**
 * Procedures that check a secret. A request with one of these calls may contain no other call, so
 * that rate limits count each try.
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

export function isForbiddenBatch(names: readonly string[]): boolean {
  return names.length > 1 && names.some((name) => UNBATCHABLE.has(name));
}
