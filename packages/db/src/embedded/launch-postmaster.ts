import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import type { PostgresBinaries } from './binaries.ts';
import type { Cluster } from './cluster.ts';
import { childEnvironment, commandLine, type Launcher } from './launcher.ts';

export type FailedStart =
  /**
   * Another process uses the server, or a killed server's shared memory still exists. The caller
   * must try again.
   */
  | { readonly kind: 'held' }
  | { readonly kind: 'port-taken' }
  | { readonly kind: 'failed'; readonly reason: string };

/** The server runs on after this process ends, unless `stop` is called. */
export type Launched = {
  failure(): FailedStart | null;
  stop(): void;
};

const maximumLogBytes = 1_000_000;

/**
 * Starts PostgreSQL in a separate session of the operating system, so that Ctrl-C does not stop
 * PostgreSQL. Statements and parameters are not logged, because they contain people's data.
 */
export function launchPostmaster(
  cluster: Cluster,
  binaries: PostgresBinaries,
  launcher: Launcher,
  port: number,
): Launched {
  const settings = {
    listen_addresses: '127.0.0.1',
    // Uses no SSL, because the packaged OpenSSL 1.1 gets no more fixes (`security/floors.json`).
    ssl: 'off',
    port: String(port),
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    logging_collector: 'off',
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    log_parameter_max_length: '0',
    log_parameter_max_length_on_error: '0',
  };
  const [file, args] = commandLine(launcher, binaries.postgres, [
    '-D',
    cluster.folder,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);

  const log = openSync(cluster.log, 'a', 0o600);
  if (statSync(cluster.log).size > maximumLogBytes) truncateSync(cluster.log);
  const startsAt = statSync(cluster.log).size;
  const child = spawn(file, args, {
    ...launcher.options,
    cwd: '/',
    env: childEnvironment,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();

  let failure: FailedStart | null = null;
  child.once('error', (error) => {
    failure = { kind: 'failed', reason: error.message };
  });
  child.once('exit', (status, signal) => {
    if (signal !== null || status === 0) failure ??= { kind: 'held' };
    failure ??= explain(readLog(cluster.log, startsAt));
  });
  let isAsked = false;
  return {
    failure: () => failure,
    stop() {
      if (!isAsked && failure === null) child.kill('SIGINT');
      isAsked = true;
    },
  };
}

function readLog(log: string, startsAt: number): string {
  try {
    return readFileSync(log).subarray(startsAt).toString('utf8');
  } catch {
    return '';
  }
}

function explain(log: string): FailedStart {
  if (/lock file "postmaster\.pid" (already exists|is empty)|shared memory block/.test(log)) {
    return { kind: 'held' };
  }
  if (/could not bind|could not create any TCP\/IP sockets/.test(log)) {
    return { kind: 'port-taken' };
  }
  const lines = log.trim().split('\n').slice(-4);
  return { kind: 'failed', reason: lines.map(withoutPrefix).join('\n') };
}

function withoutPrefix(line: string): string {
  return line.replace(/^[-0-9]+ [.:0-9]+ \S+ \[\d+\] /, '');
}
