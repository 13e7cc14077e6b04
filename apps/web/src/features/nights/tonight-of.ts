import type { Programme } from '../../lib/programme-data.ts';

type Tonight =
  | { readonly kind: 'schedule'; readonly bedTime: number; readonly wakeTime: number }
  | { readonly kind: 'suspended'; readonly wakeTime: number | null }
  | { readonly kind: 'usual' };

/**
 * Hours of tonight; null without a week in progress, and after leaving. A suspended schedule is
 * not in force.
 * @decision D33 D69 D76
 */
export function tonightOf({
  weeks,
  abandonment,
}: Pick<Programme, 'weeks' | 'abandonment'>): Tonight | null {
  const week = weeks.find(({ isCurrent }) => isCurrent);
  if (!week || abandonment !== null) return null;
  const { schedule, suspension, suspendedWakeTime } = week;
  if (suspension !== null) {
    return { kind: 'suspended', wakeTime: suspendedWakeTime };
  }
  if (schedule === null) return { kind: 'usual' };
  return { kind: 'schedule', bedTime: schedule.bedTime, wakeTime: schedule.wakeTime };
}
