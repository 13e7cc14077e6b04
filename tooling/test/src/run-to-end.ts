import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { descendantsOf, endAll } from './process-tree.ts';

type RunOptions = {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Aborted with a signal's name when this run is asked to end. */
  readonly interrupted: AbortSignal;
  /** A run that hangs is ended. */
  readonly timeoutMs: number;
};

/** How long a runner may take to end its own servers and databases. */
const patienceMs = 20_000;

/**
 * Runs a command and gives its exit code, null when it was ended. Whatever ends it, nothing that it
 * started is left: a runner is asked with SIGINT, the one signal on which vitest and Playwright stop
 * what they began, and what they forget is ended by its number.
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
  // A terminal sends Ctrl-C to all of its processes, and Playwright takes a second one to mean at once.
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
