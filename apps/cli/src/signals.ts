const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

export async function catchingSignals<T>(
  end: (exitCode: number) => void,
  work: () => Promise<T>,
): Promise<T> {
  const caught = Object.entries(SIGNALS).map(([signal, exitCode]) => {
    const handler = () => end(exitCode);
    process.once(signal, handler);
    return () => process.off(signal, handler);
  });
  try {
    return await work();
  } finally {
    for (const forget of caught) forget();
  }
}

/**
 * When a signal arrives, aborts `work`, waits until `work` has cleaned up, and ends the process.
 */
export async function untilStopped<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stopping = new AbortController();
  let exitCode: number | null = null;
  try {
    return await catchingSignals(
      (code) => {
        exitCode = code;
        stopping.abort();
      },
      () => work(stopping.signal),
    );
  } finally {
    if (exitCode !== null) process.exit(exitCode);
  }
}
