import { canScheduleCome } from '@aube/api/rules';
import type { Programme } from '../../../lib/programme-data.ts';

/**
 * `free`: a schedule is or can be suggested. `suspended`: a flag stops the schedule in force.
 * `withheld`: a flag prevents the first schedule. `over`: no schedule will come.
 */
export type ScheduleStanding = 'free' | 'suspended' | 'withheld' | 'over';

/** @decision D26 D33 D36 D69 */
export function scheduleStanding({
  weeks,
  programmeWeek,
  abandonment,
  openSafetyFlags,
}: Pick<
  Programme,
  'weeks' | 'programmeWeek' | 'abandonment' | 'openSafetyFlags'
>): ScheduleStanding {
  if (!canScheduleCome(programmeWeek, abandonment !== null)) return 'over';
  if (openSafetyFlags.length === 0) return 'free';
  const current = weeks.find(({ isCurrent }) => isCurrent);
  return (current?.suspendedWakeTime ?? null) === null ? 'withheld' : 'suspended';
}
