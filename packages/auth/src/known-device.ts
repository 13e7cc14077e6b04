import type { Database, Transaction } from '@aube/db';
import { knownDevices, users } from '@aube/db/schema';
import { and, desc, eq, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { valueOfCookie } from './credential.ts';
import { hashToken, newToken, TOKEN_PATTERN } from './token.ts';

const KEPT_DAYS = 365;

export const deviceCookieName = (secure: boolean): string =>
  secure ? '__Host-auth._device' : 'auth._device';

/** @decision D59 */
export const deviceCookie = (
  { token, isKept }: { token: string; isKept: boolean },
  secure: boolean,
): string =>
  `${deviceCookieName(secure)}=${token}; ${isKept ? `Max-Age=${KEPT_DAYS * 24 * 60 * 60}; ` : ''}` +
  `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

export function deviceFromCookie(header: string | null, name: string): string | null {
  const token = valueOfCookie(header, name);
  return token !== undefined && TOKEN_PATTERN.test(token) ? hashToken(token) : null;
}

export async function isKnownDevice(
  on: Database,
  deviceId: string,
  identifier: string,
): Promise<boolean> {
  const rows = await on
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(
      and(
        eq(knownDevices.id, deviceId),
        isNull(users.deletedAt),
        or(eq(users.email, identifier), eq(users.username, identifier)),
      ),
    );
  return rows.length > 0;
}

const LATEST_DEVICES = 20;

export async function findDevices(on: Database, userId: number): Promise<string[]> {
  const rows = await on
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastUsedAt))
    .limit(LATEST_DEVICES);
  return rows.map(({ id }) => id);
}

/**
 * SQL that remembers a browser. The first login of an account replaces the browser's token, because
 * an attacker may have set the old token. The browser keeps the old token when `known` has a row.
 */
export function devicePart(
  { deviceId, userId, now }: { deviceId: string | null; userId: number; now: Date },
  token: string,
): SQL {
  const [id, usedAt] = [hashToken(token), now.toISOString()];
  return sql`known as (
    update known_devices set last_used_at = ${usedAt}::timestamptz
    where id = ${deviceId} and user_id = ${userId} returning id
  ), replaced as (
    update known_devices set id = ${id}
    where id = ${deviceId} and not exists (select from known)
  ), remembered as (
    insert into known_devices (id, user_id, last_used_at)
    select ${id}, ${userId}, ${usedAt}::timestamptz where not exists (select from known)
  )`;
}

/** @returns the token to set, or null when the device keeps the old token */
export async function rememberDevice(
  tx: Transaction,
  device: { deviceId: string | null; userId: number; now: Date },
): Promise<string | null> {
  const token = newToken();
  const { rows } = await tx.execute(sql`with ${devicePart(device, token)} select from known`);
  return rows.length > 0 ? null : token;
}

export async function purgeDevices(on: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60_000);
  await on.delete(knownDevices).where(lt(knownDevices.lastUsedAt, before));
}
