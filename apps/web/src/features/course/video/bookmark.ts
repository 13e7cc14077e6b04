/** Time between two saves of the position during playback. */
const everySeconds = 15;

/** Current position of a video and the last saved position, in whole seconds. */
export function createBookmark(keptSeconds: number) {
  let kept = Math.floor(keptSeconds);
  let reached = kept;
  return {
    /**
     * Updates the position. Returns true when the position must be saved: after a stop, or after
     * the interval.
     */
    reach: (seconds: number, isStopped: boolean): boolean => {
      reached = Math.floor(seconds);
      return Math.abs(reached - kept) >= (isStopped ? 1 : everySeconds);
    },
    /** Returns the position to save; null when the position is already saved. */
    take: (): number | null => {
      if (reached === kept) return null;
      kept = reached;
      return kept;
    },
  };
}
