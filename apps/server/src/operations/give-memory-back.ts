import type { EventLoopUtilization } from 'node:perf_hooks';

/** Measurements that decide if the process returns memory to the machine now. */
export type MemoryFacts = {
  /** Share of the time since the last measurement in which code was running, 0 to 1. */
  busyShare: number;
  /** Resident memory, in bytes. */
  resident: number;
  /** Resident memory in bytes just after memory was last returned; null before the first return. */
  residentThen: number | null;
  /** Time since memory was last returned, in ms; null before the first return. */
  sinceMs: number | null;
};

const QUIET_SHARE = 0.1;
const WORTH_BYTES = 24 * 1024 * 1024;
const EVERY_MS = 5 * 60_000;
const LOOK_MS = 2_000;

/**
 * True when memory can be returned, which takes a tenth of a second: once after the start, then
 * after a growth of 24 MiB, at most every five minutes.
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

/**
 * Collection function of V8, available with `--expose-gc`; null in a process started without the
 * option.
 */
export const thoroughCollection = (): (() => unknown) | null => {
  const { gc } = globalThis;
  return gc === undefined
    ? null
    : () => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
};

/**
 * Returns memory to the machine when the process is quiet: 114 MB instead of 140 MB at rest after
 * a start (`npm run bench`, “memory”). The timer does not keep the process alive.
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
