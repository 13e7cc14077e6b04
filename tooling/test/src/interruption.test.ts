import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const RUNNER = `
  import { spawn } from 'node:child_process';
  import { connect } from '@aube/db';
  const dataDir = process.env.SCRATCH + '/database';
  await connect({ databaseUrl: undefined, dataDir });
  const options = { detached: true, stdio: 'ignore' };
  const server = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], options);
  process.stdout.write('server ' + server.pid + ' of ' + process.pid + '\\n');
  setInterval(() => {}, 1000);`;

const RUN = `
  import { stopEmbeddedServersIn } from '@aube/db/testing/stop-embedded-servers';
  import { catchSignals, exitCodeOf } from './src/interruption.ts';
  import { runToEnd } from './src/run-to-end.ts';
  const interrupted = catchSignals();
  const args = ['--input-type=module', '--eval', process.env.RUNNER];
  const options = { cwd: process.cwd(), env: process.env, interrupted, timeoutMs: 60_000 };
  const status = await runToEnd(process.execPath, args, options);
  await stopEmbeddedServersIn(process.env.SCRATCH);
  process.exitCode = status === null ? exitCodeOf(interrupted) : 0;`;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // An ended process (state Z) keeps its number until the parent reads the exit code.
  return process.platform !== 'linux' || !/^State:\s+Z/m.test(statusOf(pid));
}

function statusOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return 'State: Z';
  }
}

it.each([
  { signal: 'SIGTERM', exitCode: 143 },
  { signal: 'SIGINT', exitCode: 130 },
] as const)(
  'leaves no server and no database when it is ended by $signal',
  async ({ signal, exitCode }) => {
    const scratch = mkdtempSync(join(tmpdir(), 'aube-interruption-'));
    onTestFinished(() => rmSync(scratch, { recursive: true, force: true }));
    const run = spawn(process.execPath, ['--input-type=module', '--eval', RUN], {
      cwd: join(import.meta.dirname, '..'),
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], RUNNER, SCRATCH: scratch },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(run, 'exit');
    onTestFinished(() => void run.kill('SIGKILL'));
    const [said] = (await once(run.stdout, 'data')) as [Buffer];
    const [, server = 0, runner = 0] =
      /^server (\d+) of (\d+)/.exec(said.toString())?.map(Number) ?? [];
    const pidFile = join(scratch, 'database/postgres/cluster/postmaster.pid');
    const database = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
    expect([server, runner, database].map(isAlive)).toEqual([true, true, true]);

    run.kill(signal);
    expect((await ended)[0]).toBe(exitCode);
    expect([server, runner, database].map(isAlive)).toEqual([false, false, false]);
  },
  60_000,
);
