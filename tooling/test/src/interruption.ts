import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Aborted by the first SIGINT or SIGTERM, with its name as the reason. */
export function catchSignals(): AbortSignal {
  const caught = new AbortController();
  for (const signal of SIGNALS) process.on(signal, () => caught.abort(signal));
  return caught.signal;
}

/** Exit code that shells give after a signal: 128 plus its number. */
export const exitCodeOf = ({ reason }: AbortSignal): number =>
  128 + constants.signals[reason as (typeof SIGNALS)[number]];
