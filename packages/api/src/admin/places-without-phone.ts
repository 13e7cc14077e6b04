import { contactsOf } from '@aube/content';
import { establishments } from '@aube/db/schema';
import { asc, isNull } from 'drizzle-orm';
import type { Context } from '../context.ts';

/**
 * Names of open establishments without a telephone number to show in messages. Empty when the site
 * itself has a number.
 */
export async function placesWithoutPhone({
  db,
  pages: { contacts },
}: Pick<Context, 'db' | 'pages'>): Promise<string[]> {
  if (contacts.ofSite?.some(({ phone }) => phone)) return [];
  const places = await db
    .select({
      id: establishments.id,
      name: establishments.name,
      referenceCode: establishments.referenceCode,
    })
    .from(establishments)
    .where(isNull(establishments.deletedAt))
    .orderBy(asc(establishments.name), asc(establishments.id));
  return places
    .filter((place) => !contactsOf(contacts, place).some(({ phone }) => phone))
    .map(({ name }) => name);
}
