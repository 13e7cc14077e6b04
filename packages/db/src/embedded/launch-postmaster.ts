import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import type { PostgresBinaries } from './binaries.ts';
import type { Cluster } from './cluster.ts';
import { childEnvironment, commandLine, type Launcher } from './launcher.ts';

/** Result of a start after which PostgreSQL ended itself. */
export type FailedStart =
  /**
   * Another process starts or stopped the server, or a killed server still holds its memory: try
   * again.
   */
  | { readonly kind: 'held' }
  | { readonly kind: 'port-taken' }
  | { readonly kind: 'failed'; readonly reason: string };

/** A PostgreSQL that we started; it outlives us unless stopped. */
export type Launched = {
  /** Null while it runs. */
  failure(): FailedStart | null;
  /** Requests a fast shutdown once, which also ends a recovery. */
  stop(): void;
};

/** A larger log is emptied at the next start. */
const maximumLogBytes = 1_000_000;

/**
 * Starts the postmaster in its own session, so that Ctrl-C reaches only us.
 *
 * Its log has no statements, details or parameters, because they hold people's data.
 */
export function launchPostmaster(
  cluster: Cluster,
  binaries: PostgresBinaries,
  launcher: Launcher,
  port: number,
): Launched {
  const settings = {
    listen_addresses: '127.0.0.1',
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
    // Killed, or stopped by another process that joined and left before we connected.
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

/** Log since this start; empty when the folder is gone. */
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

/** A log line without time and process number. */
function withoutPrefix(line: string): string {
  return line.replace(/^[-0-9]+ [.:0-9]+ \S+ \[\d+\] /, '');
}
