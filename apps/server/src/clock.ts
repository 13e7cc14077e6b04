export type Clock = () => Date;

/**
 * Clock of the process: the real time, or simulated time that begins at `start`. A correction of
 * the machine's clock does not change simulated time.
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
