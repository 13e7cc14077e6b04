export type HealthChangeFacts = {
  /**
   * Flags of the safety questions. `isLasting`: the flag lasts for life, and only staff can close
   * it.
   */
  known: readonly { flag: string; isLasting: boolean }[];
  called: readonly string[];
  open: readonly string[];
};

/**
 * Effect of « Ma santé a changé »: a flag that the answers raise is opened or raised again. Other
 * flags in `known` are closed, except lasting flags. Flags outside `known` stay unchanged.
 * @decision D69
 */
export function healthChangeEffect({ known, called, open }: HealthChangeFacts): {
  raised: string[];
  opened: string[];
  closed: string[];
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

export type FlagChanges = { opened: readonly string[]; closed: readonly string[] };

/**
 * Combines an earlier and a later change. A flag that was opened and then closed, or closed and
 * then opened, counts as unchanged.
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
