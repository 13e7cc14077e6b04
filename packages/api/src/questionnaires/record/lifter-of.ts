import type { Instrument } from '@aube/content';
import type { safetyFlags } from '@aube/db/schema';
import { flagLifter, type FlagLifter } from '../../programme/rules/safety-flags.ts';

type StoredFlag = Pick<
  typeof safetyFlags.$inferSelect,
  'code' | 'source' | 'raisedAgainBy' | 'staffOnly'
>;

/** @decision D76 */
export function lifterOf(
  instruments: readonly Instrument[],
  { code, source, raisedAgainBy, staffOnly }: StoredFlag,
): FlagLifter {
  const isLasting = instruments.some(({ flags }) =>
    flags.some((each) => each.flag === code && each.isLasting),
  );
  const sources = raisedAgainBy === null ? [source] : [source, raisedAgainBy];
  return flagLifter({ code, sources, isStaffOnly: staffOnly || isLasting });
}
