import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type Postmaster = {
  readonly pid: number;
  readonly port: number | null;
};

/** Content of `postmaster.pid`; null without this file. The process in the file may have ended. */
export function findPostmaster(cluster: string): Postmaster | null {
  const lines = readLines(cluster);
  const pid = Number(lines?.[0]);
  if (lines === null || !Number.isInteger(pid) || pid <= 0) return null;
  const port = Number(lines[3]);
  return { pid, port: Number.isInteger(port) && port > 0 ? port : null };
}

/** True when a process of any owner has this number. A zombie process counts as ended. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return !isZombie(pid);
}

/** False when another program now has the number `pid`. */
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
 * Replaces the process number in `postmaster.pid`, so that PostgreSQL starts although another
 * program now has this number. Do not delete the file: two servers could then write to the folder.
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
