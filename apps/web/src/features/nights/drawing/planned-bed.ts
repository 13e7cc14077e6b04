import { clockTimePlus, diaryRules, type Schedule, scheduleOfNight } from '@aube/api/rules';
import type { DiaryDay, DiaryWeek } from '../../../lib/programme-data.ts';
import type { NightDrawing } from './night-drawing.ts';

type Bed = NonNullable<NightDrawing['bed']>;

export function scheduleBed({ bedTime, wakeTime }: Pick<Schedule, 'bedTime' | 'wakeTime'>): Bed {
  const from = clockTimePlus(bedTime, -diaryRules.noonTime);
  return { from, to: from + clockTimePlus(wakeTime, -bedTime) };
}

export function plannedBed(
  weeks: readonly Pick<DiaryWeek, 'number' | 'schedule'>[],
  day: Pick<DiaryDay, 'date' | 'week'>,
): NightDrawing['bed'] {
  const schedule = scheduleOfNight(weeks, day);
  return schedule && scheduleBed(schedule);
}
