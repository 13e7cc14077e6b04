import { readFileSync } from 'node:fs';

/** Clock ticks a second in `/proc`, the same on every Linux. */
const TICKS = 100;

/** Milliseconds of processor that a process used so far; null where there is no `/proc`. */
export function cpuMsOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold spaces: count from its end.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS;
  } catch {
    return null;
  }
}
