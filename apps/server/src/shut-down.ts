/** Longest time from the signal to the end of the process. */
const STOP_WITHIN_MS = 10_000;
/**
 * Part of `STOP_WITHIN_MS` that is reserved for closing the connections to the mail server and the
 * database.
 */
const CLOSING_MS = 2_000;

export type Running = {
  drain: (patienceMs: number) => Promise<void>;
  stopJobs: () => Promise<void>;
  close: () => Promise<void>;
};

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeIsUp = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, timeIsUp]);
  clearTimeout(timer);
}

/** @source security FT-6 */
export async function shutDown({ drain, stopJobs, close }: Running): Promise<void> {
  const workMs = STOP_WITHIN_MS - CLOSING_MS;
  const endsAt = Date.now() + STOP_WITHIN_MS;
  await within(workMs, Promise.all([drain(workMs), stopJobs()]));
  const leftMs = Math.min(STOP_WITHIN_MS, Math.max(CLOSING_MS, endsAt - Date.now()));
  await within(leftMs, close());
}
