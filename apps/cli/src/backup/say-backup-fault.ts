import { CliFailure, EXIT } from '../failure.ts';
import type { Texts } from '../texts/fr.ts';

/**
 * Recognises a `BackupError` by name, so that the backup module is not loaded. Null for all other
 * errors.
 */
const faultOf = (thrown: unknown): { fault: string; detail: string | null } | null =>
  thrown instanceof Error && thrown.name === 'BackupError' && 'fault' in thrown
    ? (thrown as Error & { fault: string; detail: string | null })
    : null;

const asCode = (fault: string): string =>
  fault.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/**
 * Changes a `BackupError` into a failure with the code `WRONG_KEY`, `DAMAGED` or `NOT_EMPTY`.
 * Returns all other errors unchanged.
 */
export function inWords(thrown: unknown, { backup }: Texts): unknown {
  const known = faultOf(thrown);
  if (known === null) return thrown;
  const words = backup.faults[known.fault] ?? known.fault;
  const message = known.detail === null ? words : `${words} (${known.detail})`;
  return new CliFailure(message, { exitCode: EXIT.refused, code: asCode(known.fault) });
}
