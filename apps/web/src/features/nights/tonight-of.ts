import type { Programme } from '../../lib/programme-data.ts';

/** What tonight's hours are, and whether a schedule stands or is suspended. */
type Tonight =
  | { readonly kind: 'schedule'; readonly bedTime: number; readonly wakeTime: number }
  | { readonly kind: 'suspended'; readonly wakeTime: number | null }
  /** No schedule was ever chosen: one sleeps as usual. */
  | { readonly kind: 'usual' };

/**
 * Tonight's hours: a schedule that a flag or sleepiness suspends is not shown as if it were in force.
 * Null for a person whose programme does not run.
 * @decision D33 D69
 */
export function tonightOf({
  weeks,
  abandonment,
}: Pick<Programme, 'weeks' | 'abandonment'>): Tonight | null {
  const week = weeks.find(({ isCurrent }) => isCurrent);
  if (!week || abandonment !== null) return null;
  const { schedule, availability, suspendedWakeTime } = week;
  if (availability === 'safety' || availability === 'sleepiness' || suspendedWakeTime !== null) {
    return { kind: 'suspended', wakeTime: suspendedWakeTime };
  }
  if (schedule === null) return { kind: 'usual' };
  return { kind: 'schedule', bedTime: schedule.bedTime, wakeTime: schedule.wakeTime };
}
