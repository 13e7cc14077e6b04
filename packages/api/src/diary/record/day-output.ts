import { nightFieldNames, nightFields } from '@aube/dictionary';
import { z } from 'zod';
import { factsOf } from '../../programme/rules/programme-facts.ts';
import { isoInstant } from '../../record/stored-instant.ts';
import type { DayRecord, DiaryRecord } from '../../programme/record/diary-rows.ts';
import { takesEntries } from '../../programme/rules/abandonment.ts';
import { isInBedAfterLightsOut } from '../rules/bed-before-lights-out.ts';
import { dayStatus, isDayEditable, lastEditableOn } from '../rules/day-status.ts';
import { type RequiredNightField } from '../rules/night-fields.ts';
import type { NightEntry, NightValues } from '../rules/night.ts';
import { truncatedPercent } from '../rules/percent.ts';
import { nightOutput } from './night-schemas.ts';

export const dayOutput = z.object({
  id: z.number(),
  /** Date of the morning on which the night ended. */
  date: z.string(),
  week: z.number(),
  status: z.enum(['upcoming', 'due', 'completed', 'expired']),
  isEditable: z.boolean(),
  lastEditableOn: z.string(),
  night: nightOutput.nullable(),
  confirmed: z.array(z.string()),
  measures: z
    .object({
      timeInBedMinutes: z.number(),
      totalSleepMinutes: z.number(),
      sleepEfficiencyPercent: z.number(),
    })
    .nullable(),
  /** Time zone of the clock times; null before the first save. */
  timeZone: z.string().nullable(),
  updatedAt: z.string().nullable(),
  version: z.number(),
});
export type DayOutput = z.infer<typeof dayOutput>;

const requiredNames = nightFieldNames.filter((name) => nightFields[name].isRequired);
const blankNight = Object.fromEntries(nightFieldNames.map((name) => [name, null]));

type CompleteDay = DayRecord & Pick<NightValues, RequiredNightField>;

export const isComplete = (day: DayRecord): day is CompleteDay =>
  day.completedAt !== null && requiredNames.every((name) => day[name] !== null);

/**
 * Answers of a stored night; null for an incomplete night. A bed time after lights-out, which older
 * clients could save, becomes null.
 * @decision D70 diary#night-details
 */
export function nightOf(day: DayRecord): NightEntry | null {
  if (!isComplete(day)) return null;
  const night: Record<string, unknown> = { ...blankNight };
  for (const name of nightFieldNames) night[name] = day[name];
  if (isInBedAfterLightsOut(day)) night['intoBedTime'] = null;
  return night as NightEntry;
}

export function dayOutputOf(
  day: DayRecord,
  at: { today: string; now: Date; abandonedAt: string | null },
): DayOutput {
  const night = nightOf(day);
  const { timeInBedMinutes, totalSleepMinutes } = day;
  const abandonedAt = at.abandonedAt === null ? null : new Date(at.abandonedAt);
  return {
    id: day.id,
    date: day.date,
    week: day.week,
    status: dayStatus({ date: day.date, isCompleted: night !== null }, at.today),
    isEditable: isDayEditable(day.date, at.today) && takesEntries(abandonedAt, at.now),
    lastEditableOn: lastEditableOn(day.date),
    night,
    confirmed: day.confirmed ?? [],
    measures:
      night === null || timeInBedMinutes === null || totalSleepMinutes === null
        ? null
        : {
            timeInBedMinutes,
            totalSleepMinutes,
            sleepEfficiencyPercent: truncatedPercent(totalSleepMinutes, timeInBedMinutes),
          },
    timeZone: day.timeZone,
    updatedAt: day.updatedAt === null ? null : isoInstant(day.updatedAt),
    version: day.version,
  };
}

/** @decision D32 D43 */
export function daysOutputOf(record: DiaryRecord, now: Date): DayOutput[] {
  const { today, diaryWeek } = factsOf(record, now);
  const at = { today, now, abandonedAt: record.abandonedAt };
  return record.days.filter(({ week }) => week <= diaryWeek).map((day) => dayOutputOf(day, at));
}
