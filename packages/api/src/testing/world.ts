import { credentialFromBearer } from '@aube/auth';
import type { Connection } from '@aube/db';
import {
  establishments,
  participants,
  questionnaireAnswers,
  staffEstablishments,
  userRoles,
  users,
} from '@aube/db/schema';
import { ROLE, type Context } from '../context.ts';
import { createServices } from '../create-services.ts';
import type { GateQuestionnaire } from '../programme/rules/gate.ts';
import { startProgramme } from '../programme/start-programme.ts';
import { appRouter } from '../router.ts';
import { localDateAt } from '../time/rules/zone.ts';
import { createCallerFactory } from '../trpc.ts';

const createCaller = createCallerFactory(appRouter);

/** A morning on which most tests happen: Tuesday 6 January 2026, ten o'clock in Toronto. */
export const MORNING = new Date('2026-01-06T15:00:00Z');

export function first<T>(row: T | undefined): T {
  if (row === undefined) throw new Error('nothing there');
  return row;
}

/** Establishments and people in the database of one test file, and every procedure on their behalf. */
export async function createWorld({ db, pool }: Pick<Connection, 'db' | 'pool'>) {
  const publicUrl = new URL('https://aube.example.test');
  const today = localDateAt(MORNING, 'UTC');
  const services = await createServices({ db, pool }, { publicUrl, today });
  let count = 0;

  async function addEstablishment(): Promise<number> {
    count += 1;
    const values = { name: `Clinic ${count}`, referenceCode: `C-${count}`, createdAt: MORNING };
    return first((await db.insert(establishments).values(values).returning())[0]).id;
  }
  const home = await addEstablishment();

  /** Somebody with an active account; a participant or staff belongs to `establishmentId`. */
  async function addPerson(
    given: { roleId?: number; establishmentId?: number; timeZone?: string } = {},
  ): Promise<number> {
    const { roleId = ROLE.participant, establishmentId = home, timeZone } = given;
    count += 1;
    const [user] = await db
      .insert(users)
      .values({
        firstName: 'First',
        lastName: `Last${count}`,
        email: `person${count}@example.test`,
        username: `person${count}`,
        locale: 'fr',
        timeZone: timeZone ?? 'America/Toronto',
        activatedAt: MORNING,
        createdAt: MORNING,
      })
      .returning({ id: users.id });
    const userId = first(user).id;
    await db.insert(userRoles).values({ userId, roleId });
    const of = { userId, establishmentId };
    if (roleId === ROLE.participant) {
      await db.insert(participants).values({ ...of, createdAt: MORNING });
    }
    if (roleId === ROLE.staff) await db.insert(staffEstablishments).values(of);
    return userId;
  }

  /** A questionnaire's row as a submission leaves it, without its answers. */
  async function submit(userId: number, questionnaire: GateQuestionnaire): Promise<void> {
    await db.insert(questionnaireAnswers).values({
      userId,
      questionnaire,
      answers: {},
      instruments: [],
      locale: 'fr',
      createdAt: MORNING,
      updatedAt: MORNING,
      submittedAt: MORNING,
    });
  }

  /** A participant whose programme began on `firstDayOn`, with 25 empty weeks. */
  async function addStarted(firstDayOn: string, timeZone?: string): Promise<number> {
    const userId = await addPerson(timeZone === undefined ? {} : { timeZone });
    await db.transaction((tx) => startProgramme(tx, { userId, firstDayOn }));
    await submit(userId, 'S0');
    return userId;
  }

  /** Every procedure as `userId` calls it at `now` with a session of that moment; null is a guest. */
  async function as(userId: number | null, given: Partial<Context> = {}) {
    const now = given.now ?? MORNING;
    const opened = userId && (await services.auth.open({ userId, kind: 'bearer', now }));
    return createCaller({
      ...services,
      credential: opened ? credentialFromBearer(`Bearer ${opened.token}`) : null,
      sessionKind: 'bearer',
      locale: 'fr',
      now,
      requestId: 'test',
      clientKey: '192.0.2.1',
      onSession: () => undefined,
      ...given,
    });
  }

  return { db, pool, services, home, addEstablishment, addPerson, addStarted, submit, as };
}
