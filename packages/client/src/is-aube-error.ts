import type { AubeError } from './aube-error.ts';
import { ExplainedError } from './error.ts';

/** True for an error that a call threw. Its `data` is null when no Aube server answered. */
export function isAubeError(thrown: unknown): thrown is AubeError {
  return thrown instanceof ExplainedError;
}
