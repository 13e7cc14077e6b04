import { quickQuery, type Database, type Pool, type Transaction } from '@aube/db';
import { accessTokens, sessions, userRoles, users } from '@aube/db/schema';
import { DrizzlePostgreSQLAdapter } from '@lucia-auth/adapter-drizzle';
import { and, eq, ne } from 'drizzle-orm';
import { Lucia } from 'lucia';
import type { Credential, CredentialKind, SessionKind } from './credential.ts';
import {
  DEAD_SESSIONS_SQL,
  liveOrSetUpQuery,
  LIVE_SESSIONS_OF_USER_SQL,
  SESSION_LIFETIMES,
  severalLiveQuery,
  STAFF_ROLES,
} from './live-session.ts';
import { purgeTokens } from './one-time-token.ts';
import { hashToken, newToken } from './token.ts';

declare module 'lucia' {
  interface Register {
    UserId: number;
    DatabaseSessionAttributes: {
      kind: SessionKind;
      createdAt: Date;
      lastUsedAt: Date;
      expiresAt: Date;
      identityConfirmedAt: Date | null;
      isOwnDevice: boolean;
      browser: string | null;
      system: string | null;
      isSetUpOnly: boolean;
    };
  }
}

/** Who acts, as the rest of the house sees a logged-in person. */
export type AuthUser = {
  userId: number;
  /** Ids of decision D5. */
  roles: number[];
  firstName: string;
  lastName: string;
  email: string;
  username: string;
  locale: typeof users.$inferSelect.locale;
  timeZone: string;
  /** The establishments that a member of staff looks after. */
  establishmentIds: number[];
  participantEstablishmentId: number | null;
  session: {
    id: string;
    kind: CredentialKind;
    createdAt: Date;
    lastUsedAt: Date;
    /** It is a token that may take data out. @decision D60 */
    mayExport: boolean;
    /** When the person last proved who they are within it; null: never. */
    identityConfirmedAt: Date | null;
    /** Nothing but the set-up of a second factor is open to it. @decision D57 */
    isSetUpOnly: boolean;
  };
};

/** What a browser says of itself, as names only. @decision D59 */
export type DeviceNames = { browser: string | null; system: string | null };

type NewSession = {
  userId: number;
  kind: SessionKind;
  now: Date;
  /** The person said that the device is theirs; counts for nobody of the staff. */
  isOwnDevice?: boolean;
  names?: DeviceNames;
  /** When the person proved who they are; null: not yet. */
  identityConfirmedAt?: Date | null;
  /** Nothing but the set-up of a second factor is open to it. @decision D57 */
  isSetUpOnly?: boolean;
};

/** A session's token, which only its owner gets. */
export type SessionToken = {
  token: string;
  expiresAt: Date;
  /** Whether the browser may keep it when it is closed. */
  isKept: boolean;
};

/** A session that was just opened; `isShared`: nothing of it may stay on the device. */
export type Opened = SessionToken & { isShared: boolean };

/** A session as its owner sees it in a list; `id` is a hash, which opens nothing. */
export type ListedSession = {
  id: string;
  kind: SessionKind;
  isOwnDevice: boolean;
  createdAt: Date;
  lastUsedAt: Date;
} & DeviceNames;

export type Auth = {
  /**
   * A new session under a new token: its owner has just proved who they are, unless said otherwise.
   * Pass the transaction when it belongs to one.
   */
  open(input: NewSession, on?: Database | Transaction): Promise<Opened>;
  /**
   * The same session under a new token, from when it was opened on: whoever copied the token before
   * is out. Null when it has ended meanwhile.
   */
  renew(sessionId: string, on?: Database | Transaction): Promise<SessionToken | null>;
  /** The live sessions of a person, the last used first. */
  list(userId: number, now: Date): Promise<ListedSession[]>;
  /** The owner of the credential, if the session is alive at `now`. */
  find(credential: Credential, now: Date): Promise<AuthUser | null>;
  /** Notes that the owner of a session has just proved who they are. */
  confirmIdentity(sessionId: string, now: Date, on?: Database | Transaction): Promise<void>;
  /** Ends one session. */
  close(sessionId: string, on?: Database | Transaction): Promise<void>;
  /** Ends all sessions of a person and their scripts' tokens, or all sessions but one. */
  closeAll(userId: number, exceptSessionId?: string, on?: Database | Transaction): Promise<void>;
  /** Notes that sessions of a kind were used, each at most once a minute; a dead one stays dead. */
  touch(kind: CredentialKind, sessionIds: readonly string[], now: Date): Promise<void>;
  /** Deletes dead sessions; says how many. */
  purgeSessions(now: Date): Promise<number>;
  /** Deletes long expired one-time tokens. */
  purgeTokens(now: Date): Promise<void>;
};

