import { scheduleOfNight } from '@aube/api/rules';
import type { DiaryDay, DiaryWeek } from '../../../lib/programme-data.ts';
import { drawSchedule } from './draw-schedule.ts';
import type { NightDrawing } from './night-drawing.ts';

export function plannedBed(
  weeks: readonly Pick<DiaryWeek, 'number' | 'schedule'>[],
  day: Pick<DiaryDay, 'date' | 'week'>,
): NightDrawing['bed'] {
  const schedule = scheduleOfNight(weeks, day);
  return schedule && drawSchedule(schedule.bedTime, schedule.wakeTime).bed;
}
