import type { AubeError } from './aube-error.ts';
import { ExplainedError } from './error.ts';

/** True for an error thrown by a call; its `data` is null when no server answered. */
export function isAubeError(thrown: unknown): thrown is AubeError {
  return thrown instanceof ExplainedError;
}
