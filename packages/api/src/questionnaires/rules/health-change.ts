import type { FlagLifter } from '../../programme/rules/safety-flags.ts';

export type HealthChangeFacts = {
  known: readonly string[];
  called: readonly string[];
  open: readonly { code: string; lifter: FlagLifter }[];
};

/**
 * Effect of new safety answers on the flags in `known`. Only flags that the participant can close
 * (`owner`) are closed.
 * @decision D69 D76
 */
export function healthChangeEffect({ known, called, open }: HealthChangeFacts): {
  raised: string[];
  opened: string[];
  closed: string[];
  kept: string[];
} {
  const raised = [...new Set(known.filter((flag) => called.includes(flag)))];
  const gone = [...new Set(known)]
    .filter((flag) => !called.includes(flag))
    .flatMap((flag) => open.filter(({ code }) => code === flag));
  return {
    raised,
    opened: raised.filter((flag) => !open.some(({ code }) => code === flag)),
    closed: gone.flatMap(({ code, lifter }) => (lifter === 'owner' ? code : [])),
    kept: gone.flatMap(({ code, lifter }) => (lifter === 'owner' ? [] : code)),
  };
}

export type FlagChanges = { opened: readonly string[]; closed: readonly string[] };

/** Combines two changes; a flag that is opened and closed is left out. @decision D69 */
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
