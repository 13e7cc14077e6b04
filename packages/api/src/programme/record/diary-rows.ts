import { diaryDays, diaryWeeks } from '@aube/db/schema';
import { getTableColumns, type Table } from 'drizzle-orm';
import { packedRows } from '../../record/packed-rows.ts';
import type { StoredStanding } from '../rules/programme-facts.ts';

/** A row in JSON: its instants are texts. */
type InJson<Row> = { [Field in keyof Row]: Date extends Row[Field] ? string | null : Row[Field] };

/** One stored night; its answers are null until it is completed. */
export type DayRecord = InJson<Omit<typeof diaryDays.$inferSelect, 'userId' | 'rulesVersion'>>;

/** One week's stored choice of schedule. `explanation` is null too for older choices. */
export type WeekRecord = InJson<
  Omit<typeof diaryWeeks.$inferSelect, 'userId' | 'chosenAt' | 'rulesVersion'>
>;

/** A participant's diary. */
export type DiaryRecord = StoredStanding & {
  /**
   * By date: every completed or begun night and those of the next days; a night's week may not be
   * open yet.
   */
  days: DayRecord[];
  /** All 25 weeks, by number. */
  weeks: WeekRecord[];
  openSafetyFlags: string[];
};

/** The name of each column by its field, except those `out`. */
function columnsOf<Of extends Table, Out extends string>(table: Of, ...out: Out[]) {
  const isOut = new Set<string>(out);
  return Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([field]) => !isOut.has(field))
      .map(([field, { name }]) => [field, name]),
  ) as Record<Exclude<keyof Of['$inferSelect'], Out>, string>;
}

/** Rows of `diary_days`. */
export const dayRows = packedRows<DayRecord>(columnsOf(diaryDays, 'userId', 'rulesVersion'));

/** Rows of `diary_weeks`. */
export const weekRows = packedRows<WeekRecord>(
  columnsOf(diaryWeeks, 'userId', 'chosenAt', 'rulesVersion'),
);
