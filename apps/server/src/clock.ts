/** What gives every request its `now`. */
export type Clock = () => Date;

/**
 * The process clock: the real time or, when a start is given, that instant running on from now.
 * It runs on the monotonic timer, so that a correction of the machine's time does not move it.
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
