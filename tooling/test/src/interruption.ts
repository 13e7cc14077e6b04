import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Aborted by the first SIGINT or SIGTERM; the reason is the name of the signal. */
export function catchSignals(): AbortSignal {
  const caught = new AbortController();
  for (const signal of SIGNALS) process.on(signal, () => caught.abort(signal));
  return caught.signal;
}

/** Exit code after a signal, as in shells: 128 plus the number of the signal. */
export const exitCodeOf = ({ reason }: AbortSignal): number =>
  128 + constants.signals[reason as (typeof SIGNALS)[number]];
