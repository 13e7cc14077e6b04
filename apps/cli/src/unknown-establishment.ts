import type { Cli } from './cli.ts';
import { isRefusedWith } from './explain-failure.ts';
import { absence } from './failure.ts';

/** Explains that no establishment has the given code; rethrows every other failure. */
export const explainUnknownEstablishment =
  ({ t }: Cli, code: string | undefined) =>
  (thrown: unknown): never => {
    if (code === undefined || !isRefusedWith(thrown, 'NOT_FOUND')) throw thrown;
    throw absence(t.export.noPlace(code.trim().toUpperCase()));
  };
