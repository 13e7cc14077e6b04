import { addDays, instantAt, localDateAt, ROLE } from '@aube/api/rules';
import { audit, recountPeople, SYSTEM_ORIGIN, type Services } from '@aube/api/server';
import { hashPassword } from '@aube/auth';
import type { Transaction } from '@aube/db';
import {
  credentials,
  establishments,
  staffEstablishments,
  userRoles,
  users,
} from '@aube/db/schema';
import { inArray } from 'drizzle-orm';
import { DEMO_PASSWORD, DEMO_PEOPLE, demoEmail, type DemoPerson } from './demo-people.ts';
import { actAsStaff, callAboutLowWeeks } from './demo-members/act-as-staff.ts';
import { seedDemoMembers } from './demo-members/seed-demo-members.ts';
import { isDemoSeeded, SEEDED } from './is-demo-seeded.ts';

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

/** Inserts the administrator and the staff member. `seedDemoMembers` makes the participants. */
async function insertDesk(
  tx: Transaction,
  { person, createdAt, placeId }: { person: DemoPerson; createdAt: Date; placeId?: number },
): Promise<number> {
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
  await tx.insert(userRoles).values({ userId: user.id, roleId: person.roleId });
  if (placeId !== undefined) {
    await tx.insert(staffEstablishments).values({ userId: user.id, establishmentId: placeId });
  }
  return user.id;
}

async function giveAccounts({ db }: Services, changedAt: Date): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const isAccount = inArray(
    users.email,
    DEMO_PEOPLE.map(({ name }) => demoEmail(name)),
  );
  const found = await db.select({ userId: users.id }).from(users).where(isAccount);
  await db.insert(credentials).values(found.map((each) => ({ ...each, passwordHash, changedAt })));
}

/** False when the demonstration already exists. @decision D52 */
export async function seedDemo(services: Services, now: Date): Promise<boolean> {
  if (await isDemoSeeded(services)) return false;
  const today = localDateAt(now, timeZone);
  const createdAt = instantAt(addDays(today, -365), 9 * 60, timeZone);
  const { adminId, staffId, placeIds } = await services.db.transaction(async (tx) => {
    const byCode = await insertEstablishments(tx, createdAt);
    const ids = new Map<string, number>();
    for (const person of DEMO_PEOPLE.filter(({ roleId }) => roleId !== ROLE.participant)) {
      const placeId = person.establishment && byCode.get(person.establishment);
      ids.set(
        person.name,
        await insertDesk(tx, { person, createdAt, ...(placeId && { placeId }) }),
      );
    }
    return {
      adminId: ids.get('admin') ?? 0,
      staffId: ids.get('personnel') ?? 0,
      placeIds: byCode,
    };
  });
  const members = await seedDemoMembers(services, { today, now, placeIds });
  await giveAccounts(services, createdAt);
  await recountPeople({ ...services, now });
  for (const userId of [staffId, adminId]) {
    await callAboutLowWeeks(services, { staff: { userId, timeZone }, today });
  }
  await actAsStaff(services, { staff: { userId: staffId, timeZone }, today, members });
  const who = { now, requestId: 'demo', origin: SYSTEM_ORIGIN, procedure: SEEDED };
  await services.db.transaction((tx) =>
    audit(tx, who, { after: { accounts: DEMO_PEOPLE.length, participants: members.length } }),
  );
  return true;
}
