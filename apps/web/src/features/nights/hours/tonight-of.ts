import { suspensionNow } from '@aube/api/rules';
import type { Programme } from '../../../lib/programme-data.ts';

type Tonight =
  | { readonly kind: 'schedule'; readonly bedTime: number; readonly wakeTime: number }
  | { readonly kind: 'suspended'; readonly wakeTime: number | null }
  | { readonly kind: 'usual'; readonly wakeTime: number | null };

/**
 * Null without a week in progress, and for a person who left. A suspended or stopped schedule gives
 * only its rise time.
 * @decision D33 D69 D76
 */
export function tonightOf(
  programme: Pick<Programme, 'weeks' | 'abandonment' | 'openSafetyFlags'>,
): Tonight | null {
  const week = programme.weeks.find(({ isCurrent }) => isCurrent);
  if (!week || programme.abandonment !== null) return null;
  const { schedule, suspendedWakeTime, stopped } = week;
  if (suspensionNow(programme) !== null) {
    return { kind: 'suspended', wakeTime: suspendedWakeTime };
  }
  if (schedule === null) return { kind: 'usual', wakeTime: stopped?.wakeTime ?? null };
  return { kind: 'schedule', bedTime: schedule.bedTime, wakeTime: schedule.wakeTime };
}
