import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { textOf } from '../../record/sight.ts';
import type { AgreedWindow } from '../rules/agreed-window.ts';

/**
 * SQL of the latest window agreed with a participant, as JSON; null without a window, and after
 * its withdrawal.
 * @decision D81
 */
export const agreedWindowOf = (userId: SQLWrapper): SQL<AgreedWindow | null> => sql`(
  select case when a.withdrawn_at is null then json_build_object('id', a.id,
    'windowMinutes', a.window_minutes, 'agreedOn', a.agreed_on) end
  from agreed_windows a where a.user_id = ${userId} order by a.id desc limit 1)`;

export const agreedWindowSql = (userId: SQL): string => textOf(agreedWindowOf(userId));
