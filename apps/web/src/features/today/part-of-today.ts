import type { ClockTime } from '@aube/api/rules';
import { isNightAt, type NightHours } from '../../lib/night-hours.ts';

export type PartOfToday = 'morning' | 'day' | 'evening' | 'night';

const dayFrom = 12 * 60;
const eveningFrom = 18 * 60;

/** The evening lasts until the night begins, even after midnight. */
export function partOfToday(time: ClockTime, night: NightHours): PartOfToday {
  if (isNightAt(time, night)) return 'night';
  if (time >= eveningFrom || time < (night.from < dayFrom ? night.from : 0)) return 'evening';
  return time < dayFrom ? 'morning' : 'day';
}

export const greetings = {
  morning: 'hello',
  day: 'hello',
  evening: 'goodEvening',
  night: null,
} as const satisfies Record<PartOfToday, string | null>;
