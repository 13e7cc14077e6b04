import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Signal that is aborted by the first SIGINT, SIGTERM or SIGHUP. `reason` is the name of the
 * signal.
 */
export function catchSignals(): AbortSignal {
  const caught = new AbortController();
  for (const signal of SIGNALS) process.on(signal, () => caught.abort(signal));
  return caught.signal;
}

/** 128 plus the number of the signal, as in shells. */
export const exitCodeOf = ({ reason }: AbortSignal): number =>
  128 + constants.signals[reason as (typeof SIGNALS)[number]];
