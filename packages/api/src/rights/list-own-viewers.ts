import { foldedOrder } from '@aube/db/schema';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { whole } from '../primitives.ts';
import { participantProcedure } from '../trpc.ts';
import { dayNumber } from './record/local-day.ts';
import { lookKindSql } from './record/look-kind-sql.ts';
import { dayStarts } from './rules/day-starts.ts';
import { LOOK_KINDS, type LookKind } from './rules/look-kind.ts';

const PAGE_SIZE = 50;
const SHOWN_MONTHS = 24;

const viewing = z.object({
  firstAt: z.string(),
  at: z.string(),
  /** Null for an erased account and for the site's operator. */
  name: z.string().nullable(),
  isOperator: z.boolean(),
  establishments: z.array(z.string()),
  what: z.enum(LOOK_KINDS),
  count: z.number(),
});

type Found = {
  firstAt: string;
  at: string;
  name: string | null;
  isOperator: boolean;
  establishments: string[];
  what: LookKind;
  count: number;
  total: number;
};

/**
 * Staff and operators who consulted or changed the caller's file in the last 24 months (« Qui a vu
 * mon dossier »). One line per person, kind and local day.
 * @decision D62 rights-and-roles#log-in-words
 */
export const listOwnViewers = participantProcedure
  .input(z.object({ page: whole(1, 10_000).default(1) }))
  .output(z.object({ rows: z.array(viewing), total: z.number(), pageSize: z.number() }))
  .query(async ({ ctx: { db, actor, now }, input: { page } }) => {
    const since = new Date(now);
    since.setUTCMonth(since.getUTCMonth() - SHOWN_MONTHS);
    const { rows } = await db.execute<Found>(sql`
      with look as (
        select l.actor_user_id, ${lookKindSql(sql`l.action`)} as what,
          min(l.at) as first_at, max(l.at) as at, count(*)::int as count
        from audit_log l
        where l.subject_user_id = ${actor.userId}
          and l.actor_user_id is distinct from ${actor.userId}
          and (l.actor_user_id is not null or l.caller_kind = 'commandLine')
          and l.at > ${since.toISOString()}::timestamptz
        group by l.actor_user_id, 2, ${dayNumber(sql`l.at`, dayStarts(since, now, actor.timeZone))}
      )
      select look.first_at as "firstAt", look.at, look.what, look.count,
        count(*) over ()::int as total,
        case when u.erased_at is null then nullif(concat_ws(' ', u.first_name, u.last_name), '') end
          as name,
        look.actor_user_id is null as "isOperator",
        array(select e.name from staff_establishments s
          join establishments e on e.id = s.establishment_id
          where s.user_id = look.actor_user_id order by ${foldedOrder(sql`e.name`)}) as establishments
      from look left join users u on u.id = look.actor_user_id
      order by look.at desc, look.what, look.actor_user_id
      limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`);
    return {
      rows: rows.map(({ firstAt, at, name, isOperator, establishments, what, count }) => ({
        name,
        isOperator,
        establishments,
        what,
        count,
        firstAt: new Date(firstAt).toISOString(),
        at: new Date(at).toISOString(),
      })),
      total: rows[0]?.total ?? 0,
      pageSize: PAGE_SIZE,
    };
  });
