/** Facts that decide how safety answers change the flags. */
export type HealthChangeFacts = {
  /** Flags of these questions; `isLasting`: about the whole life, lifted by staff only. */
  known: readonly { flag: string; isLasting: boolean }[];
  /** Flags that the answers call for. */
  called: readonly string[];
  /** Open flags, from any source. */
  open: readonly string[];
};

/**
 * Effect of « Ma santé a changé »: a called flag opens or is raised again; an uncalled one closes,
 * unless it is lasting. Flags outside these questions stay.
 * @decision D69
 */
export function healthChangeEffect({ known, called, open }: HealthChangeFacts): {
  raised: string[];
  opened: string[];
  closed: string[];
  /** Open although uncalled: staff lift them. */
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

/** Codes of opened and closed flags. */
export type FlagChanges = { opened: readonly string[]; closed: readonly string[] };

/**
 * Combines two changes, the later one second: a flag that one opened and the other closed is unchanged.
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
