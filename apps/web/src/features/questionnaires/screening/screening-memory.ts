/** What opens a self-screening again without an account. @decision D6 */
export type ScreeningPass = {
  readonly id: string;
  readonly capability: string;
};

const key = 'aube.screening';
/** The screening that this tab sent last: Back from its result must not ask everything anew. */
let sent: ScreeningPass | null = null;
/** Stands in for a storage that the browser refuses. */
let known: ScreeningPass | null = null;

/** The screening of this tab, so that a reload finds its answers; the answers stay at the server. */
export function findPass(): ScreeningPass | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    const { id, capability } = (stored ?? {}) as Partial<ScreeningPass>;
    return typeof id === 'string' && typeof capability === 'string' ? { id, capability } : known;
  } catch {
    return known;
  }
}

export function keepPass(pass: ScreeningPass): void {
  known = pass;
  try {
    sessionStorage.setItem(key, JSON.stringify(pass));
  } catch {
    // Without storage a reload starts anew.
  }
}

export const findSentPass = (): ScreeningPass | null => sent;

/** Done with: its result is all that is left of it. */
export function sendPass(pass: ScreeningPass): void {
  sent = pass;
  forgetPass();
}

export function forgetPass(): void {
  known = null;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
