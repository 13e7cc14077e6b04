import type { Programme } from '../../lib/programme-data.ts';

/** The hours of tonight, with or without a schedule in force. */
type Tonight =
  | { readonly kind: 'schedule'; readonly bedTime: number; readonly wakeTime: number }
  | { readonly kind: 'suspended'; readonly wakeTime: number | null }
  /** No schedule was ever chosen: usual hours. */
  | { readonly kind: 'usual' };

/**
 * The hours of tonight: a schedule suspended by a flag or sleepiness is not in force. Null when the
 * programme does not run.
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
