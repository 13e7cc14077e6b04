import { keptInTab } from '../../../lib/kept-text.ts';

/** What opens a self-screening again without an account. @decision D6 */
export type ScreeningPass = {
  readonly id: string;
  readonly capability: string;
};

/**
 * What a sent screening leaves in this entry of the tab's history, so that a reload, Back and the
 * other language find the result, and with it the place to register.
 */
export type Sent = {
  readonly pass: ScreeningPass;
};

export function sentScreeningIn(state: unknown): Sent | null {
  return (state as { screening?: Sent } | null)?.screening ?? null;
}

const kept = keptInTab('aube.screening');
/** The screening that this tab sent last: Back from its result must not ask everything anew. */
let sent: ScreeningPass | null = null;
/** Stands in for a storage that the browser refuses. */
let known: ScreeningPass | null = null;

/** The screening of this tab, so that a reload finds its answers; the answers stay at the server. */
export function findPass(): ScreeningPass | null {
  const [id, capability] = kept.read()?.split(' ') ?? [];
  return id && capability ? { id, capability } : known;
}

export function keepPass(pass: ScreeningPass): void {
  known = pass;
  kept.write(`${pass.id} ${pass.capability}`);
}

export const findSentPass = (): ScreeningPass | null => sent;

/** Done with: its result is all that is left of it. */
export function sendPass(pass: ScreeningPass): void {
  sent = pass;
  forgetPass();
}

export function forgetPass(): void {
  known = null;
  kept.write(null);
}
