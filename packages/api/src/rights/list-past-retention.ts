import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { listInput, listOutput } from '../lists/record/list-input.ts';
import { COUNTED_ROWS, shownPage } from '../lists/rules/list.ts';
import { auditLook } from '../audit.ts';
import { ROLE } from '../people/rules/roles.ts';
import { fitsWords } from '../lists/record/fits-words.ts';
import { heavyAdministratorProcedure } from '../trpc.ts';
import { RETENTION_SORTS } from './rules/retention-list.ts';

const row = z.object({
  userId: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  participantCode: z.string(),
  establishment: z.string(),
  retentionMonths: z.number(),
  lastActiveAt: z.string(),
});

/** `isErasable` in SQL, for users `u`. */
const ERASABLE_SQL = sql`(u.deleted_at is not null or not exists (
  select from user_roles r where r.user_id = u.id and r.role_id <> ${ROLE.participant}))`;

type Found = z.infer<typeof row> & { total: number };

/**
 * Participants without any action for longer than the retention time. Nothing is erased
 * automatically: an administrator decides.
 * @decision D63
 */
export const listPastRetention = heavyAdministratorProcedure()
  .input(listInput(RETENTION_SORTS))
  .output(listOutput(row))
  .query(async ({ ctx, input: { search, sort, direction, page: asked, pageSize } }) => {
    const order = { lastActive: sql`"lastActiveAt"`, name: sql`folded_name` }[sort];
    const towards = direction === 'asc' ? sql`asc` : sql`desc`;
    // PostgreSQL uses the index only when the planner knows the date.
    const { rows: shortest } = await ctx.db.execute<{ months: number | null }>(
      sql`select min(retention_months)::int as months from establishments`,
    );
    const months = shortest[0]?.months ?? 0;
    const before = sql`(${ctx.now.toISOString()}::timestamptz - make_interval(months => ${months}))`;
    // People with recent activity in the programme are left out, also when somebody else recorded
    // the activity.
    const quiet = sql`
      select a.user_id from participant_activity a where a.last_active_at < ${before}
      union all
      select n.user_id from participants n where n.created_at < ${before}
        and not exists (select from participant_activity a where a.user_id = n.user_id)`;
    const past = sql`
      select u.id as "userId", u.first_name as "firstName", u.last_name as "lastName",
        p.participant_code as "participantCode", e.name as establishment,
        e.retention_months as "retentionMonths", u.folded_text as folded_name,
        greatest(u.created_at, act.at) as "lastActiveAt"
      from participants p
      join users u on u.id = p.user_id
      join establishments e on e.id = p.establishment_id
      left join lateral (
        select max(l.at) as at from audit_log l where l.actor_user_id = p.user_id) act on true
      where ${sql.join(
        [sql`u.erased_at is null`, ERASABLE_SQL, ...fitsWords(search, sql`u.folded_text`)],
        sql` and `,
      )}
        and p.user_id in (${quiet})
        and greatest(u.created_at, act.at) + make_interval(months => e.retention_months::int)
          < ${ctx.now.toISOString()}::timestamptz`;
    const { rows: counted } = await ctx.db.execute<{ total: number }>(
      sql`select count(*)::int as total from (${past} limit ${COUNTED_ROWS}) past`,
    );
    const total = counted[0]?.total ?? 0;
    const page = shownPage(asked, total, pageSize);
    const { rows } = await ctx.db.execute<Found>(sql`
      select "userId", "firstName", "lastName", "participantCode", establishment,
        "retentionMonths", "lastActiveAt"
      from (${past}) past order by ${order} ${towards}, "userId"
      limit ${pageSize} offset ${(page - 1) * pageSize}`);
    await auditLook(
      ctx,
      ctx.actor.userId,
      rows.map(({ userId }) => userId),
    );
    return {
      rows: rows.map((one) => ({ ...one, lastActiveAt: new Date(one.lastActiveAt).toISOString() })),
      total,
      page,
    };
  });
