import { isNightAt, isNightRunning, isQuietAt, nightHours } from '../../lib/night-hours.ts';
import type { Programme } from '../../lib/programme-data.ts';
import { useClockTime } from '../../lib/use-clock-time.ts';

/** Null after the night, before midnight, and for staff who consult. @decision pages#night */
export function useRunningNight({
  today,
  weeks,
  person,
}: Pick<Programme, 'today' | 'weeks' | 'person'>): string | null {
  const time = useClockTime(person.timeZone);
  return !person.isConsulted && isNightRunning(time, nightHours(scheduleNow(weeks))) ? today : null;
}

const scheduleNow = (weeks: Programme['weeks']) =>
  weeks.find(({ isCurrent }) => isCurrent)?.schedule ?? null;

/**
 * `night`: during the night. `beforeBed`: between midnight and a later bed time. Null otherwise,
 * and for staff who consult.
 * @decision pages#night
 */
export function useQuiet({
  weeks,
  person,
}: Pick<Programme, 'weeks' | 'person'>): 'night' | 'beforeBed' | null {
  const time = useClockTime(person.timeZone);
  const hours = nightHours(scheduleNow(weeks));
  if (person.isConsulted || !isQuietAt(time, hours)) return null;
  return isNightAt(time, hours) ? 'night' : 'beforeBed';
}
