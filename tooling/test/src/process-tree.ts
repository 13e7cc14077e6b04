import { execFileSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

/** A process, and when it began: its number alone may be another's by now. */
type Process = { readonly pid: number; readonly parent: number; readonly began: string };

/** How long one may take to end by itself, after which it is killed. */
const patienceMs = 10_000;

function listProcesses(): Process[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,lstart='], { encoding: 'utf8' });
  return lines.split('\n').flatMap((line) => {
    const [, pid, parent, state = '', began = ''] =
      /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.+)$/.exec(line) ?? [];
    // A zombie has ended; nobody has asked how.
    return pid === undefined || state.startsWith('Z')
      ? []
      : [{ pid: Number(pid), parent: Number(parent), began }];
  });
}

/** What a process started, and what that started, and so on; itself not among them. */
export function descendantsOf(pid: number): readonly Process[] {
  const all = listProcesses();
  const found: Process[] = [];
  const parents = new Set([pid]);
  for (const parent of parents) {
    for (const each of all.filter((one) => one.parent === parent && !parents.has(one.pid))) {
      parents.add(each.pid);
      found.push(each);
    }
  }
  return found;
}

/** Ends those that still run: asked first, and killed when they stay. */
export async function endAll(processes: readonly Process[]): Promise<void> {
  if (processes.length === 0) return;
  send('SIGINT', stillRunning(processes));
  const givenUpAt = Date.now() + patienceMs;
  while (stillRunning(processes).length > 0 && Date.now() < givenUpAt) await delay(100);
  send('SIGKILL', stillRunning(processes));
}

function stillRunning(processes: readonly Process[]): readonly Process[] {
  const running = new Map(listProcesses().map(({ pid, began }) => [pid, began]));
  return processes.filter(({ pid, began }) => running.get(pid) === began);
}

function send(signal: NodeJS.Signals, processes: readonly Process[]): void {
  for (const { pid } of processes) {
    try {
      process.kill(pid, signal);
    } catch {
      // It ended meanwhile.
    }
  }
}
