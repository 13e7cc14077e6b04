import { hasNextWeek, programmeRules } from '@aube/api/rules';
import type { Programme } from '../../../lib/programme-data.ts';

export function hasScheduleAfter(
  { abandonment, diaryWeek, openings }: Pick<Programme, 'abandonment' | 'diaryWeek' | 'openings'>,
  week: number,
): boolean {
  const { lastDiaryWeek } = programmeRules;
  const until = week < lastDiaryWeek ? lastDiaryWeek : week + 1;
  return abandonment === null && hasNextWeek(openings, week) && diaryWeek <= until;
}
