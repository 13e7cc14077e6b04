import type { CredentialKind } from './credential.ts';
import { AHEAD_MINUTES } from './latest-possible.ts';

const DAY_MINUTES = 24 * 60;

/**
 * Maximum minutes of a session since the last use (idle) and since the login (absolute). Users
 * with a staff role always have the lifetimes of `staffCookie`.
 * @source security SE-3
 * @decision D59 sign-in#own-and-shared-devices
 */
export const SESSION_LIFETIMES = {
  ownDevice: { idleMinutes: 30 * DAY_MINUTES, absoluteMinutes: 180 * DAY_MINUTES },
  sharedDevice: { idleMinutes: 12 * 60, absoluteMinutes: 30 * DAY_MINUTES },
  staffCookie: { idleMinutes: 30, absoluteMinutes: 12 * 60 },
  bearer: { idleMinutes: 12 * 60, absoluteMinutes: 12 * 60 },
} as const;

/** Administrator and staff member (decision D5). */
export const STAFF_ROLES: readonly number[] = [1, 2];

type Bound = 'idleMinutes' | 'absoluteMinutes';

function interval(bound: Bound): string {
  const { ownDevice, sharedDevice, staffCookie, bearer } = SESSION_LIFETIMES;
  return `case when s.kind = 'bearer' then interval '${bearer[bound]} minutes'
    when role.ids && '{${STAFF_ROLES.join()}}'::int[] then interval '${staffCookie[bound]} minutes'
    when s.is_own_device then interval '${ownDevice[bound]} minutes'
    else interval '${sharedDevice[bound]} minutes' end`;
}

const FROM = `from sessions s
  join users u on u.id = s.user_id
  cross join lateral (
    select coalesce(array_agg(r.role_id::int order by r.role_id), '{}') as ids
    from user_roles r where r.user_id = s.user_id
  ) role`;

const open = `u.activated_at is not null
    and u.deactivated_at is null
    and u.deleted_at is null`;

/** SQL condition against instants in the future, which a wrong clock wrote. */
const notFuture = (column: string, now: string) =>
  `${column} <= ${now}::timestamptz + interval '${AHEAD_MINUTES} minutes'`;

const withinLifetimes = (now: string, afterwards = '0') => `${open}
    and s.created_at > ${now}::timestamptz - (${interval('absoluteMinutes')}) - interval '${afterwards}'
    and s.last_used_at > ${now}::timestamptz - (${interval('idleMinutes')}) - interval '${afterwards}'`;

const alive = (now: string, afterwards?: string) => `${withinLifetimes(now, afterwards)}
    and ${notFuture('s.created_at', now)} and ${notFuture('s.last_used_at', now)}`;

type Shown = '= $1' | '= any($1::text[])';

const liveAccessToken = (shown: Shown) => `
  select t.hash as session_id, t.user_id, u.time_zone, u.locale, role.ids as roles,
    case when ${notFuture('t.last_used_at', '$3')} then t.last_used_at else t.created_at end
      as session_last_used_at
  ${FROM.replace('from sessions s', 'from access_tokens t').replaceAll('s.user_id', 't.user_id')}
  where $2 = 'accessToken' and t.hash ${shown}
    and t.revoked_at is null and t.expires_at > $3::timestamptz and ${open}
    and ${notFuture('t.created_at', '$3')}
`;

const SESSION = `
  select s.id as session_id, s.user_id, u.time_zone, u.locale, role.ids as roles,
    s.last_used_at as session_last_used_at
  ${FROM}`;

const liveSession = (shown: Shown, also: string) => `${SESSION}
  where s.id ${shown} and s.kind = $2
    and ${alive('$3')} ${also}
`;

/**
 * A session that was valid at $3, found by its login, because its token may have been renewed since.
 * The session may have been used since. Parameters: $1 user id, $2 kind, $3 instant, $4 login.
 */
export const SESSION_SINCE_SQL = `${SESSION}
  where s.user_id = $1 and s.kind = $2 and s.created_at = $4
    and ${withinLifetimes('$3')}
`;

export type LiveQuery = (kind: CredentialKind) => { name: string; text: string };

/**
 * SQL that decides which sessions and access tokens are valid; no other code decides this.
 * Parameters: $1 session id or token hash, $2 kind, $3 now.
 * @decision D57 D60
 */
const queryAround =
  (also: string, shown: Shown = '= $1') =>
  (name: string, textAround: (live: string) => string): LiveQuery => {
    const bySession = { name, text: textAround(liveSession(shown, also)) };
    const byToken = { name: `${name}.byToken`, text: textAround(liveAccessToken(shown)) };
    return (kind) => (kind === 'accessToken' ? byToken : bySession);
  };

export const liveQuery = queryAround('and not s.is_set_up_only');

export const liveOrSetUpQuery = queryAround('');

export const liveSessionsQuery = queryAround('', '= any($1::text[])');

/**
 * Valid sessions of one user, most recently used first. Parameters: $1 user id, $2 now.
 * @decision D59
 */
export const LIVE_SESSIONS_OF_USER_SQL = `
  select s.id, s.kind, s.browser, s.system, s.is_own_device as "isOwnDevice",
    s.created_at as "createdAt", s.last_used_at as "lastUsedAt"
  ${FROM}
  where s.user_id = $1 and ${alive('$2')}
  order by s.last_used_at desc, s.created_at desc
`;

/**
 * Keeps an expired session for the longest time of a file, because a file that is being sent looks
 * for its session.
 * @decision exports#limits-of-exports
 */
export const DEAD_SESSIONS_SQL = `
  delete from sessions where id in (select s.id ${FROM} where not (${alive('$1', '2 hours')}))
`;
