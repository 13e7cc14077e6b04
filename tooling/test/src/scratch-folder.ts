import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux keeps what is written there in memory. */
const memory = '/dev/shm';
/** What the clusters of one run, with their logs of changes, take at most. */
const neededBytes = 2 * 1024 ** 3;
const prefix = 'aube-test-';

/**
 * A folder for what one run writes and nobody reads afterwards; in memory where there is room: on a
 * disk PostgreSQL waits for it at every commit and at every database that is dropped.
 */
export function makeScratchFolder(): string {
  const parent = hasRoom(memory) ? memory : tmpdir();
  sweep(parent);
  const folder = mkdtempSync(join(parent, `${prefix}${process.pid}-`));
  // PostgreSQL may run as somebody else, who only passes through.
  chmodSync(folder, 0o711);
  return folder;
}

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= neededBytes;
}

/** Takes away what killed runs left. */
function sweep(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1];
    if (pid === undefined || isAlive(Number(pid))) continue;
    rmSync(join(parent, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's is none of ours to take away.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
