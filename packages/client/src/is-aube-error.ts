import type { AubeError } from './aube-error.ts';
import { ExplainedError } from './error.ts';

/** Whether a caught thing came from a call; `data` is null for a failure of the network. */
export function isAubeError(thrown: unknown): thrown is AubeError {
  return thrown instanceof ExplainedError;
}
