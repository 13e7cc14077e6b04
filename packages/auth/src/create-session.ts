import type { Database, Transaction } from '@aube/db';
import { sql, type SQL } from 'drizzle-orm';
import type { SessionKind } from './credential.ts';
import { devicePart } from './known-device.ts';
import { SESSION_LIFETIMES, STAFF_ROLES } from './live-session.ts';
import { hashToken, newToken } from './token.ts';

/** @decision D59 */
export type DeviceNames = { browser: string | null; system: string | null };

export type SessionToken = {
  token: string;
  expiresAt: Date;
  /** True when the cookie stays after the browser is closed. */
  isKept: boolean;
};

export type NewSession = {
  userId: number;
  kind: SessionKind;
  now: Date;
  /** Ignored for staff members. */
  isOwnDevice?: boolean;
  names?: DeviceNames;
  /** Default: the present time. */
  identityConfirmedAt?: Date | null;
  /** @decision D57 */
  isSetUpOnly?: boolean;
  endsSessionId?: string | null;
  /** Browser to remember. `id`: hash of the browser's token; null without a token. */
  device?: { id: string | null };
};

/** `deviceToken`: new token for the browser's cookie; null when the cookie does not change. */
export type Opened = SessionToken & { isShared: boolean; deviceToken: string | null };

const instant = (at: Date | null): SQL => sql`${at?.toISOString() ?? null}::timestamptz`;

/** Opens a session in one statement. `also`: further parts of this statement. */
export async function createSession(
  on: Database | Transaction,
  input: NewSession,
  also: readonly SQL[],
): Promise<Opened> {
  const { userId, kind, now, names, device, isOwnDevice = false, isSetUpOnly = false } = input;
  const { identityConfirmedAt = now, endsSessionId = null } = input;
  const [token, deviceToken] = [newToken(), newToken()];
  const lifetimeOf = (isStaff: boolean): keyof typeof SESSION_LIFETIMES => {
    if (kind === 'bearer') return 'bearer';
    if (isStaff) return 'staffCookie';
    return isOwnDevice ? 'ownDevice' : 'sharedDevice';
  };
  const endOf = (isStaff: boolean) =>
    new Date(now.getTime() + SESSION_LIFETIMES[lifetimeOf(isStaff)].absoluteMinutes * 60_000);

  const parts = [
    sql`holder as (
      select exists (select from user_roles where user_id = ${userId}
        and role_id = any(${sql.param([...STAFF_ROLES])}::int[])) as is_staff
    )`,
    sql`opened as (
      insert into sessions (id, user_id, expires_at, kind, created_at, last_used_at, is_own_device,
        browser, system, identity_confirmed_at, is_set_up_only)
      select ${hashToken(token)}, ${userId},
        case when is_staff then ${instant(endOf(true))} else ${instant(endOf(false))} end,
        ${kind}, ${instant(now)}, ${instant(now)},
        not is_staff and ${lifetimeOf(false) === 'ownDevice'}::boolean,
        ${names?.browser ?? null}, ${names?.system ?? null}, ${instant(identityConfirmedAt)},
        ${isSetUpOnly}::boolean
      from holder
    )`,
    sql`ended as (delete from sessions where id = ${endsSessionId})`,
    device
      ? devicePart({ deviceId: device.id, userId, now }, deviceToken)
      : sql`known as (select 1)`,
    ...also,
  ];
  const { rows } = await on.execute<{ isStaff: boolean; isKnown: boolean }>(
    sql`with ${sql.join(parts, sql`, `)}
      select is_staff as "isStaff", exists (select from known) as "isKnown" from holder`,
  );
  const { isStaff = false, isKnown = true } = rows[0] ?? {};
  const lifetime = lifetimeOf(isStaff);
  return {
    token,
    expiresAt: endOf(isStaff),
    isKept: lifetime === 'ownDevice',
    isShared: lifetime === 'sharedDevice',
    deviceToken: isKnown ? null : deviceToken,
  };
}
