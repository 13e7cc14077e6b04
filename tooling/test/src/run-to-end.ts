import { spawn, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

/** Identified by number and start time, because the system reuses the numbers of processes. */
type Process = { readonly pid: number; readonly parent: number; readonly began: string };

const killAfterMs = 10_000;

function listProcesses(): Process[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,lstart='], { encoding: 'utf8' });
  return lines.split('\n').flatMap((line) => {
    const [, pid, parent, state = '', began = ''] =
      /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.+)$/.exec(line) ?? [];
    return pid === undefined || state.startsWith('Z')
      ? []
      : [{ pid: Number(pid), parent: Number(parent), began }];
  });
}

function descendantsOf(pid: number): readonly Process[] {
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

async function endAll(processes: readonly Process[]): Promise<void> {
  if (processes.length === 0) return;
  send('SIGINT', stillRunning(processes));
  const givenUpAt = Date.now() + killAfterMs;
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
    } catch {}
  }
}

type RunOptions = {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly interrupted: AbortSignal;
  readonly timeoutMs: number;
};

/** Time for a test runner to stop its servers and databases. */
const patienceMs = 20_000;

/**
 * Runs a command and ends all its child processes.
 * @returns the exit code; null after a signal or a timeout
 */
export async function runToEnd(
  command: string,
  args: readonly string[],
  { cwd, env, interrupted, timeoutMs }: RunOptions,
): Promise<number | null> {
  if (interrupted.aborted) return null;
  const child = spawn(command, args, { cwd, env, stdio: 'inherit' });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const cut = AbortSignal.any([interrupted, AbortSignal.timeout(timeoutMs)]);
  const isCut = await Promise.race([ended.then(() => false), aborted(cut)]);
  if (!isCut) return (await ended)[0];

  const left = child.pid === undefined ? [] : descendantsOf(child.pid);
  // After Ctrl-C, all processes already have a SIGINT. A second SIGINT would stop Playwright at
  // once.
  if (!(interrupted.reason === 'SIGINT' && process.stdin.isTTY)) child.kill('SIGINT');
  await Promise.race([ended, delay(patienceMs, undefined, { ref: false })]);
  child.kill('SIGKILL');
  await endAll(left);
  return null;
}

async function aborted(signal: AbortSignal): Promise<true> {
  if (!signal.aborted) await once(signal, 'abort');
  return true;
}
