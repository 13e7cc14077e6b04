const ROWS = `select json_agg(json_build_object('userId', u.id, 'firstName', u.first_name,
    'lastName', u.last_name, 'inclusionNumber', p.inclusion_number, 'establishment', e.name,
    'firstDay', p.programme_first_day, 'leftOn', p.abandoned_on,
    'lastActiveAt', page.active_at,
    'submitted', (select json_object_agg(questionnaire, submitted_at) from questionnaire_answers q
      where q.user_id = u.id and submitted_at is not null),
    'recentNights', (select count(completed_at) from diary_days d
      where d.user_id = u.id and d.date > $2::date - 14 and d.date <= $2::date),
    'hasAlert', exists (select from staff_alerts a
      where a.user_id = u.id and a.acknowledged_at is null),
    'isLocked', exists (select from safety_flags f where f.user_id = u.id and f.cleared_at is null)
  ) order by page.place)
  from page join users u on u.id = page.user_id join participants p on p.user_id = u.id
  join establishments e on e.id = p.establishment_id`;

const ACTIVITY = `(select last_active_at from participant_activity a where a.user_id = p.user_id)`;

/** The order by activity leaves out people without any activity. */
const PAGES = {
  name: `select p.user_id from participants p join users u on u.id = p.user_id
    where u.deleted_at is null and $3::text is null
    order by u.folded_text collate "C", p.user_id`,
  activity: `select a.user_id from participant_activity a join users u on u.id = a.user_id
    where u.deleted_at is null and $3::text is null
    order by a.last_active_at desc, a.user_id`,
  search: `select p.user_id from participants p join users u on u.id = p.user_id
    where u.deleted_at is null and u.folded_text like '%' || $3 || '%'
    order by u.folded_text collate "C", p.user_id`,
} as const;
export type ListOrder = keyof typeof PAGES;

const pageSql = (order: ListOrder) => `
  select p.user_id, ${ACTIVITY} as active_at, row_number() over () as place
  from (${PAGES[order]} limit 25) p`;

const totalSql = (order: ListOrder, mostCounted: number) =>
  `select count(*) from (select from (${PAGES[order]}) found limit ${mostCounted}) t`;

const LOOKS = `looked as (
  insert into audit_log (at, actor_user_id, subject_user_id, action, request_id, is_look)
  select $2, live.user_id, page.user_id, 'list', $4, true from live cross join page
)`;

/** @param mostCounted largest total that is counted, as in our list */
export const listSql = (live: string, order: ListOrder, mostCounted = 2_001) => `
with live as (${live}), page as materialized (${pageSql(order)}), ${LOOKS}
select (${totalSql(order, mostCounted)}) as total, (${ROWS}) as rows from live
where exists (select from user_roles r where r.user_id = live.user_id and r.role_id = 1)`;
