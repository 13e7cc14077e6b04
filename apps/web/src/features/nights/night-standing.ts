import type { DayStatus } from '@aube/api/rules';
import type { DiaryDay, Programme } from '../../lib/programme-data.ts';
import { isCorrected } from './is-corrected.ts';

/** `optional`: nobody expects the night, because the person left. */
export type NightStanding = DayStatus | 'corrected' | 'optional';

/** `running`: date of the night that has not ended. */
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
