/** While a video plays its place is kept this often. */
const everySeconds = 15;

/** Where a video is and where it was last kept, in whole seconds. */
export function createBookmark(keptSeconds: number) {
  let kept = Math.floor(keptSeconds);
  let reached = kept;
  return {
    /** Notes a place; true when it is worth keeping now: where it stopped, and now and then. */
    reach: (seconds: number, isStopped: boolean): boolean => {
      reached = Math.floor(seconds);
      return Math.abs(reached - kept) >= (isStopped ? 1 : everySeconds);
    },
    /** The place to keep, once; null when it is kept already. */
    take: (): number | null => {
      if (reached === kept) return null;
      kept = reached;
      return kept;
    },
  };
}
