import { hashPassword } from '@aube/auth';
import type { Transaction } from '@aube/db';
import {
  auditLog,
  credentials,
  establishments,
  participants,
  staffEstablishments,
  userRoles,
  users,
} from '@aube/db/schema';
import { eq, sql } from 'drizzle-orm';
import { audit } from '../audit.ts';
import { ROLE } from '../account/rules/roles.ts';
import type { Services } from '../context.ts';
import type { GateQuestionnaire } from '../programme/rules/gate.ts';
import { addDays } from '../time/rules/local-date.ts';
import { instantAt, localDateAt } from '../time/rules/zone.ts';
import { inTransaction } from '../transaction.ts';
import { LIVES, type Life } from './lives.ts';
import { playLife, type LifePlan } from './play-life.ts';

/** For the demonstration only; production never seeds. @decision D52 */
export const DEMO_PASSWORD = 'Demo-sommeil-2026';

const timeZone = 'America/Toronto';

type DemoPerson = {
  name: string;
  firstName: string;
  lastName: string;
  roleId: number;
  /** What one finds when logging in with the account. */
  state: { fr: string; en: string };
  establishment?: 'DEMO-01' | 'DEMO-02';
  programme?: {
    life: Life;
    /** The programme's day on the day of the seed, counted from 1. */
    day: number;
    answers: readonly GateQuestionnaire[];
    /** Day of the programme on which it was abandoned. */
    abandonsOnDay?: number;
    /** Answers out of the ordinary, by item. */
    says?: LifePlan['says'];
  };
};

const dayOfWeek = (week: number, day: number) => 7 * (week - 1) + day;

/** The accounts of the demonstration. @decision D52 */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    name: 'admin',
    firstName: 'Alex',
    lastName: 'Administration',
    roleId: ROLE.administrator,
    state: { fr: 'administration', en: 'administrator' },
  },
  {
    name: 'personnel',
    firstName: 'Camille',
    lastName: 'Personnel',
    roleId: ROLE.staff,
    establishment: 'DEMO-01',
    state: { fr: 'personnel de DEMO-01', en: 'staff of DEMO-01' },
  },
  {
    name: 'nouvelle',
    firstName: 'Nora',
    lastName: 'Nouvelle',
    roleId: ROLE.participant,
    establishment: 'DEMO-01',
    state: { fr: 'S0 à remplir', en: 'S0 to answer' },
  },
  {
    name: 'semaine-1',
    firstName: 'Simon',
    lastName: 'Semaine-Un',
    roleId: ROLE.participant,
    establishment: 'DEMO-01',
    state: { fr: 'semaine 1', en: 'week 1' },
    programme: { life: LIVES.adherent, day: dayOfWeek(1, 5), answers: ['S0'] },
  },
  {
    name: 'semaine-3',
    firstName: 'Thea',
    lastName: 'Semaine-Trois',
    roleId: ROLE.participant,
    establishment: 'DEMO-01',
    state: { fr: 'semaine 3', en: 'week 3' },
    programme: { life: LIVES.afterMidnight, day: dayOfWeek(3, 1), answers: ['S0'] },
  },
  {
    name: 'semaine-7',
    firstName: 'Salim',
    lastName: 'Semaine-Sept',
    roleId: ROLE.participant,
    establishment: 'DEMO-01',
    state: { fr: 'semaine 7, S6 à remplir', en: 'week 7, S6 to answer' },
    programme: { life: LIVES.adherent, day: dayOfWeek(7, 3), answers: ['S0'] },
  },
  {
    name: 'semaine-13',
    firstName: 'Tina',
    lastName: 'Semaine-Treize',
    roleId: ROLE.participant,
    establishment: 'DEMO-02',
    state: {
      fr: 'semaine 13, S12 à remplir (DEMO-02)',
      en: 'week 13, S12 to answer (DEMO-02)',
    },
    programme: { life: LIVES.whiteNights, day: dayOfWeek(13, 2), answers: ['S0', 'S6'] },
  },
  {
    name: 'semaine-25',
    firstName: 'Victor',
    lastName: 'Semaine-Vingt-Cinq',
    roleId: ROLE.participant,
    establishment: 'DEMO-01',
    state: { fr: 'semaine 25, S24 à remplir', en: 'week 25, S24 to answer' },
    programme: { life: LIVES.adherent, day: dayOfWeek(25, 4), answers: ['S0', 'S6', 'S12'] },
  },
  {
    name: 'abandon',
    firstName: 'Diane',
    lastName: 'Abandon',
    roleId: ROLE.participant,
    establishment: 'DEMO-01',
    state: { fr: 'programme abandonné', en: 'programme abandoned' },
    programme: {
      life: LIVES.dropOut,
      day: dayOfWeek(6, 1),
      answers: ['S0'],
      abandonsOnDay: dayOfWeek(4, 2),
      // Something for staff to see: a precaution, and an alert that waits.
      says: { safety_shifts: 'yes', leaving_reasons: ['feltWorse'], leaving_contact: 'yes' },
    },
  },
];

