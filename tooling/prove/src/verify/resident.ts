import { readdirSync, readFileSync } from 'node:fs';

/** Resident memory of a process, in MB. */
export function residentOf(pid: number): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? 0) / 1024;
}

export const openFilesOf = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;
