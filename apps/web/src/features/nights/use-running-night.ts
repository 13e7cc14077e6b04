import { isNightRunning, nightHours } from '../../lib/night-hours.ts';
import type { Programme } from '../../lib/programme-data.ts';
import { useClockTime } from '../../lib/use-clock-time.ts';

/**
 * Date of the night that has not passed yet; null after the night, before midnight, and for staff
 * who consult.
 * @decision pages#night
 */
export function useRunningNight({
  today,
  weeks,
  person,
}: Pick<Programme, 'today' | 'weeks' | 'person'>): string | null {
  const time = useClockTime();
  const schedule = weeks.find(({ isCurrent }) => isCurrent)?.schedule ?? null;
  return !person.isConsulted && isNightRunning(time, nightHours(schedule)) ? today : null;
}
