/** The signals that end a command, and what the process ends with. */
const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** While `work` runs, a signal is handed to `end`, with what the process is to end with. */
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

/** While `work` runs, a signal lets it put away what it began, and then ends the process. */
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
