import type { Transaction } from '@aube/db';
import { diaryDays, diaryWeeks, participants } from '@aube/db/schema';
import { eq } from 'drizzle-orm';
import type { LocalDate } from '../../time/rules/local-date.ts';
import { programmeRules } from '../rules/constants.ts';
import { diaryWeekDates } from '../rules/diary-calendar.ts';

/** @decision D32 */
function programmeRows(userId: number, firstDayOn: LocalDate) {
  const { firstDiaryWeek, lastDiaryWeek } = programmeRules;
  const numbers = Array.from(
    { length: lastDiaryWeek - firstDiaryWeek + 1 },
    (_, index) => firstDiaryWeek + index,
  );
  return {
    weeks: numbers.map((number) => ({ userId, number })),
    days: numbers.flatMap((week) =>
      diaryWeekDates({ firstDayOn, pauses: [], openings: [] }, week).map((date) => ({
        userId,
        date,
        week,
      })),
    ),
  };
}

/**
 * Starts a participant's programme: stores the first day and creates the 25 weeks and 175 nights
 * of the diary.
 * @decision D14 D32
 */
export async function startProgramme(
  tx: Transaction,
  { userId, firstDayOn }: { userId: number; firstDayOn: LocalDate },
): Promise<void> {
  const { weeks, days } = programmeRows(userId, firstDayOn);
  await tx
    .update(participants)
    .set({ programmeFirstDay: firstDayOn })
    .where(eq(participants.userId, userId));
  await tx.insert(diaryWeeks).values(weeks);
  await tx.insert(diaryDays).values(days);
}
