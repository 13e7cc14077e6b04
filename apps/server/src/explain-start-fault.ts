import { SiteKeyError } from '@aube/auth';
import { ContentFaultsError } from '@aube/content';
import { DatabaseUnavailableError, isDatabaseAway } from '@aube/db';
import { DemoRefusedError } from '@aube/lives';
import { ListenError } from './explain-listen.ts';
import { WrongClockError } from './operations/trusted-time.ts';

/**
 * Errors that are printed without a stack. Errors of `ONLY_MENDED` need a repair by the operator;
 * errors of `MAY_PASS` may be temporary.
 */
const ONLY_MENDED = [ContentFaultsError, DemoRefusedError, SiteKeyError];
const MAY_PASS = [DatabaseUnavailableError, ListenError, WrongClockError];

const TOO_SLOW =
  'The database did not answer in time: this computer may be busy. Start again in a moment. ' +
  'A demonstration that was being made needs an empty data folder (AUBE_DATA_DIR).';

type StartFault = {
  /** Text for the operator, or the thrown value when the error is unknown. */
  readonly says: unknown;
  readonly isToMend: boolean;
};

export function explainStartFault(thrown: unknown): StartFault {
  const isOneOf = (kinds: readonly (abstract new (...args: never) => Error)[]) =>
    kinds.some((kind) => thrown instanceof kind);
  const { message, code, path } = thrown as NodeJS.ErrnoException;
  const isToMend = isOneOf(ONLY_MENDED);
  if (isToMend || isOneOf(MAY_PASS)) return { says: message, isToMend };
  if (isDatabaseAway(thrown)) return { says: TOO_SLOW, isToMend };
  return { says: code && path ? `Aube cannot use ${path} (${code}).` : thrown, isToMend };
}
