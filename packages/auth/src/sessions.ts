import { quickQuery, type Database, type Pool, type Transaction } from '@aube/db';
import { accessTokens, sessions, users } from '@aube/db/schema';
import { DrizzlePostgreSQLAdapter } from '@lucia-auth/adapter-drizzle';
import { and, eq, ne, type SQL } from 'drizzle-orm';
import { Lucia } from 'lucia';
import {
  createSession,
  type DeviceNames,
  type NewSession,
  type Opened,
  type SessionToken,
} from './create-session.ts';
import type { Credential, CredentialKind, SessionKind } from './credential.ts';
import {
  DEAD_SESSIONS_SQL,
  liveOrSetUpQuery,
  LIVE_SESSIONS_OF_USER_SQL,
  liveSessionsQuery,
  SESSION_SINCE_SQL,
} from './live-session.ts';
import { AHEAD_MINUTES } from './latest-possible.ts';
import { purgeTokens } from './one-time-token.ts';
import { hashToken, newToken } from './token.ts';

declare module 'lucia' {
  interface Register {
    UserId: number;
  }
}

export type AuthUser = {
  userId: number;
  roles: number[];
  firstName: string;
  lastName: string;
  email: string;
  username: string;
  locale: typeof users.$inferSelect.locale;
  timeZone: string;
  establishmentIds: number[];
  participantEstablishmentId: number | null;
  session: {
    id: string;
    kind: CredentialKind;
    createdAt: Date;
    lastUsedAt: Date;
    /** @decision D60 */
    mayExport: boolean;
    identityConfirmedAt: Date | null;
    /** @decision D57 */
    isSetUpOnly: boolean;
  };
};

export type ListedSession = {
  id: string;
  kind: SessionKind;
  isOwnDevice: boolean;
  createdAt: Date;
  lastUsedAt: Date;
} & DeviceNames;

/** `session.id` is the hash of an access token, and `session.createdAt` the login of a session. */
type FoundCaller = {
  userId: number;
  session: Pick<AuthUser['session'], 'id' | 'kind' | 'createdAt'>;
};

export type Auth = {
  /**
   * Opens a session in one statement. In a transaction, the caller must pass the transaction as
   * `on`. `also`: further parts of this statement.
   */
  open(input: NewSession, on?: Database | Transaction, also?: readonly SQL[]): Promise<Opened>;
  /**
   * Gives a session a new token, so that a copied token becomes invalid. Null for an ended
   * session.
   */
  renew(sessionId: string, on?: Database | Transaction): Promise<SessionToken | null>;
  list(userId: number, now: Date): Promise<ListedSession[]>;
  find(credential: Credential, now: Date): Promise<AuthUser | null>;
  /**
   * Finds a caller again who was found at `since`: with present rights, and without a new limit of
   * idle time.
   */
  findAgain(caller: FoundCaller, since: Date): Promise<AuthUser | null>;
  confirmIdentity(sessionId: string, now: Date, on?: Database | Transaction): Promise<void>;
  close(sessionId: string, on?: Database | Transaction): Promise<void>;
  closeAll(userId: number, exceptSessionId?: string, on?: Database | Transaction): Promise<void>;
  /**
   * Stores the time of last use, at most once a minute per session. An ended session stays ended.
   */
  touch(kind: CredentialKind, sessionIds: readonly string[], now: Date): Promise<void>;
  purgeSessions(now: Date): Promise<number>;
  purgeTokens(now: Date): Promise<void>;
};

/**
 * Skips rows that another process has locked: the other process already updates or deletes these
 * sessions.
 */
const touchQuery = liveSessionsQuery(
  'auth.touch',
  (live) => `with live as (${live}), due as (
      select s.id from sessions s join live on s.id = live.session_id
      where s.last_used_at < $3::timestamptz - interval '1 minute'
      order by s.id for update of s skip locked
    )
    update sessions s set last_used_at = $3 from due where s.id = due.id`,
);

const touchTokenQuery = liveSessionsQuery(
  'auth.touchAccessToken',
  (live) => `with live as (${live}), due as (
      select t.hash from access_tokens t join live on t.hash = live.session_id
      where coalesce(t.last_used_at < $3::timestamptz - interval '1 minute', true)
        or t.last_used_at > $3::timestamptz + interval '${AHEAD_MINUTES} minutes'
      order by t.hash for update of t skip locked
    )
    update access_tokens t set last_used_at = $3 from due where t.hash = due.hash`,
);

