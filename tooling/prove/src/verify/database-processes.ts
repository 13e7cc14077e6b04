import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent;
      } catch {
        return false;
      }
    })
    .map(Number);
}

/** Process ids of PostgreSQL: first the postmaster, then its child processes. */
export function databaseProcesses(clusterFolder: string): number[] {
  const file = join(clusterFolder, 'postmaster.pid');
  const postmaster = Number(readFileSync(file, 'utf8').split('\n')[0]);
  return [postmaster, ...childrenOf(postmaster)];
}

export function signalAll(pids: readonly number[], name: NodeJS.Signals): void {
  // A signal to 0 would reach this process and its group.
  for (const pid of pids.filter((each) => each > 0)) {
    try {
      process.kill(pid, name);
    } catch {}
  }
}
