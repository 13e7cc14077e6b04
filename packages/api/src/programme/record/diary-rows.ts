import { diaryDays, diaryWeeks } from '@aube/db/schema';
import { getTableColumns, type Table } from 'drizzle-orm';
import { packedRows } from '../../record/packed-rows.ts';
import type { AgreedWindow } from '../rules/agreed-window.ts';
import type { StoredStanding } from '../rules/programme-facts.ts';
import type { StoredSuspension } from './suspensions.ts';

type InJson<Row> = { [Field in keyof Row]: Date extends Row[Field] ? string | null : Row[Field] };

export type DayRecord = InJson<Omit<typeof diaryDays.$inferSelect, 'userId' | 'rulesVersion'>>;

export type WeekRecord = InJson<
  Omit<typeof diaryWeeks.$inferSelect, 'userId' | 'chosenAt' | 'stoppedAt' | 'rulesVersion'>
>;

export type CheckRecord = {
  id: number;
  week: number | null;
  answers: string[];
  answeredAt: string;
};

export type DiaryRecord = StoredStanding & {
  /** Nights in order of date. The last nights may belong to a week that is not open yet. */
  days: DayRecord[];
  weeks: WeekRecord[];
  /** Weekly checks, oldest first; `week` is null for a check outside the weeks of the diary. */
  weeklyChecks: CheckRecord[];
  agreedWindow: AgreedWindow | null;
  openSafetyFlags: string[];
  suspensions: StoredSuspension[];
  isSafetyNoticeDue: boolean;
};

function columnsOf<Of extends Table, Out extends string>(table: Of, ...out: Out[]) {
  const isOut = new Set<string>(out);
  return Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([field]) => !isOut.has(field))
      .map(([field, { name }]) => [field, name]),
  ) as Record<Exclude<keyof Of['$inferSelect'], Out>, string>;
}

export const dayRows = packedRows<DayRecord>(columnsOf(diaryDays, 'userId', 'rulesVersion'));

export const weekRows = packedRows<WeekRecord>(
  columnsOf(diaryWeeks, 'userId', 'chosenAt', 'stoppedAt', 'rulesVersion'),
);
