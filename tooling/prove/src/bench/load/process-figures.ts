import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second of `/proc`, the same on every Linux. */
const TICKS_PER_SECOND = 100;

/** Fields of `/proc/<pid>/stat` after the name; null without `/proc` or without the process. */
function statOf(pid: number): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the process is in parentheses and may contain spaces.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

const PARENT = 1;
const OWN_TIME = [11, 12];
const ENDED_CHILDREN = [13, 14];

const msOf = (stat: readonly string[], fields: readonly number[]) =>
  (fields.reduce((sum, field) => sum + Number(stat[field]), 0) * 1_000) / TICKS_PER_SECOND;

/** Processor time of a process; null without `/proc`. */
export function cpuMsOf(pid: number): number | null {
  const stat = statOf(pid);
  return stat && msOf(stat, OWN_TIME);
}

export const parentOf = (pid: number): number => Number(statOf(pid)?.[PARENT] ?? 0);

export function familyCpuMsOf(pid: number): number | null {
  const head = statOf(pid);
  if (!head) return null;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(Number(name)))
    .filter((stat) => stat !== null && Number(stat[PARENT]) === pid);
  return (
    msOf(head, [...OWN_TIME, ...ENDED_CHILDREN]) +
    children.reduce((sum, stat) => sum + msOf(stat ?? [], OWN_TIME), 0)
  );
}

/** Resident memory of a process in MB, now and at most; NaN without `/proc`. */
export function megabytesOf(pid: number): { now: number; most: number } {
  const read = (text: string, name: string) =>
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(text)?.[1] ?? Number.NaN) / 1_024;
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return { now: read(status, 'VmRSS'), most: read(status, 'VmHWM') };
  } catch {
    return { now: Number.NaN, most: Number.NaN };
  }
}

const IDLE_MS = 20;

export async function untilIdle(pid: number, seconds = 10): Promise<void> {
  let idle = 0;
  let before = cpuMsOf(pid) ?? 0;
  for (let second = 0; second < 180 && idle < seconds; second += 1) {
    // oxlint-disable-next-line eslint/no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const now = cpuMsOf(pid) ?? 0;
    idle = now - before <= IDLE_MS ? idle + 1 : 0;
    before = now;
  }
}
