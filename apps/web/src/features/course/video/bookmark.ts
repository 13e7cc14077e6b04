/** Interval of saving the position during playback. */
const everySeconds = 15;

/** The present position of a video and the last saved one, in whole seconds. */
export function createBookmark(keptSeconds: number) {
  let kept = Math.floor(keptSeconds);
  let reached = kept;
  return {
    /** Takes a position; true when it is time to save: after a stop, and at intervals. */
    reach: (seconds: number, isStopped: boolean): boolean => {
      reached = Math.floor(seconds);
      return Math.abs(reached - kept) >= (isStopped ? 1 : everySeconds);
    },
    /** The position to save, once; null when already saved. */
    take: (): number | null => {
      if (reached === kept) return null;
      kept = reached;
      return kept;
    },
  };
}
