import type { RouterOutputs } from '@aube/api';
import type { ScreeningPass } from './screening-memory.ts';

/**
 * What a sent screening leaves in this entry of the tab's history, so that a reload, Back and the
 * other language find the result, and the place to register that is told once.
 */
export interface Sent {
  readonly pass: ScreeningPass;
  readonly registration: RouterOutputs['questionnaires']['saveScreening']['registration'];
}

export function sentScreeningIn(state: unknown): Sent | null {
  return (state as { screening?: Sent } | null)?.screening ?? null;
}
