const everySeconds = 15;

export function createBookmark(keptSeconds: number) {
  let kept = Math.floor(keptSeconds);
  let reached = kept;
  return {
    reach: (seconds: number, isStopped: boolean): boolean => {
      reached = Math.floor(seconds);
      return Math.abs(reached - kept) >= (isStopped ? 1 : everySeconds);
    },
    take: (): number | null => {
      if (reached === kept) return null;
      kept = reached;
      return kept;
    },
  };
}
