import type { Database, Transaction } from '@aube/db';
import { knownDevices, users } from '@aube/db/schema';
import { and, desc, eq, isNull, lt, or } from 'drizzle-orm';
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
 * The first login of an account on a device replaces the token, because an attacker may have set
 * the old token.
 * @returns the token to set, or null when the device keeps the old token
 */
export async function rememberDevice(
  tx: Transaction,
  { deviceId, userId, now }: { deviceId: string | null; userId: number; now: Date },
): Promise<string | null> {
  if (deviceId !== null) {
    const known = await tx
      .update(knownDevices)
      .set({ lastUsedAt: now })
      .where(and(eq(knownDevices.id, deviceId), eq(knownDevices.userId, userId)))
      .returning({ id: knownDevices.id });
    if (known.length > 0) return null;
  }
  const token = newToken();
  const id = hashToken(token);
  if (deviceId !== null) {
    await tx.update(knownDevices).set({ id }).where(eq(knownDevices.id, deviceId));
  }
  await tx.insert(knownDevices).values({ id, userId, lastUsedAt: now });
  return token;
}

export async function purgeDevices(on: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60_000);
  await on.delete(knownDevices).where(lt(knownDevices.lastUsedAt, before));
}
