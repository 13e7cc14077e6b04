export type Refusals = { readonly loggedAtMs: number; readonly since: number };

export const REFUSAL_ROW_EVERY_MS = 60 * 60_000;

/**
 * Decides if a refused call gets a row in the log. The first refusal of a procedure in a session
 * gets a row; later refusals share one row per hour.
 * @param nowMs in milliseconds since 1970
 * @returns `times`: number of refusals that the row counts; null without a row
 * @source ASVS 16.3.2
 * @decision rights-and-roles#refused-rights
 */
export function refusalTurn(
  before: Refusals | undefined,
  nowMs: number,
): { refusals: Refusals; times: number | null } {
  const passedMs = before ? nowMs - before.loggedAtMs : Infinity;
  const since = (before?.since ?? 0) + 1;
  const isDue = passedMs >= REFUSAL_ROW_EVERY_MS || passedMs < 0;
  if (isDue) return { refusals: { loggedAtMs: nowMs, since: 0 }, times: since };
  return { refusals: { loggedAtMs: before?.loggedAtMs ?? nowMs, since }, times: null };
}
