export type Clock = () => Date;

/**
 * Clock of the process: real time, or time that runs on from a given start. A monotonic timer is
 * used, so that a correction of the machine's clock does not move this clock.
 * @decision D15
 */
export function createClock(
  start?: Date,
  elapsedMs: () => number = () => performance.now(),
): Clock {
  if (start === undefined) return () => new Date();
  const offset = start.getTime() - elapsedMs();
  return () => new Date(offset + elapsedMs());
}