/** What somebody else holds is being noted or ended anyway: nothing waits for it. */
const touchQuery = severalLiveQuery(
  'auth.touch',
  (live) => `with live as (${live}), due as (
      select s.id from sessions s join live on s.id = live.session_id
      where s.last_used_at < $3::timestamptz - interval '1 minute'
      order by s.id for update of s skip locked
    )
    update sessions s set last_used_at = $3 from due where s.id = due.id`,
);

const touchTokenQuery = severalLiveQuery(
  'auth.touchAccessToken',
  (live) => `with live as (${live}), due as (
      select t.hash from access_tokens t join live on t.hash = live.session_id
      where coalesce(t.last_used_at < $3::timestamptz - interval '1 minute', true)
      order by t.hash for update of t skip locked
    )
    update access_tokens t set last_used_at = $3 from due where t.hash = due.hash`,
);

const findQuery = liveOrSetUpQuery(
  'auth.find',
  (live) => `with live as (${live})
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
    left join participants p on p.user_id = live.user_id`,
);

type FoundRow = Omit<AuthUser, 'session'> & {
  sessionId: string;
  kind: CredentialKind;
  createdAt: Date;
  lastUsedAt: Date;
  mayExport: boolean;
  identityConfirmedAt: Date | null;
  isSetUpOnly: boolean;
};

const luciaOn = (on: Database | Transaction) =>
  new Lucia(new DrizzlePostgreSQLAdapter(on, sessions, users));

/** Which lifetimes a session has; whether the device is one's own is asked of participants alone. */
async function lifetimeOf(
  on: Database | Transaction,
  { userId, kind, isOwnDevice = false }: NewSession,
): Promise<keyof typeof SESSION_LIFETIMES> {
  if (kind === 'bearer') return 'bearer';
  const roles = await on
    .select({ id: userRoles.roleId })
    .from(userRoles)
    .where(eq(userRoles.userId, userId));
  if (roles.some(({ id }) => STAFF_ROLES.includes(id))) return 'staffCookie';
  return isOwnDevice ? 'ownDevice' : 'sharedDevice';
}

/**
 * The wall around lucia: it makes and ends sessions under SHA-256 ids; which one is alive is
 * decided by `live-session.ts` with our process clock, which lucia's `Date.now()` is not.
 */
export function createAuth(db: Database, pool: Pool): Auth {
  return {
    async open(input, on = db) {
      const { userId, kind, now, names, identityConfirmedAt = now, isSetUpOnly = false } = input;
      const token = newToken();
      const lifetime = await lifetimeOf(on, input);
      const isOwnDevice = lifetime === 'ownDevice';
      const minutes = SESSION_LIFETIMES[lifetime].absoluteMinutes;
      const expiresAt = new Date(now.getTime() + minutes * 60_000);
      const attributes = {
        kind,
        createdAt: now,
        lastUsedAt: now,
        // The adapter lets attributes win over lucia's own expiry, which the wall clock made.
        expiresAt,
        identityConfirmedAt,
        isSetUpOnly,
        isOwnDevice,
        browser: names?.browser ?? null,
        system: names?.system ?? null,
      };
      await luciaOn(on).createSession(userId, attributes, { sessionId: hashToken(token) });
      return { token, expiresAt, isKept: isOwnDevice, isShared: lifetime === 'sharedDevice' };
    },

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

    async find({ sessionId, kind }, now) {
      const { name, text } = findQuery(kind);
      const [row] = await quickQuery<FoundRow>(pool, name, text, [sessionId, kind, now]);
      if (!row) return null;
      const { sessionId: id, kind: foundKind, createdAt, lastUsedAt, ...others } = row;
      const { identityConfirmedAt, isSetUpOnly, mayExport, ...user } = others;
      const state = { identityConfirmedAt, isSetUpOnly, mayExport };
      const session = { id, kind: foundKind, createdAt, lastUsedAt, ...state };
      return { ...user, session };
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
