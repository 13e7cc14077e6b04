import { credentialFromBearer } from '@aube/auth';
import type { Connection } from '@aube/db';
import { questionnaireAnswers } from '@aube/db/schema';
import { ROLE } from '../people/rules/roles.ts';
import type { Context } from '../context.ts';
import { createServices } from '../create-services.ts';
import type { GateQuestionnaire } from '../programme/rules/gate.ts';
import { startProgramme } from '../programme/record/start-programme.ts';
import { operatorContext, operatorRouter } from '../operator-router.ts';
import { createCallerFactory } from '../trpc.ts';
import { callsInProcess, createCaller } from './calls-in-process.ts';
import { createPeople } from './people.ts';

export { callsInProcess, TEST_ORIGIN } from './calls-in-process.ts';
export { first } from './people.ts';

const createOperatorCaller = createCallerFactory(operatorRouter);

/** Tuesday 6 January 2026, 10:00 in Toronto. */
export const MORNING = new Date('2026-01-06T15:00:00Z');

export async function createWorld(
  { db, pool, openClient }: Pick<Connection, 'db' | 'pool' | 'openClient'>,
  at = MORNING,
) {
  const publicUrl = new URL('https://aube.example.test');
  const services = await createServices({ db, pool, openClient }, { publicUrl, now: at });
  const { place, addPlace, addAccount } = await createPeople(db, at);
  const home = place.id;
  const addEstablishment = async () => (await addPlace()).id;

  async function addPerson({
    roleId = ROLE.participant,
    ...given
  }: { roleId?: number; establishmentId?: number; timeZone?: string } = {}): Promise<number> {
    return (await addAccount({ roles: [roleId], ...given })).userId;
  }

  async function submit(userId: number, questionnaire: GateQuestionnaire): Promise<void> {
    await db.insert(questionnaireAnswers).values({
      userId,
      questionnaire,
      answers: {},
      instruments: [],
      locale: 'fr',
      createdAt: at,
      updatedAt: at,
      submittedAt: at,
    });
  }

  async function addStarted(firstDayOn: string, timeZone?: string): Promise<number> {
    const userId = await addPerson(timeZone === undefined ? {} : { timeZone });
    await db.transaction((tx) => startProgramme(tx, { userId, firstDayOn }));
    await submit(userId, 'S0');
    return userId;
  }

  const callerIn = callsInProcess(services, at);

  /**
   * Calls procedures as the operator. `site`: procedures that users have too; `alone`: procedures
   * that only the operator has.
   */
  function asOperator(given: Partial<Context> = {}) {
    const command = {
      locale: 'fr',
      now: at,
      requestId: 'test',
      timeZone: 'America/Toronto',
    } as const;
    const context: Context = { ...operatorContext(services, command), ...given };
    return { context, site: createCaller(context), alone: createOperatorCaller(context) };
  }

  /** Caller for `userId`, with a session that was opened at `now`; null means a guest. */
  async function as(userId: number | null, given: Partial<Context> = {}) {
    const now = given.now ?? at;
    const opened = userId && (await services.auth.open({ userId, kind: 'bearer', now }));
    const credential = opened ? credentialFromBearer(`Bearer ${opened.token}`) : null;
    return callerIn({ credential, ...given });
  }

  return {
    db,
    pool,
    services,
    place,
    home,
    addPlace,
    addEstablishment,
    addAccount,
    addPerson,
    addStarted,
    submit,
    callerIn,
    as,
    asOperator,
  };
}
