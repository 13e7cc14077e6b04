import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The first SIGINT, SIGTERM or SIGHUP aborts, with its name as the reason. */
export function catchSignals(): AbortSignal {
  const caught = new AbortController();
  for (const signal of SIGNALS) process.on(signal, () => caught.abort(signal));
  return caught.signal;
}

/** As in shells: 128 plus the number of the signal. */
export const exitCodeOf = ({ reason }: AbortSignal): number =>
  128 + constants.signals[reason as (typeof SIGNALS)[number]];
