import type { QuestionnaireLibrary } from '@aube/content';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createAuth,
  createLimiter,
  credentialFromBearer,
  credentialFromCookie,
  hashPassword,
  sessionCookieName,
  type Credential,
  type SessionKind,
} from '@aube/auth';
import type { Connection } from '@aube/db';
import {
  auditLog,
  credentials,
  establishments,
  mailOutbox,
  participants,
  rateLimits,
  staffEstablishments,
  tokens,
  userRoles,
  users,
} from '@aube/db/schema';
import { createFileTransport } from '@aube/mailer';
import { adminRouter } from '../../admin/router.ts';
import { ROLE, type Context } from '../../context.ts';
import { shippedContent } from '../../testing/shipped-content.ts';
import { createCallerFactory, router } from '../../trpc.ts';
import { deliverDueLetters } from '../deliver-letters.ts';
import { accountRouter } from '../router.ts';

const createCaller = createCallerFactory(router({ account: accountRouter, admin: adminRouter }));

export const NOW = new Date('2026-01-05T15:00:00Z');
export const PASSWORD = 'trois lapins sous la lune';
export const NEW_PASSWORD = 'quatre renards au bord du lac';
/** Nothing is asked in these tests. */
const both = { fr: '', en: '' };
const NO_QUESTIONNAIRES: QuestionnaireLibrary = {
  questionnaires: new Map(),
  instruments: [],
  settings: { slots: {}, openRegistration: { enabled: false, establishmentReferenceCode: null } },
  crisis: { title: both, text: both, national: [], establishments: {} },
};

export const PUBLIC_URL = 'https://aube.example.test';

/** The hash costs 20 ms; one is enough for everybody. */
let passwordHash: Promise<string> | null = null;

export type Person = { userId: number; email: string; username: string };

type NewPerson = {
  roles?: number[];
  establishmentId?: number;
  hasPassword?: boolean;
} & Partial<Pick<typeof users.$inferInsert, 'activatedAt' | 'deactivatedAt' | 'deletedAt'>>;

function first<T>(row: T | undefined): T {
  if (row === undefined) throw new Error('nothing there');
  return row;
}

/** People, doors and a mail folder around the database of one test file. */
export async function accountWorld(connection: Pick<Connection, 'db' | 'pool'>) {
  const { db, pool } = connection;
  const auth = createAuth(db, pool);
  const limiter = createLimiter(pool);
  const content = await shippedContent;
  const mailFolder = mkdtempSync(join(tmpdir(), 'aube-account-'));
  const printed: string[] = [];
  const transport = createFileTransport({
    folder: mailFolder,
    from: 'no-reply@aube.example.test',
    print: (line) => printed.push(line),
  });
  let count = 0;

  async function addEstablishment() {
    count += 1;
    const [row] = await db
      .insert(establishments)
      .values({ name: `Clinique ${count}`, referenceCode: `REF-${count}`, createdAt: NOW })
      .returning();
    return first(row);
  }
  const home = await addEstablishment();

  async function addPerson({
    roles = [ROLE.participant],
    establishmentId = home.id,
    hasPassword = true,
    ...state
  }: NewPerson = {}): Promise<Person> {
    count += 1;
    const [user] = await db
      .insert(users)
      .values({
        firstName: 'Camille',
        lastName: `Gagnon${count}`,
        email: `camille${count}@example.test`,
        username: `camille-${count}`,
        locale: 'fr',
        activatedAt: NOW,
        createdAt: NOW,
        ...state,
      })
      .returning();
    const { id: userId, email, username } = first(user);
    if (hasPassword) {
      passwordHash ??= hashPassword(PASSWORD);
      await db
        .insert(credentials)
        .values({ userId, passwordHash: await passwordHash, changedAt: NOW });
    }
    await db.insert(userRoles).values(roles.map((roleId) => ({ userId, roleId })));
    if (roles.includes(ROLE.participant)) {
      await db.insert(participants).values({ userId, establishmentId, createdAt: NOW });
    }
    if (roles.includes(ROLE.staff)) {
      await db.insert(staffEstablishments).values({ userId, establishmentId });
    }
    return { userId, email, username };
  }

  /** One client at one door; a cookie door keeps its cookie as a browser does. */
  function door(kind: SessionKind = 'cookie', given: Partial<Context> = {}) {
    const jar: { token: string | null } = { token: null };
    const cookieName = sessionCookieName(true);
    const at = (context: Partial<Context> = {}) => {
      const { token } = jar;
      const credential: Credential | null =
        token === null
          ? null
          : kind === 'cookie'
            ? credentialFromCookie(`${cookieName}=${token}`, cookieName)
            : credentialFromBearer(`Bearer ${token}`);
      return createCaller({
        db,
        pool,
        auth,
        limiter,
        ...content,
        questionnaires: NO_QUESTIONNAIRES,
        publicUrl: PUBLIC_URL,
        credential,
        sessionKind: kind,
        locale: 'fr',
        now: NOW,
        requestId: 'test',
        clientKey: '192.0.2.1',
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

  /** A door where `person` has logged in without passing through the limits. */
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

  /** Delivers what is due and gives the letters that arrived, the oldest first. */
  async function readMail(now = NOW) {
    const before = new Set(readdirSync(mailFolder));
    await deliverDueLetters({ db, now, transport, publicUrl: PUBLIC_URL });
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

  /** Everything that the database holds, as text: to look for what must not be there. */
  async function dump(): Promise<string> {
    const tables = [auditLog, credentials, mailOutbox, rateLimits, tokens, users];
    const rows = await Promise.all(tables.map((table) => db.select().from(table)));
    const sessionRows = await pool.query('select * from sessions');
    const invitationRows = await pool.query('select * from invitations');
    return JSON.stringify([rows, sessionRows.rows, invitationRows.rows]);
  }

  const forgetLimits = () => db.delete(rateLimits);

  return {
    ...connection,
    auth,
    limiter,
    transport,
    printed,
    home,
    addEstablishment,
    addPerson,
    door,
    doorOf,
    readMail,
    dump,
    forgetLimits,
  };
}

/** The refusal of a call: what a client sees of it, but for the request id. */
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
