import type { Database } from '@aube/db';
import { establishments, users } from '@aube/db/schema';
import { inArray } from 'drizzle-orm';

export async function findNumberedNames(
  db: Database,
  { people, places }: { people: number[]; places: number[] },
) {
  const [persons, sites] = await Promise.all([
    people.length === 0
      ? []
      : db
          .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
          .from(users)
          .where(inArray(users.id, people)),
    places.length === 0
      ? []
      : db
          .select({ id: establishments.id, name: establishments.name })
          .from(establishments)
          .where(inArray(establishments.id, places)),
  ]);
  return {
    people: new Map(
      persons.flatMap(({ id, firstName, lastName }) => {
        const name = [firstName, lastName].filter(Boolean).join(' ');
        return name === '' ? [] : [[id, name] as const];
      }),
    ),
    places: new Map(sites.map(({ id, name }) => [id, name])),
  };
}
