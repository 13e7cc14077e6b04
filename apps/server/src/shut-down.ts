/** From the signal to the end of the process, whatever is still under way. */
const STOP_WITHIN_MS = 10_000;
/** Of these, what is left at least for leaving the mail server and the database in good order. */
const CLOSING_MS = 2_000;

export type Running = {
  /** Takes no more connections, and resolves when the last request is answered or time is up. */
  drain: (patienceMs: number) => Promise<void>;
  /** Ends the jobs after the piece of work that is on. */
  stopJobs: () => Promise<void>;
  /** Leaves the mail server and the database. */
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

/** Finishes what is under way, one deadline for all of it. @source security FT-6 */
export async function shutDown({ drain, stopJobs, close }: Running): Promise<void> {
  const workMs = STOP_WITHIN_MS - CLOSING_MS;
  const endsAt = Date.now() + STOP_WITHIN_MS;
  await within(workMs, Promise.all([drain(workMs), stopJobs()]));
  const leftMs = Math.min(STOP_WITHIN_MS, Math.max(CLOSING_MS, endsAt - Date.now()));
  await within(leftMs, close());
}
