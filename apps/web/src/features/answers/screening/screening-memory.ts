import { keptInTab } from '../../../lib/kept-text.ts';

/** Opens a self-screening again without an account. @decision D6 */
export type ScreeningPass = {
  readonly id: string;
  readonly capability: string;
};

/**
 * A sent screening leaves this in the history entry, so that a reload, Back and the other language
 * find the result and the place to register.
 */
export type Sent = {
  readonly pass: ScreeningPass;
};

export function sentScreeningIn(state: unknown): Sent | null {
  return (state as { screening?: Sent } | null)?.screening ?? null;
}

const kept = keptInTab('aube.screening');
/** The last screening sent by this tab: Back from its result must not ask again. */
let sent: ScreeningPass | null = null;
/** Replaces a storage that the browser refuses. */
let known: ScreeningPass | null = null;

/** The screening of this tab; a reload finds its answers at the server. */
export function findPass(): ScreeningPass | null {
  const [id, capability] = kept.read()?.split(' ') ?? [];
  return id && capability ? { id, capability } : known;
}

export function keepPass(pass: ScreeningPass): void {
  known = pass;
  kept.write(`${pass.id} ${pass.capability}`);
}

export const findSentPass = (): ScreeningPass | null => sent;

/** The screening is done: only its result remains. */
export function sendPass(pass: ScreeningPass): void {
  sent = pass;
  forgetPass();
}

export function forgetPass(): void {
  known = null;
  kept.write(null);
}
