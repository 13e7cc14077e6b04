import { setImmediate as nextTurn } from 'node:timers/promises';
import { shutDown, type Running } from './shut-down.ts';

export type Life = {
  /** Aborted when the process must stop, including during the start. */
  readonly stopping: AbortSignal;
  /**
   * Registers the close function of an opened resource. `live` calls the function when the process
   * stops or when the start fails.
   */
  readonly onClose: (close: () => Promise<unknown>) => void;
};

export type Work = Omit<Running, 'close'>;

type Process = {
  exit: (code: number) => void;
  sayFault: (thrown: unknown) => number;
  signals?: Pick<NodeJS.EventEmitter, 'on'>;
};

const nothing = async (): Promise<void> => undefined;

/**
 * Runs a process until a stop is requested, even during the start. The stop closes every opened
 * resource.
 * @source security FT-6
 * @decision running-aube#start-and-stop
 */
export async function live(
  start: (life: Life) => Promise<Work>,
  { exit, sayFault, signals = process }: Process,
): Promise<void> {
  const stopping = new AbortController();
  const open: (() => Promise<unknown>)[] = [];
  const close = async () => {
    await Promise.allSettled(open.map((closeOne) => closeOne()));
  };
  let work: Work | null = null;
  let starting: Promise<Work> | null = null;
  let isFailed = false;

  const stop = async (): Promise<void> => {
    if (stopping.signal.aborted || isFailed) return;
    stopping.abort();
    const startEnds = {
      drain: async () => void (await starting?.catch(nothing)),
      stopJobs: nothing,
    };
    await shutDown({ ...(work ?? startEnds), close });
    exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT']) signals.on(signal, () => void stop());

  starting = start({ stopping: stopping.signal, onClose: (closeOne) => void open.push(closeOne) });
  try {
    work = await starting;
  } catch (thrown) {
    // Ctrl-C also ends the child programs. One turn of the event loop lets the process handle the
    // signal before the errors of these programs.
    await nextTurn();
    if (stopping.signal.aborted) return;
    isFailed = true;
    const code = sayFault(thrown);
    await shutDown({ drain: nothing, stopJobs: nothing, close });
    exit(code);
  }
}
