import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createLimiter,
  hashToken,
  credentialFromBearer,
  credentialFromCookie,
  sessionCookieName,
  type Credential,
  type SessionKind,
} from '@aube/auth';
import type { Connection } from '@aube/db';
import { auditLog, credentials, mailOutbox, rateLimits, tokens, users } from '@aube/db/schema';
import { createFileTransport } from '@aube/mailer';
import type { Context } from '../../context.ts';
import type { NewPerson, Person } from '../../testing/people.ts';
import { createWorld } from '../../testing/world.ts';
import { deliverDueLetters } from '../../notifications/deliver-letters.ts';

export { PASSWORD, type Person } from '../../testing/people.ts';

export const NOW = new Date('2026-01-05T15:00:00Z');
export const NEW_PASSWORD = 'quatre renards au bord du lac';
export const PUBLIC_URL = 'https://aube.example.test';

export async function accountWorld(connection: Pick<Connection, 'db' | 'pool' | 'openClient'>) {
  const world = await createWorld(connection, NOW);
  const { db, pool, services, place, addPlace, callerIn } = world;
  let forgottenMs = 0;
  services.limiter = createLimiter(pool, () => Date.now() + forgottenMs);
  const { auth, limiter, secondFactor } = services;
  const mailFolder = mkdtempSync(join(tmpdir(), 'aube-account-'));
  const printed: string[] = [];
  const transport = createFileTransport({
    folder: mailFolder,
    from: 'no-reply@aube.example.test',
    print: (line) => printed.push(line),
  });

  const addPerson = (given: NewPerson = {}) => world.addAccount({ hasPassword: true, ...given });

  function door(kind: SessionKind = 'cookie', given: Partial<Context> = {}) {
    const jar: { token: string | null; device: string | null } = { token: null, device: null };
    const cookieName = sessionCookieName(true);
    const at = (context: Partial<Context> = {}) => {
      const { token } = jar;
      const credential: Credential | null =
        token === null
          ? null
          : kind === 'cookie'
            ? credentialFromCookie(`${cookieName}=${token}`, cookieName)
            : credentialFromBearer(`Bearer ${token}`);
      return callerIn({
        credential,
        sessionKind: kind,
        deviceId: jar.device === null ? null : hashToken(jar.device),
        onDevice: (device) => {
          jar.device = device.token;
        },
        onSession: (change) => {
          jar.token = change?.token ?? null;
        },
        ...given,
        ...context,
      });
    };
    const { account, admin } = at();
    return { jar, at, account, admin };
  }

  async function doorOf(
    person: Person,
    kind: SessionKind = 'cookie',
    given: Partial<Context> = {},
  ) {
    const opened = door(kind, given);
    const session = { userId: person.userId, kind, now: given.now ?? NOW };
    opened.jar.token = (await auth.open(session)).token;
    const { account, admin } = opened.at();
    return { ...opened, account, admin };
  }

  async function readMail(now = NOW) {
    const before = new Set(readdirSync(mailFolder));
    await deliverDueLetters({
      db,
      limiter,
      clock: () => now,
      transport,
      publicUrl: PUBLIC_URL,
      contacts: {},
      crisisLines: [],
      pages: services.pages,
    });
    return readdirSync(mailFolder)
      .filter((name) => name.endsWith('.eml') && !before.has(name))
      .toSorted((one, other) => idOf(one) - idOf(other))
      .map((name) => {
        const eml = readFileSync(join(mailFolder, name), 'utf8');
        const link = /^https:\/\/\S+$/m.exec(eml)?.[0] ?? '';
        return {
          kind: name.split('-')[1] ?? '',
          to: /^To: <(.*)>$/m.exec(eml)?.[1] ?? '',
          link,
          token: link.split('/').at(-1) ?? '',
          eml,
        };
      });
  }
  const idOf = (name: string) => Number(/-(\d+)\.eml$/.exec(name)?.[1]);

  async function dump(): Promise<string> {
    const tables = [auditLog, credentials, mailOutbox, rateLimits, tokens, users];
    const rows = await Promise.all(tables.map((table) => db.select().from(table)));
    const sessionRows = await pool.query('select * from sessions');
    const invitationRows = await pool.query('select * from invitations');
    return JSON.stringify([rows, sessionRows.rows, invitationRows.rows]);
  }

  async function forgetLimits(): Promise<void> {
    forgottenMs += 24 * 60 * 60_000;
    await db.delete(rateLimits);
  }

  return {
    ...connection,
    pages: services.pages,
    auth,
    limiter,
    secondFactor,
    transport,
    printed,
    home: place,
    addEstablishment: addPlace,
    addPerson,
    callerIn,
    asOperator: world.asOperator,
    door,
    doorOf,
    readMail,
    dump,
    forgetLimits,
  };
}

export async function refusalOf(call: Promise<unknown>) {
  const thrown: unknown = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(thrown instanceof Error) || !('appCode' in thrown)) {
    throw new Error('It was not refused as it should be.', { cause: thrown });
  }
  const { appCode, httpStatus, issues, details, retryAfterSeconds, message } =
    thrown as unknown as Record<string, unknown>;
  return { appCode, httpStatus, issues, details, retryAfterSeconds, message };
}
