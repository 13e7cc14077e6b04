import { diaryOpenings } from '@aube/db/schema';
import { z } from 'zod';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { textOf } from '../../record/sight.ts';
import type { LocalDate } from '../../time/rules/local-date.ts';
import { openingKinds, type DiaryOpening } from '../rules/diary-openings.ts';

/** @decision D86 */
export const openingOutput = z.object({
  kind: z.enum(openingKinds),
  firstWeek: z.number(),
  openedOn: z.string(),
});

/** SQL for a column with a person's openings as `DiaryOpening[]`, in order. @decision D86 */
export const openingsOf = (userId: SQLWrapper): SQL<DiaryOpening[]> => sql`(
  select coalesce(json_agg(json_build_object('kind', opening.kind,
    'firstWeek', opening.first_week, 'openedOn', opening.opened_on)
    order by opening.first_week), '[]')
  from diary_openings opening where opening.user_id = ${userId})`;

export const openingsSql = (userId: SQL): string => textOf(openingsOf(userId));

export const hasOpenedSinceSql = (userId: SQLWrapper, date: LocalDate): SQL => sql`exists (
  select from ${diaryOpenings} where ${diaryOpenings.userId} = ${userId}
    and ${diaryOpenings.openedOn} >= ${date}::date)`;
