import type { NightFieldName } from '@aube/dictionary';
import type { StoredStanding } from '../../programme/rules/programme-facts.ts';
import { packedRows } from '../../record/packed-rows.ts';
import type { NightValues } from '../rules/night.ts';
import type { ReviewTipCode } from '../rules/review-tips.ts';
import type { WindowExplanation } from '../rules/sleep-window.ts';
import { nightColumns } from './night-columns.ts';

/** One night as it is stored; the answers are null until it is completed. */
export type DayRecord = { [Name in NightFieldName]: NightValues[Name] | null } & {
  id: number;
  date: string;
  week: number;
  confirmed: string[] | null;
  timeInBedMinutes: number | null;
  totalSleepMinutes: number | null;
  timeZone: string | null;
  completedAt: string | null;
  updatedAt: string | null;
  version: number;
};

/** Rows of `diary_days`. */
export const dayRows = packedRows<DayRecord>({
  id: 'id',
  date: 'date',
  week: 'week',
  ...nightColumns,
  confirmed: 'confirmed',
  timeInBedMinutes: 'time_in_bed_minutes',
  totalSleepMinutes: 'total_sleep_minutes',
  timeZone: 'time_zone',
  completedAt: 'completed_at',
  updatedAt: 'updated_at',
  version: 'version',
});

/** One week's choice of schedule as it is stored. */
export type WeekRecord = {
  id: number;
  number: number;
  anchor: 'bedTime' | 'wakeTime' | null;
  anchorTime: number | null;
  wideningMinutes: number | null;
  windowMinutes: number | null;
  /** Null too for a choice made before explanations were kept. */
  explanation: WindowExplanation | null;
  chosenOn: string | null;
  sleepyAtWheel: boolean | null;
  sleepyAtWheelAnsweredAt: string | null;
  intention: ReviewTipCode | null;
  version: number;
};

/** Rows of `diary_weeks`. */
export const weekRows = packedRows<WeekRecord>({
  id: 'id',
  number: 'number',
  anchor: 'anchor',
  anchorTime: 'anchor_time',
  wideningMinutes: 'widening_minutes',
  windowMinutes: 'window_minutes',
  explanation: 'explanation',
  chosenOn: 'chosen_on',
  sleepyAtWheel: 'sleepy_at_wheel',
  sleepyAtWheelAnsweredAt: 'sleepy_at_wheel_answered_at',
  intention: 'intention',
  version: 'version',
});

/** A participant's diary, as its outputs are made of it. */
export type DiaryRecord = StoredStanding & {
  /** Every night completed, begun or of the next days, by date; of a week that may not be open yet. */
  days: DayRecord[];
  /** All 25 weeks, by number. */
  weeks: WeekRecord[];
  openSafetyFlags: string[];
};
