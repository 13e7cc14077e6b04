import type { Cli } from './cli.ts';
import { isRefusedWith } from './explain-failure.ts';
import { absence } from './failure.ts';

/** Words for what is refused because no establishment has the code that was given; the rest is thrown on. */
export const sayNoPlace =
  ({ t }: Cli, code: string | undefined) =>
  (thrown: unknown): never => {
    if (code === undefined || !isRefusedWith(thrown, 'NOT_FOUND')) throw thrown;
    throw absence(t.export.noPlace(code.trim().toUpperCase()));
  };
