import type { DayStatus } from '@aube/api/rules';
import type { DiaryDay, Programme } from '../../lib/programme-data.ts';
import { isCorrected } from './is-corrected.ts';

/** `optional`: the night of a person who left can still be filled in, and nobody expects it. */
export type NightStanding = DayStatus | 'corrected' | 'optional';

/** `running`: date of the night that has not passed yet. */
export function nightStanding(
  programme: Pick<Programme, 'abandonment' | 'drafts' | 'person'>,
  day: DiaryDay,
  running: string | null,
): NightStanding {
  if (isCorrected(programme, day)) return 'corrected';
  if (day.status !== 'due') return day.status;
  if (programme.abandonment) return 'optional';
  return day.date === running ? 'upcoming' : 'due';
}
