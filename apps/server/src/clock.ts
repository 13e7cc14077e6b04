export type Clock = () => Date;

/**
 * Clock of the process: real time, or time from a given start. A correction of the machine's clock
 * does not move this clock.
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
