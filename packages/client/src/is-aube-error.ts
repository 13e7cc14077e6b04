import type { AubeError } from './aube-error.ts';
import { ExplainedError } from './error.ts';

export function isAubeError(thrown: unknown): thrown is AubeError {
  return thrown instanceof ExplainedError;
}
