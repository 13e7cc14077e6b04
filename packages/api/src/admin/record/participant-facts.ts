import { namedQuery, type Pool } from '@aube/db';
import { sql } from 'drizzle-orm';
import { pausesSql } from '../../programme/record/pauses.ts';
import type { Pause } from '../../programme/rules/pause.ts';
import type { TodayByZone } from '../../record/today-by-zone.ts';
import type { LocalDate } from '../../time/rules/local-date.ts';
import { lastActivity } from '../../record/last-activity.ts';
import { participantListRules } from '../rules/participant-list.ts';

export type ParticipantFacts = {
  userId: number;
  firstName: string;
  lastName: string;
  timeZone: string;
  inclusionNumber: string | null;
  establishment: string;
  firstDayOn: LocalDate | null;
  pauses: Pause[];
  abandonedOn: LocalDate | null;
  lastActiveAt: Date | null;
  submittedAt: Record<string, string>;
  recentNights: { completed: number; expected: number };
};

const TEXT = `
select u.id as "userId", u.first_name as "firstName", u.last_name as "lastName",
  u.time_zone as "timeZone", p.inclusion_number as "inclusionNumber", e.name as establishment,
  p.programme_first_day as "firstDayOn", p.abandoned_on as "abandonedOn",
  ${pausesSql(sql`p.user_id`)} as pauses,
  ${lastActivity('p.user_id')} as "lastActiveAt",
  (select coalesce(json_object_agg(questionnaire, submitted_at), '{}') from questionnaire_answers
    where user_id = p.user_id and submitted_at is not null) as "submittedAt",
  (select json_build_object('completed', count(completed_at), 'expected', count(*))
    from diary_days d where d.user_id = p.user_id
      and d.date > z.today - ${participantListRules.recentNights} and d.date <= z.today)
    as "recentNights"
from unnest($1::int[]) with ordinality as asked (user_id, place)
join participants p on p.user_id = asked.user_id
join users u on u.id = p.user_id
join establishments e on e.id = p.establishment_id
left join unnest($2::text[], $3::date[]) as z (name, today) on z.name = u.time_zone
order by asked.place`;

export function findFacts(
  pool: Pool,
  userIds: readonly number[],
  { todayByZone }: Pick<TodayByZone, 'todayByZone'>,
): Promise<ParticipantFacts[]> {
  const zones = [...todayByZone];
  return namedQuery<ParticipantFacts>(pool, 'participants-facts', TEXT, [
    userIds,
    zones.map(([name]) => name),
    zones.map(([, today]) => today),
  ]);
}
