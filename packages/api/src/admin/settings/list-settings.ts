import { contactsOf, SETTING_KINDS } from '@aube/content';
import { establishments, siteSettings, users } from '@aube/db/schema';
import { and, asc, eq, isNull, or } from 'drizzle-orm';
import { z } from 'zod';
import { administratorProcedure } from '../../trpc.ts';
import { editor } from '../record/site-settings.ts';

const change = z.object({ at: z.string(), by: editor }).nullable();

const settingRow = z.object({
  kind: z.enum(SETTING_KINDS),
  establishment: z.object({ establishmentId: z.number(), name: z.string() }).nullable(),
  /** Telephone that messages carry; null when nothing in force has one. */
  phone: z.string().nullable(),
  /** Null when the files give what is in force. */
  published: change,
  draft: change,
});

const isDraft = eq(siteSettings.state, 'draft');
const isPublished = eq(siteSettings.state, 'published');

/**
 * Every setting of the site with its state: contacts of the site, then of each open establishment.
 * @decision D90 console#settings
 */
export const listSettings = administratorProcedure
  .output(z.array(settingRow))
  .query(async ({ ctx: { db, pages } }) => {
    const [places, rows] = await Promise.all([
      db
        .select({
          id: establishments.id,
          name: establishments.name,
          referenceCode: establishments.referenceCode,
        })
        .from(establishments)
        .where(isNull(establishments.deletedAt))
        .orderBy(asc(establishments.name), asc(establishments.id)),
      db
        .select({
          kind: siteSettings.kind,
          establishmentId: siteSettings.establishmentId,
          state: siteSettings.state,
          changedAt: siteSettings.changedAt,
          publishedAt: siteSettings.publishedAt,
          by: { firstName: users.firstName, lastName: users.lastName },
        })
        .from(siteSettings)
        .leftJoin(
          users,
          or(
            and(isDraft, eq(users.id, siteSettings.changedByUserId)),
            and(isPublished, eq(users.id, siteSettings.publishedByUserId)),
          ),
        )
        .where(or(isDraft, isPublished)),
    ]);
    return [null, ...places].map((place) => {
      const own = rows.filter(
        ({ kind, establishmentId }) =>
          kind === 'contacts' && establishmentId === (place?.id ?? null),
      );
      const published = own.find(({ state }) => state === 'published');
      const draft = own.find(({ state }) => state === 'draft');
      const contacts = place ? contactsOf(pages.contacts, place) : (pages.contacts.ofSite ?? []);
      const at = published?.publishedAt?.toISOString();
      return {
        kind: 'contacts' as const,
        establishment: place && { establishmentId: place.id, name: place.name },
        phone: contacts.find(({ phone }) => phone)?.phone?.display ?? null,
        published: published && at !== undefined ? { at, by: published.by } : null,
        draft: draft ? { at: draft.changedAt.toISOString(), by: draft.by } : null,
      };
    });
  });
