import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Content of `postmaster.pid`; a crash leaves the file behind. */
export type Postmaster = {
  readonly pid: number;
  readonly port: number | null;
};

/** The postmaster in the folder's `postmaster.pid`, alive or not, or null. */
export function findPostmaster(cluster: string): Postmaster | null {
  const lines = readLines(cluster);
  const pid = Number(lines?.[0]);
  if (lines === null || !Number.isInteger(pid) || pid <= 0) return null;
  const port = Number(lines[3]);
  return { pid, port: Number.isInteger(port) && port > 0 ? port : null };
}

/**
 * True when a process with this number is alive, under any owner. A zombie, which keeps its number
 * in some containers for ever, is not alive.
 */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return !isZombie(pid);
}

/** True when the live process `pid` is this folder's postmaster, and not a reused number. */
export function isPostmasterOf(cluster: string, pid: number): boolean {
  try {
    const command =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        : execFileSync('/bin/ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return command.includes('postgres') && command.includes(cluster);
  } catch {
    return isAlive(pid);
  }
}

/**
 * Lets PostgreSQL start although another program now has its dead postmaster's number.
 *
 * PostgreSQL accepts its parent's number and still checks the shared memory of the dead process. Deleting
 * the file would skip that check, and two servers could write to the same folder.
 */
export function forgetPostmaster(cluster: string): void {
  const lines = readLines(cluster);
  if (lines === null) return;
  writeFileSync(join(cluster, 'postmaster.pid'), [process.pid, ...lines.slice(1)].join('\n'));
}

function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return /^ [ZX]/.test(stat.slice(stat.lastIndexOf(')') + 1));
  } catch {
    return false;
  }
}

function readLines(cluster: string): string[] | null {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
