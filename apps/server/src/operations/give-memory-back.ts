import type { EventLoopUtilization } from 'node:perf_hooks';

export type MemoryFacts = {
  /** Share of time in which code was running since the last measurement, 0 to 1. */
  busyShare: number;
  /** Resident memory in bytes. */
  resident: number;
  /** Resident memory in bytes after memory was last given back; null before the first time. */
  residentThen: number | null;
  /** Time in ms since memory was last given back; null before the first time. */
  sinceMs: number | null;
};

const QUIET_SHARE = 0.1;
const WORTH_BYTES = 24 * 1024 * 1024;
const EVERY_MS = 5 * 60_000;
const LOOK_MS = 2_000;

/**
 * True when the process is quiet, at most every five minutes, because giving memory back takes 0.1
 * s.
 * @decision speed#starts-and-memory
 */
export function isTimeToGiveBack({
  busyShare,
  resident,
  residentThen,
  sinceMs,
}: MemoryFacts): boolean {
  if (busyShare > QUIET_SHARE) return false;
  if (residentThen === null || sinceMs === null) return true;
  return sinceMs >= EVERY_MS && resident - residentThen >= WORTH_BYTES;
}

type Means = {
  collect: () => unknown;
  readUse?: (before?: EventLoopUtilization) => EventLoopUtilization;
  readResident?: () => number;
};

/** Function that collects all garbage; null in a process started without `--expose-gc`. */
export const thoroughCollection = (): (() => unknown) | null => {
  const { gc } = globalThis;
  return gc === undefined
    ? null
    : () => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
};

/**
 * Returns memory to the machine when the process is quiet. After a start 114 MB remain instead of
 * 140 MB (`npm run bench`, “memory”).
 * @returns a function that stops the timer
 */
export function giveMemoryBack({
  collect,
  readUse = (before) => performance.eventLoopUtilization(before),
  readResident = () => process.memoryUsage.rss(),
}: Means): () => void {
  let before = readUse();
  let last: { resident: number; at: number } | null = null;
  const look = () => {
    const busyShare = readUse(before).utilization;
    const now = performance.now();
    const facts = {
      busyShare,
      resident: readResident(),
      residentThen: last?.resident ?? null,
      sinceMs: last === null ? null : now - last.at,
    };
    if (isTimeToGiveBack(facts)) {
      collect();
      last = { resident: readResident(), at: now };
    }
    before = readUse();
  };
  const timer = setInterval(look, LOOK_MS).unref();
  return () => clearInterval(timer);
}
