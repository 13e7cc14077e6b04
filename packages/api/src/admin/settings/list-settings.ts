import { settingKindNames, settingRules } from '@aube/content';
import { establishments, siteSettings, users } from '@aube/db/schema';
import { and, asc, eq, isNull, or } from 'drizzle-orm';
import { z } from 'zod';
import { choice } from '../../primitives.ts';
import { administratorProcedure } from '../../trpc.ts';
import { editor } from '../record/site-settings.ts';
import { settingForm } from './setting-forms.ts';

const change = z.object({ at: z.string(), by: editor }).nullable();

const settingRow = z.object({
  kind: choice(settingKindNames),
  establishment: z.object({ establishmentId: z.number(), name: z.string() }).nullable(),
  headline: z.string().nullable(),
  /** Null when the content in force comes from the files. */
  published: change,
  draft: change,
});

const isDraft = eq(siteSettings.state, 'draft');
const isPublished = eq(siteSettings.state, 'published');

/**
 * All settings with their state: kind by kind, first for the site, then for each open
 * establishment.
 * @decision D90 console#settings
 */
export const listSettings = administratorProcedure
  .output(z.array(settingRow))
  .query(async ({ ctx }) => {
    const { db, locale } = ctx;
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
    return settingKindNames.flatMap((kind) => {
      const { inForce, headlineOf } = settingForm(kind);
      const placesOfKind = settingRules(kind).scope === 'site' ? [null] : [null, ...places];
      return placesOfKind.map((place) => {
        const own = rows.filter(
          (row) => row.kind === kind && row.establishmentId === (place?.id ?? null),
        );
        const published = own.find(({ state }) => state === 'published');
        const draft = own.find(({ state }) => state === 'draft');
        const at = published?.publishedAt?.toISOString();
        return {
          kind,
          establishment: place && { establishmentId: place.id, name: place.name },
          headline: headlineOf(inForce(ctx, place), locale),
          published: published && at !== undefined ? { at, by: published.by } : null,
          draft: draft ? { at: draft.changedAt.toISOString(), by: draft.by } : null,
        };
      });
    });
  });
