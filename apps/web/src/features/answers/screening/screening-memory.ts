import { keptInTab } from '../../../lib/kept-text.ts';

/** @decision D6 */
export type ScreeningPass = {
  readonly id: string;
  readonly capability: string;
};

export type Sent = {
  readonly pass: ScreeningPass;
};

export function sentScreeningIn(state: unknown): Sent | null {
  return (state as { screening?: Sent } | null)?.screening ?? null;
}

const kept = keptInTab('aube.screening');
/** Kept in memory, so that Back from the result does not show the questions again. */
let sent: ScreeningPass | null = null;
let known: ScreeningPass | null = null;

export function findPass(): ScreeningPass | null {
  const [id, capability] = kept.read()?.split(' ') ?? [];
  return id && capability ? { id, capability } : known;
}

export function keepPass(pass: ScreeningPass): void {
  known = pass;
  kept.write(`${pass.id} ${pass.capability}`);
}

export const findSentPass = (): ScreeningPass | null => sent;

export function sendPass(pass: ScreeningPass): void {
  sent = pass;
  forgetPass();
}

export function forgetPass(): void {
  known = null;
  kept.write(null);
}
