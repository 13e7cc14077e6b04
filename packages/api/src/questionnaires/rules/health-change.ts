import type { FlagLifter } from '../../programme/rules/safety-flags.ts';

export type HealthChangeFacts = {
  /** Flags that the safety questions can raise. */
  known: readonly string[];
  called: readonly string[];
  open: readonly { code: string; lifter: FlagLifter }[];
};

/**
 * Effect of « Ma santé a changé »: a flag that the answers raise is opened or raised again. Other
 * flags in `known` are closed, except flags that only staff can close. Flags outside `known` stay
 * unchanged.
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
