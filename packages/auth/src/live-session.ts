/**
 * How long a session lives, in minutes: since its last use (idle) and since its login (absolute).
 * A user with a role of the staff has its cookie lifetimes, whatever other role they have. A bearer
 * session has no idle bound: scripts sleep between calls. @source security "Decided", SE-3
 */
export const SESSION_LIFETIMES = {
  participantCookie: { idleMinutes: 24 * 60, absoluteMinutes: 30 * 24 * 60 },
  staffCookie: { idleMinutes: 30, absoluteMinutes: 12 * 60 },
  bearer: { idleMinutes: 12 * 60, absoluteMinutes: 12 * 60 },
} as const;

/** Roles 1 and 2 of decision D5: the API's rule of roles is held equal to them. */
export const STAFF_ROLES: readonly number[] = [1, 2];

type Bound = 'idleMinutes' | 'absoluteMinutes';

function interval(bound: Bound): string {
  const { participantCookie, staffCookie, bearer } = SESSION_LIFETIMES;
  return `case when s.kind = 'bearer' then interval '${bearer[bound]} minutes'
    when role.ids && '{${STAFF_ROLES.join()}}'::int[] then interval '${staffCookie[bound]} minutes'
    else interval '${participantCookie[bound]} minutes' end`;
}

const FROM = `from sessions s
  join users u on u.id = s.user_id
  cross join lateral (
    select coalesce(array_agg(r.role_id::int order by r.role_id), '{}') as ids
    from user_roles r where r.user_id = s.user_id
  ) role`;

const alive = (now: string) => `u.activated_at is not null
    and u.deactivated_at is null
    and u.deleted_at is null
    and s.created_at > ${now}::timestamptz - (${interval('absoluteMinutes')})
    and s.last_used_at > ${now}::timestamptz - (${interval('idleMinutes')})`;

/**
 * The one rule of which session is alive, as the body of a CTE: parameters $1 session id, $2 kind,
 * $3 now; one row (session_id, user_id, time_zone, locale, roles int[], session_last_used_at) or
 * none. It reads only, and reads roles and account state afresh (security AZ-9).
 */
export const LIVE_SESSION_SQL = `
  select s.id as session_id, s.user_id, u.time_zone, u.locale, role.ids as roles,
    s.last_used_at as session_last_used_at
  ${FROM}
  where s.id = $1 and s.kind = $2
    and ${alive('$3')}
`;

/** The same rule turned round, for the purge: parameter $1 now. */
export const DEAD_SESSIONS_SQL = `
  delete from sessions where id in (select s.id ${FROM} where not (${alive('$1')}))
`;
