import { setImmediate as nextTurn } from 'node:timers/promises';
import { shutDown, type Running } from './shut-down.ts';

/** What a start is told of the process it happens in. */
export type Life = {
  /** Aborted once the process is asked to stop, which may be during the start. */
  readonly stopping: AbortSignal;
  /** Called for what is open, at the stop or when the start fails: all at once, none waits for another. */
  readonly onClose: (close: () => Promise<unknown>) => void;
};

/** What is under way once the start is done. */
export type Work = Omit<Running, 'close'>;

type Process = {
  /** Leaves the process: with 0 after a stop that was asked for. */
  exit: (code: number) => void;
  /** Says why a start failed, and with what the process ends. */
  sayFault: (thrown: unknown) => number;
  signals?: Pick<NodeJS.EventEmitter, 'on'>;
};

const nothing = async (): Promise<void> => undefined;

/**
 * From the start to the end of the process: a stop is heard from the first moment, and whichever way it ends, what
 * was opened is closed, the embedded database among it.
 * @source security FT-6
 * @decision decisions/0083
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
    // Ctrl-C reaches the programs of the start too: the signal is heard before their failure counts.
    await nextTurn();
    if (stopping.signal.aborted) return;
    isFailed = true;
    const code = sayFault(thrown);
    await shutDown({ drain: nothing, stopJobs: nothing, close });
    exit(code);
  }
}
