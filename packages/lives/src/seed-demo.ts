import { addDays, instantAt, localDateAt, ROLE } from '@aube/api/rules';
import { audit, SYSTEM_ORIGIN, type Services } from '@aube/api/server';
import { hashPassword } from '@aube/auth';
import type { Transaction } from '@aube/db';
import {
  consents,
  credentials,
  establishments,
  participants,
  staffEstablishments,
  userRoles,
  users,
} from '@aube/db/schema';
import { DEMO_PASSWORD, DEMO_PEOPLE, demoEmail, type DemoPerson } from './demo-people.ts';
import { isDemoSeeded, SEEDED } from './is-demo-seeded.ts';
import { playLife } from './play-life.ts';

const timeZone = 'America/Toronto';

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
  given: {
    passwordHash: string;
    createdAt: Date;
    establishmentId: number | undefined;
    consentVersion: string;
  },
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
    else {
      await tx.insert(participants).values({ ...of, createdAt });
      const agreed = { version: given.consentVersion, locale: 'fr', givenAt: createdAt } as const;
      await tx.insert(consents).values({ userId: user.id, ...agreed });
    }
  }
  return user.id;
}

/** False when the demonstration already exists. @decision D52 */
export async function seedDemo(services: Services, now: Date): Promise<boolean> {
  if (await isDemoSeeded(services)) return false;
  const today = localDateAt(now, timeZone);
  const createdAt = instantAt(addDays(today, -200), 9 * 60, timeZone);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const ids = await services.db.transaction(async (tx) => {
    const byCode = await insertEstablishments(tx, createdAt);
    const made = new Map<string, number>();
    for (const person of DEMO_PEOPLE) {
      const establishmentId = person.establishment && byCode.get(person.establishment);
      const consentVersion = services.pages.consent.version;
      const given = { passwordHash, createdAt, establishmentId, consentVersion };
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
  const who = { now, requestId: 'demo', origin: SYSTEM_ORIGIN, procedure: SEEDED };
  await services.db.transaction((tx) =>
    audit(tx, who, { after: { accounts: DEMO_PEOPLE.length } }),
  );
  return true;
}
