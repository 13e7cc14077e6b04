import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { whole } from '../primitives.ts';
import { participantProcedure } from '../trpc.ts';
import { LOOK_KINDS, lookKind } from './rules/look-kind.ts';

/** Looks of one hour by one person at one thing are one line. */
const PAGE_SIZE = 50;
const SHOWN_MONTHS = 24;

const viewing = z.object({
  /** The latest look of that hour. */
  at: z.string(),
  /** Null for an account that is erased. */
  name: z.string().nullable(),
  /** Where the person works; none for an administrator of the site. */
  establishments: z.array(z.string()),
  what: z.enum(LOOK_KINDS),
  count: z.number(),
});

type Found = {
  at: string;
  name: string | null;
  establishments: string[];
  action: string;
  count: number;
  total: number;
};

/**
 * Who of the staff saw or changed something of the person's file within the last 24 months
 * (« Qui a vu mon dossier »), the latest first.
 * @decision D62
 */
export const listOwnViewers = participantProcedure
  .input(z.object({ page: whole(1, 10_000).default(1) }))
  .output(z.object({ rows: z.array(viewing), total: z.number(), pageSize: z.number() }))
  .query(async ({ ctx: { db, actor, now }, input: { page } }) => {
    const { rows } = await db.execute<Found>(sql`
      with look as (
        select l.actor_user_id, l.action, max(l.at) as at, count(*)::int as count
        from audit_log l
        where l.subject_user_id = ${actor.userId} and l.actor_user_id <> ${actor.userId}
          and l.at > ${now.toISOString()}::timestamptz - make_interval(months => ${SHOWN_MONTHS})
        group by l.actor_user_id, l.action, date_trunc('hour', l.at at time zone 'UTC')
      )
      select look.at, look.action, look.count, count(*) over ()::int as total,
        case when u.erased_at is null then nullif(concat_ws(' ', u.first_name, u.last_name), '') end
          as name,
        array(select e.name from staff_establishments s
          join establishments e on e.id = s.establishment_id
          where s.user_id = look.actor_user_id order by e.name) as establishments
      from look left join users u on u.id = look.actor_user_id
      order by look.at desc, look.action
      limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`);
    return {
      rows: rows.map(({ at, action, name, establishments, count }) => ({
        at: new Date(at).toISOString(),
        name,
        establishments,
        what: lookKind(action),
        count,
      })),
      total: rows[0]?.total ?? 0,
      pageSize: PAGE_SIZE,
    };
  });
