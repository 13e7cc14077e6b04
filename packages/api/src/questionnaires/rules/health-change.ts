/** What decides what answers to the safety questions do to the flags. */
export type HealthChangeFacts = {
  /** Every flag that the questions can raise; `isLasting`: about a whole life, staff alone lift it. */
  known: readonly { flag: string; isLasting: boolean }[];
  /** Those that the answers call for. */
  called: readonly string[];
  /** Those that are open now, of whatever source. */
  open: readonly string[];
};

/**
 * What « Ma santé a changé » does: a flag that the answers call for opens, or is raised again; one that
 * they no longer call for closes, unless it is lasting. A flag that these questions do not ask about
 * stays as it is.
 * @decision D69
 */
export function healthChangeEffect({ known, called, open }: HealthChangeFacts): {
  raised: string[];
  opened: string[];
  closed: string[];
  /** Open still although the answers no longer call for it: staff lift it. */
  kept: string[];
} {
  const calledKnown = known.map(({ flag }) => flag).filter((flag) => called.includes(flag));
  const raised = [...new Set(calledKnown)];
  const gone = known.filter(({ flag }) => open.includes(flag) && !called.includes(flag));
  return {
    raised,
    opened: raised.filter((flag) => !open.includes(flag)),
    closed: [...new Set(gone.filter(({ isLasting }) => !isLasting).map(({ flag }) => flag))],
    kept: [...new Set(gone.filter(({ isLasting }) => isLasting).map(({ flag }) => flag))],
  };
}

/** Codes of flags that answers opened and closed. */
export type FlagChanges = { opened: readonly string[]; closed: readonly string[] };

/**
 * What two changes come to, the later one second: a flag that one opened and the other closed is as it was.
 * @decision D69
 */
export function mergeFlagChanges(
  before: FlagChanges,
  after: FlagChanges,
): { opened: string[]; closed: string[] } {
  const without = (codes: readonly string[], taken: readonly string[]) =>
    codes.filter((code) => !taken.includes(code));
  const opened = [...without(before.opened, after.closed), ...without(after.opened, before.closed)];
  const closed = [...without(before.closed, after.opened), ...without(after.closed, before.opened)];
  return { opened: [...new Set(opened)], closed: [...new Set(closed)] };
}
