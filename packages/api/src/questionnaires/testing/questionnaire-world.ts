import { createAuth, createLimiter, credentialFromBearer } from '@aube/auth';
import {
  contentFolder,
  loadQuestionnaires,
  type QuestionnaireCode,
  type QuestionnaireLibrary,
} from '@aube/content';
import type { Connection } from '@aube/db';
import {
  establishments,
  participants,
  staffEstablishments,
  userRoles,
  users,
} from '@aube/db/schema';
import { ROLE, type Context } from '../../context.ts';
import { appRouter } from '../../router.ts';
import { createCallerFactory } from '../../trpc.ts';

const createCaller = createCallerFactory(appRouter);

export type Person = { userId: number; token: string };

type NewPerson = {
  roleId?: number;
  establishmentId?: number;
  timeZone?: string;
  now?: Date;
};

function first<T>(row: T | undefined): T {
  if (row === undefined) throw new Error('nothing there');
  return row;
}

/** People with sessions in a database of one test file, and calls on their behalf. */
export async function questionnaireWorld(
  connection: Pick<Connection, 'db' | 'pool'>,
  library?: QuestionnaireLibrary,
) {
  const { db, pool } = connection;
  const auth = createAuth(db, pool);
  const limiter = createLimiter(pool);
  const questionnaires = library ?? (await loadQuestionnaires(contentFolder));
  let count = 0;

  async function addEstablishment(): Promise<number> {
    count += 1;
    const [row] = await db
      .insert(establishments)
      .values({ name: `Clinic ${count}`, referenceCode: `C-${count}`, createdAt: new Date(0) })
      .returning();
    return first(row).id;
  }

  const home = await addEstablishment();

  /** A participant of the first establishment, or staff of it, with a bearer session. */
  async function addPerson({
    roleId = ROLE.participant,
    establishmentId = home,
    timeZone = 'America/Toronto',
    now = new Date('2026-01-05T15:00:00Z'),
  }: NewPerson = {}): Promise<Person> {
    count += 1;
    const [user] = await db
      .insert(users)
      .values({
        firstName: 'First',
        lastName: `Last${count}`,
        email: `person${count}@example.test`,
        username: `person${count}`,
        locale: 'fr',
        timeZone,
        activatedAt: now,
        createdAt: now,
      })
      .returning();
    const userId = first(user).id;
    await db.insert(userRoles).values({ userId, roleId });
    if (roleId === ROLE.participant) {
      await db.insert(participants).values({ userId, establishmentId, createdAt: now });
    }
    if (roleId === ROLE.staff) {
      await db.insert(staffEstablishments).values({ userId, establishmentId });
    }
    const { token } = await auth.open({ userId, kind: 'bearer', now });
    return { userId, token };
  }

  /** Every procedure as `person` calls it; null is a guest. The session is alive at `now`. */
  async function callerOf(
    person: Person | null,
    {
      now = new Date('2026-01-05T15:00:00Z'),
      locale = 'fr',
      clientKey = '192.0.2.1',
      db: calledDb = db,
      questionnaires: asked = questionnaires,
    }: Partial<Context> = {},
  ) {
    if (person) {
      person.token = (await auth.open({ userId: person.userId, kind: 'bearer', now })).token;
    }
    return createCaller({
      db: calledDb,
      pool,
      auth,
      limiter,
      questionnaires: asked,
      publicUrl: 'https://aube.example.test',
      credential: person ? credentialFromBearer(`Bearer ${person.token}`) : null,
      sessionKind: 'bearer',
      locale,
      now,
      requestId: 'test',
      clientKey,
      onSession: () => undefined,
    });
  }

  const as = async (...asked: Parameters<typeof callerOf>) =>
    (await callerOf(...asked)).questionnaires;

  return { ...connection, home, questionnaires, addEstablishment, addPerson, callerOf, as };
}

/** The calmest answer to every item: the first choice, the lowest number, a short text. */
export function calmAnswers(library: QuestionnaireLibrary, code: QuestionnaireCode) {
  const items = first(library.questionnaires.get(code)).instruments.flatMap((instrument) =>
    instrument.items.map((item) => {
      if (item.type === 'number') return [item.code, item.min] as const;
      if (item.type === 'text') return [item.code, 'Rien à dire.'] as const;
      const { value } = first(instrument.answerSets[item.answers]?.[0]);
      return [item.code, item.type === 'choices' ? [String(value)] : value] as const;
    }),
  );
  return Object.fromEntries(items);
}
