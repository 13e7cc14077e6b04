import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Aborted by the first signal that asks this process to end, whose name is its reason. */
export function catchSignals(): AbortSignal {
  const caught = new AbortController();
  for (const signal of SIGNALS) process.on(signal, () => caught.abort(signal));
  return caught.signal;
}

/** What a shell answers for a process that a signal ended: 128 and its number. */
export const exitCodeOf = ({ reason }: AbortSignal): number =>
  128 + constants.signals[reason as (typeof SIGNALS)[number]];
