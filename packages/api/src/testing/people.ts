import { hashPassword } from '@aube/auth';
import type { Database } from '@aube/db';
import {
  consents,
  credentials,
  establishments,
  participants,
  staffEstablishments,
  userRoles,
  users,
} from '@aube/db/schema';
import { ROLE } from '../people/rules/roles.ts';

export const PASSWORD = 'trois lapins sous la lune';

/** One hash for all people, because hashing takes 20 ms. */
let passwordHash: Promise<string> | null = null;

export type Person = { userId: number; email: string; username: string };

export type NewPerson = {
  roles?: readonly number[];
  establishmentId?: number;
  hasPassword?: boolean;
} & Partial<
  Pick<
    typeof users.$inferInsert,
    'email' | 'username' | 'activatedAt' | 'deactivatedAt' | 'deletedAt' | 'timeZone'
  >
>;

export function first<T>(row: T | undefined): T {
  if (row === undefined) throw new Error('nothing there');
  return row;
}

export async function createPeople(db: Database, now: Date) {
  let count = 0;

  async function addPlace() {
    count += 1;
    const values = { name: `Clinic ${count}`, referenceCode: `C-${count}`, createdAt: now };
    return first((await db.insert(establishments).values(values).returning())[0]);
  }
  const place = await addPlace();

  async function addAccount(given: NewPerson = {}): Promise<Person> {
    const {
      roles = [ROLE.participant],
      establishmentId = place.id,
      hasPassword = false,
      ...state
    } = given;
    count += 1;
    const [user] = await db
      .insert(users)
      .values({
        firstName: 'Camille',
        lastName: `Gagnon${count}`,
        email: `camille${count}@example.test`,
        username: `camille-${count}`,
        locale: 'fr',
        timeZone: 'America/Toronto',
        activatedAt: now,
        createdAt: now,
        ...state,
      })
      .returning();
    const { id: userId, email, username } = first(user);
    if (hasPassword) {
      passwordHash ??= hashPassword(PASSWORD);
      const secret = { userId, passwordHash: await passwordHash, changedAt: now };
      await db.insert(credentials).values(secret);
    }
    await db.insert(userRoles).values(roles.map((roleId) => ({ userId, roleId })));
    const of = { userId, establishmentId };
    if (roles.includes(ROLE.participant)) {
      await db.insert(participants).values({ ...of, createdAt: now });
      const agreed = { version: '1.0', locale: 'fr', givenAt: now } as const;
      await db.insert(consents).values({ userId, ...agreed });
    }
    if (roles.includes(ROLE.staff)) await db.insert(staffEstablishments).values(of);
    return { userId, email, username };
  }

  return { place, addPlace, addAccount };
}
