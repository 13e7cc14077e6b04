import { hasNextWeek, programmeRules } from '@aube/api/rules';
import type { Programme } from '../../../lib/programme-data.ts';

/**
 * True when a schedule can still follow from the nights of a week. False for a person who left,
 * and after the last week of the programme or opening.
 */
export function hasScheduleAfter(
  { abandonment, diaryWeek, openings }: Pick<Programme, 'abandonment' | 'diaryWeek' | 'openings'>,
  week: number,
): boolean {
  const { lastDiaryWeek } = programmeRules;
  const until = week < lastDiaryWeek ? lastDiaryWeek : week + 1;
  return abandonment === null && hasNextWeek(openings, week) && diaryWeek <= until;
}