export const demoEmail = (name: string) => `${name}@exemple.test`;

async function insertEstablishments(tx: Transaction, createdAt: Date) {
  const rows = await tx
    .insert(establishments)
    .values([
      { name: 'Clinique du sommeil de l’Estuaire', referenceCode: 'DEMO-01', createdAt },
      { name: 'Centre de santé des Collines', referenceCode: 'DEMO-02', createdAt },
    ])
    .returning({ id: establishments.id, referenceCode: establishments.referenceCode });
  return new Map(rows.map(({ id, referenceCode }) => [referenceCode, id]));
}

async function insertPerson(
  tx: Transaction,
  person: DemoPerson,
  given: { passwordHash: string; createdAt: Date; establishmentId: number | undefined },
): Promise<number> {
  const { passwordHash, createdAt, establishmentId } = given;
  const [user] = await tx
    .insert(users)
    .values({
      firstName: person.firstName,
      lastName: person.lastName,
      email: demoEmail(person.name),
      username: person.name,
      locale: 'fr',
      timeZone,
      activatedAt: createdAt,
      createdAt,
    })
    .returning({ id: users.id });
  if (!user) throw new Error(`The demo account ${person.name} was not made.`);
  await tx.insert(credentials).values({ userId: user.id, passwordHash, changedAt: createdAt });
  await tx.insert(userRoles).values({ userId: user.id, roleId: person.roleId });
  if (establishmentId !== undefined) {
    const of = { userId: user.id, establishmentId };
    if (person.roleId === ROLE.staff) await tx.insert(staffEstablishments).values(of);
    else await tx.insert(participants).values({ ...of, createdAt });
  }
  return user.id;
}

/** Written last: a demonstration without it was interrupted while it was being made. */
const SEEDED = 'demo.seed';

/** A database that no demonstration may touch; the message is for the operator. */
export class DemoRefusedError extends Error {
  override readonly name = 'DemoRefusedError';
}

/**
 * Refuses a database with people in it that no demonstration made. One without tables has none, so
 * that it can be asked before a migration.
 * @throws DemoRefusedError
 */
export async function refuseOtherPeople({ db }: Pick<Services, 'db'>): Promise<void> {
  const { rows } = await db.execute<{ hasTables: boolean }>(
    sql`select to_regclass('users') is not null as "hasTables"`,
  );
  if (rows[0]?.hasTables !== true) return;
  if ((await db.$count(auditLog, eq(auditLog.action, SEEDED))) > 0) return;
  const isHalfMade = (await db.$count(users, eq(users.email, demoEmail('admin')))) > 0;
  if (isHalfMade) {
    throw new DemoRefusedError(
      'The demonstration was interrupted while it was being made. ' +
        'Start again with an empty data folder, or an empty database.',
    );
  }
  if ((await db.$count(users)) > 0) {
    throw new DemoRefusedError(
      'The database holds other people than the demonstration’s. ' +
        'Start it with an empty data folder, or an empty database.',
    );
  }
}

/** Whether the demonstration is there. @throws DemoRefusedError when there is something else */
export async function isDemoSeeded({ db }: Pick<Services, 'db'>): Promise<boolean> {
  await refuseOtherPeople({ db });
  return (await db.$count(auditLog, eq(auditLog.action, SEEDED))) > 0;
}

/**
 * Makes the demonstration's establishments, accounts and lives, once: a database that has them
 * keeps what it has. Returns whether it made them.
 * @decision D52
 */
export async function seedDemo(services: Services, now: Date): Promise<boolean> {
  if (await isDemoSeeded(services)) return false;
  const today = localDateAt(now, timeZone);
  const createdAt = instantAt(addDays(today, -200), 9 * 60, timeZone);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const ids = await inTransaction(services.db, async (tx) => {
    const byCode = await insertEstablishments(tx, createdAt);
    const made = new Map<string, number>();
    for (const person of DEMO_PEOPLE) {
      const establishmentId = person.establishment && byCode.get(person.establishment);
      const given = { passwordHash, createdAt, establishmentId };
      made.set(person.name, await insertPerson(tx, person, given));
    }
    return made;
  });
  for (const [index, { name, programme }] of DEMO_PEOPLE.entries()) {
    const userId = ids.get(name);
    if (!programme || userId === undefined) continue;
    const { life, day, answers, abandonsOnDay, says } = programme;
    const firstDayOn = addDays(today, 1 - day);
    const leaves = abandonsOnDay !== undefined;
    const endsOn = leaves ? addDays(firstDayOn, abandonsOnDay) : today;
    const plan = { userId, locale: 'fr', timeZone, life, seed: index + 1, firstDayOn } as const;
    await playLife(services, { ...plan, today: endsOn, answers, leaves, says });
  }
  const who = { now, requestId: 'demo', procedure: SEEDED };
  await inTransaction(services.db, (tx) =>
    audit(tx, who, { after: { accounts: DEMO_PEOPLE.length } }),
  );
  return true;
}
