import type { ScreeningPass } from './screening-memory.ts';

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
