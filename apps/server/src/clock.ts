/** Gives every request its `now`. */
export type Clock = () => Date;

/**
 * The process clock: real time or, with a start, that instant running on. It uses the monotonic
 * timer, so that a correction of the machine's clock does not move it.
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
