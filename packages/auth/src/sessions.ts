import { namedQuery, type Database, type Pool, type Transaction } from '@aube/db';
import { sessions, userRoles, users } from '@aube/db/schema';
import { DrizzlePostgreSQLAdapter } from '@lucia-auth/adapter-drizzle';
import { and, eq, ne } from 'drizzle-orm';
import { Lucia } from 'lucia';
import type { Credential, SessionKind } from './credential.ts';
import {
  DEAD_SESSIONS_SQL,
  LIVE_SESSION_SQL,
  SESSION_LIFETIMES,
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
    kind: SessionKind;
    createdAt: Date;
    lastUsedAt: Date;
    /** When the person last proved who they are within it; null: never. */
    identityConfirmedAt: Date | null;
  };
};

export type Auth = {
  /**
   * A new session under a new token: its owner has just proved who they are, unless said otherwise.
   * Pass the transaction when it belongs to one.
   */
  open(
    input: { userId: number; kind: SessionKind; now: Date; identityConfirmedAt?: Date | null },
    on?: Database | Transaction,
  ): Promise<{ token: string; expiresAt: Date }>;
  /** The owner of the credential, if the session is alive at `now`. */
  find(credential: Credential, now: Date): Promise<AuthUser | null>;
  /** Notes that the owner of a session has just proved who they are. */
  confirmIdentity(sessionId: string, now: Date, on?: Database | Transaction): Promise<void>;
  /** Ends one session. */
  close(sessionId: string, on?: Database | Transaction): Promise<void>;
  /** Ends all sessions of a person, or all but one. */
  closeAll(userId: number, exceptSessionId?: string, on?: Database | Transaction): Promise<void>;
  /** Notes that a session was used, at most once a minute; a dead one stays dead. */
  touch(credential: Credential, now: Date): Promise<void>;
  /** Deletes dead sessions; says how many. */
  purgeSessions(now: Date): Promise<number>;
  /** Deletes long expired one-time tokens. */
  purgeTokens(now: Date): Promise<void>;
};

const TOUCH = {
  name: 'auth.touch',
  text: `with live as (${LIVE_SESSION_SQL})
    update sessions s set last_used_at = $3 from live
    where s.id = live.session_id and s.last_used_at < $3::timestamptz - interval '1 minute'`,
};

const FIND_SQL = `with live as (${LIVE_SESSION_SQL})
    select live.user_id as "userId", live.roles, u.first_name as "firstName",
      u.last_name as "lastName", u.email, u.username, live.locale, live.time_zone as "timeZone",
      (select coalesce(array_agg(e.establishment_id order by e.establishment_id), '{}')
        from staff_establishments e where e.user_id = live.user_id) as "establishmentIds",
      p.establishment_id as "participantEstablishmentId",
      s.id as "sessionId", s.kind, s.created_at as "createdAt", s.last_used_at as "lastUsedAt",
      s.identity_confirmed_at as "identityConfirmedAt"
    from live
    join users u on u.id = live.user_id
    join sessions s on s.id = live.session_id
    left join participants p on p.user_id = live.user_id`;

type FoundRow = Omit<AuthUser, 'session'> & {
  sessionId: string;
  kind: SessionKind;
  createdAt: Date;
  lastUsedAt: Date;
  identityConfirmedAt: Date | null;
};

const luciaOn = (on: Database | Transaction) =>
  new Lucia(new DrizzlePostgreSQLAdapter(on, sessions, users));

async function absoluteMinutes(
  on: Database | Transaction,
  userId: number,
  kind: SessionKind,
): Promise<number> {
  if (kind === 'bearer') return SESSION_LIFETIMES.bearer.absoluteMinutes;
  const roles = await on
    .select({ id: userRoles.roleId })
    .from(userRoles)
    .where(eq(userRoles.userId, userId));
  const isStaff = roles.some(({ id }) => STAFF_ROLES.includes(id));
  return SESSION_LIFETIMES[isStaff ? 'staffCookie' : 'participantCookie'].absoluteMinutes;
}

/**
 * The wall around lucia: it makes and ends sessions under SHA-256 ids; which one is alive is
 * decided by `LIVE_SESSION_SQL` with our process clock, which lucia's `Date.now()` is not.
 */
export function createAuth(db: Database, pool: Pool): Auth {
  return {
    async open({ userId, kind, now, identityConfirmedAt = now }, on = db) {
      const token = newToken();
      const minutes = await absoluteMinutes(on, userId, kind);
      const expiresAt = new Date(now.getTime() + minutes * 60_000);
      // The adapter lets attributes win over lucia's own expiry, which the wall clock made.
      const attributes = { kind, createdAt: now, lastUsedAt: now, expiresAt, identityConfirmedAt };
      await luciaOn(on).createSession(userId, attributes, { sessionId: hashToken(token) });
      return { token, expiresAt };
    },

    async find({ sessionId, kind }, now) {
      const [row] = await namedQuery<FoundRow>(pool, 'auth.find', FIND_SQL, [sessionId, kind, now]);
      if (!row) return null;
      const {
        sessionId: id,
        kind: foundKind,
        createdAt,
        lastUsedAt,
        identityConfirmedAt,
        ...user
      } = row;
      const session = { id, kind: foundKind, createdAt, lastUsedAt, identityConfirmedAt };
      return { ...user, session };
    },

    async confirmIdentity(sessionId, now, on = db) {
      await on.update(sessions).set({ identityConfirmedAt: now }).where(eq(sessions.id, sessionId));
    },

    async close(sessionId, on = db) {
      await luciaOn(on).invalidateSession(sessionId);
    },

    async closeAll(userId, exceptSessionId, on = db) {
      if (exceptSessionId === undefined) return luciaOn(on).invalidateUserSessions(userId);
      await on
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), ne(sessions.id, exceptSessionId)));
    },

    async touch({ sessionId, kind }, now) {
      await pool.query({ ...TOUCH, values: [sessionId, kind, now] });
    },

    async purgeSessions(now) {
      const { rowCount } = await pool.query(DEAD_SESSIONS_SQL, [now]);
      return rowCount ?? 0;
    },

    purgeTokens: (now) => purgeTokens(db, now),
  };
}