const callerText = (live: string) => `with live as (${live})
    select live.user_id as "userId", live.roles, u.first_name as "firstName",
      u.last_name as "lastName", u.email, u.username, live.locale, live.time_zone as "timeZone",
      (select coalesce(array_agg(e.establishment_id order by e.establishment_id), '{}')
        from staff_establishments e where e.user_id = live.user_id) as "establishmentIds",
      p.establishment_id as "participantEstablishmentId",
      live.session_id as "sessionId", $2::text as kind,
      coalesce(s.created_at, t.created_at) as "createdAt",
      live.session_last_used_at as "lastUsedAt", coalesce(t.may_export, false) as "mayExport",
      s.identity_confirmed_at as "identityConfirmedAt",
      coalesce(s.is_set_up_only, false) as "isSetUpOnly"
    from live
    join users u on u.id = live.user_id
    left join sessions s on s.id = live.session_id
    left join access_tokens t on t.hash = live.session_id
    left join participants p on p.user_id = live.user_id`;

const findQuery = liveOrSetUpQuery('auth.find', callerText);
const FIND_AGAIN = callerText(SESSION_SINCE_SQL);

type FoundRow = Omit<AuthUser, 'session'> & {
  sessionId: string;
  kind: CredentialKind;
  createdAt: Date;
  lastUsedAt: Date;
  mayExport: boolean;
  identityConfirmedAt: Date | null;
  isSetUpOnly: boolean;
};

function callerOf(row: FoundRow | undefined): AuthUser | null {
  if (!row) return null;
  const { sessionId: id, kind, createdAt, lastUsedAt, ...others } = row;
  const { identityConfirmedAt, isSetUpOnly, mayExport, ...user } = others;
  const state = { identityConfirmedAt, isSetUpOnly, mayExport };
  return { ...user, session: { id, kind, createdAt, lastUsedAt, ...state } };
}

const luciaOn = (on: Database | Transaction) =>
  new Lucia(new DrizzlePostgreSQLAdapter(on, sessions, users));

/**
 * lucia only ends sessions here. `live-session.ts` checks sessions with the given time, because
 * lucia would check with `Date.now()`.
 */
export function createAuth(db: Database, pool: Pool): Auth {
  const find: Auth['find'] = async ({ sessionId, kind }, now) => {
    const { name, text } = findQuery(kind);
    const [row] = await quickQuery<FoundRow>(pool, name, text, [sessionId, kind, now]);
    return callerOf(row);
  };
  return {
    open: (input, on = db, also = []) => createSession(on, input, also),

    async renew(sessionId, on = db) {
      const token = newToken();
      const [row] = await on
        .update(sessions)
        .set({ id: hashToken(token) })
        .where(eq(sessions.id, sessionId))
        .returning({ expiresAt: sessions.expiresAt, isKept: sessions.isOwnDevice });
      return row ? { token, ...row } : null;
    },

    async list(userId, now) {
      const { rows } = await pool.query<ListedSession>(LIVE_SESSIONS_OF_USER_SQL, [userId, now]);
      return rows;
    },

    find,

    async findAgain({ userId, session: { id, kind, createdAt } }, since) {
      if (kind === 'accessToken') return find({ kind, sessionId: id }, since);
      const values = [userId, kind, since, createdAt];
      const [row] = await quickQuery<FoundRow>(pool, 'auth.findAgain', FIND_AGAIN, values);
      return callerOf(row);
    },

    async confirmIdentity(sessionId, now, on = db) {
      await on.update(sessions).set({ identityConfirmedAt: now }).where(eq(sessions.id, sessionId));
    },

    async close(sessionId, on = db) {
      await luciaOn(on).invalidateSession(sessionId);
    },

    async closeAll(userId, exceptSessionId, on = db) {
      if (exceptSessionId === undefined) {
        await on.delete(accessTokens).where(eq(accessTokens.userId, userId));
        return luciaOn(on).invalidateUserSessions(userId);
      }
      await on
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), ne(sessions.id, exceptSessionId)));
    },

    async touch(kind, sessionIds, now) {
      const touch = kind === 'accessToken' ? touchTokenQuery : touchQuery;
      await pool.query({ ...touch(kind), values: [sessionIds, kind, now] });
    },

    async purgeSessions(now) {
      const { rowCount } = await pool.query(DEAD_SESSIONS_SQL, [now]);
      return rowCount ?? 0;
    },

    purgeTokens: (now) => purgeTokens(db, now),
  };
}
