import { contactsOf, type Contact } from '@aube/content';
import { typesetTexts } from '@aube/content/typography';
import { establishments, siteSettings } from '@aube/db/schema';
import { eq, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { audit } from '../../audit.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { isSingleLine } from '../../people/rules/person-name.ts';
import { entityId, longText, NO_VERSION, whole } from '../../primitives.ts';
import { contactView, contactViewOutput } from '../../record/contact-view.ts';
import { inTransaction } from '../../transaction.ts';
import { administratorProcedure } from '../../trpc.ts';
import { contactFaults } from '../record/contact-faults.ts';
import {
  editor,
  findDraft,
  listVersions,
  lockSettings,
  SITE_SETTING,
  type Slot,
} from '../record/site-settings.ts';
import { contactForms, filedContacts } from '../rules/contact-form.ts';

const line = (most: number) =>
  longText(most).refine((value) => isSingleLine(value), { error: 'unsafeText' });

function contactForm<Text extends z.ZodType<string>>(text: (most: number) => Text) {
  const both = (most: number) => z.object({ fr: text(most), en: text(most) });
  return z.object({
    code: text(60),
    name: both(120),
    detail: both(300),
    hours: both(200),
    address: both(300),
    phone: text(60),
    email: text(254),
    url: text(300),
  });
}

/** Contacts of a file may be longer than what the editor takes. */
const shownContacts = z.array(contactForm(() => z.string()));
const typedContacts = z
  .array(contactForm(line), { error: 'required' })
  .max(12, { error: 'tooMany' });

/** Establishment of the contacts; null for the contacts of the whole site. */
export const place = { establishmentId: entityId.nullable() };

const issue = z.object({ path: z.array(z.union([z.string(), z.number()])), code: z.string() });

const settingsOutput = z.object({
  establishment: z.object({ establishmentId: z.number(), name: z.string() }).nullable(),
  /** Contacts in force: published ones, or the ones of the files. */
  contacts: shownContacts,
  draft: z
    .object({
      settingId: z.number(),
      contacts: shownContacts,
      version: z.number(),
      changedAt: z.string(),
      changedBy: editor,
      /** Faults that keep the draft from being published. */
      faults: z.array(issue),
      /** The draft as a participant would read it. */
      preview: z.object({ fr: z.array(contactViewOutput), en: z.array(contactViewOutput) }),
    })
    .nullable(),
  versions: z.array(
    z.object({
      settingId: z.number(),
      number: z.number(),
      isInForce: z.boolean(),
      publishedAt: z.string(),
      publishedBy: editor,
    }),
  ),
});

/** @throws NOT_FOUND */
async function findPlace({ db }: Pick<Context, 'db'>, establishmentId: number | null) {
  if (establishmentId === null) return null;
  const [found] = await db
    .select({
      id: establishments.id,
      name: establishments.name,
      referenceCode: establishments.referenceCode,
    })
    .from(establishments)
    .where(eq(establishments.id, establishmentId));
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

const numbers = { settingId: siteSettings.id, version: siteSettings.version };

type Draft = NonNullable<Awaited<ReturnType<typeof findDraft>>>;

function draftOutput({ settingId, content, version, changedAt, changedBy }: Draft) {
  const contacts = content as Contact[];
  const shown = typesetTexts(contacts);
  return {
    settingId,
    contacts: contactForms(contacts),
    version,
    changedAt: changedAt.toISOString(),
    changedBy,
    faults: contactFaults(contacts),
    preview: {
      fr: shown.map((each) => contactView(each, 'fr')),
      en: shown.map((each) => contactView(each, 'en')),
    },
  };
}

/**
 * Contacts of an establishment or of the site, for their editor: in force, draft and versions.
 * @throws NOT_FOUND
 * @decision D90
 */
export const getContactSettings = administratorProcedure
  .input(z.object(place))
  .output(settingsOutput)
  .query(async ({ ctx, input: { establishmentId } }) => {
    const found = await findPlace(ctx, establishmentId);
    const slot: Slot = { kind: 'contacts', establishmentId };
    const [draft, versions] = await Promise.all([
      findDraft(ctx.db, slot),
      listVersions(ctx.db, slot),
    ]);
    const published = versions.find(({ state }) => state === 'published');
    const ofFiles = found ? contactsOf({ byCode: ctx.pages.contacts.byCode ?? {} }, found) : [];
    return {
      establishment: found && { establishmentId: found.id, name: found.name },
      contacts: contactForms(published ? (published.content as Contact[]) : ofFiles),
      draft: draft && draftOutput(draft),
      versions: versions.map(({ settingId, number, state, publishedAt, publishedBy }) => ({
        settingId,
        number: number ?? 0,
        isInForce: state === 'published',
        publishedAt: publishedAt?.toISOString() ?? '',
        publishedBy,
      })),
    };
  });

/**
 * Saves the draft of contacts; participants do not see a draft. A draft may be incomplete.
 * @returns id and version of the draft, and what keeps the draft from being published
 * @throws NOT_FOUND; VERSION_CONFLICT with the draft of the other editor
 * @decision D90 console#settings
 */
export const saveContactDraft = administratorProcedure
  .input(
    z.object({
      ...place,
      /** Draft that was read; null without a draft. */
      settingId: entityId.nullable(),
      /** Version of the draft that was read; 0 without a draft. */
      version: whole(0, NO_VERSION),
      contacts: typedContacts,
    }),
  )
  .output(z.object({ settingId: z.number(), version: z.number(), faults: z.array(issue) }))
  .mutation(async ({ ctx, input: { establishmentId, settingId, version, contacts } }) => {
    await findPlace(ctx, establishmentId);
    const slot: Slot = { kind: 'contacts', establishmentId };
    const content = filedContacts(contacts);
    const faults = contactFaults(content);
    return inTransaction(ctx.db, async (tx) => {
      await lockSettings(tx);
      const draft = await findDraft(tx, slot);
      if (draft && isDeepStrictEqual(draft.content, content)) {
        return { settingId: draft.settingId, version: draft.version, faults };
      }
      if ((draft?.settingId ?? null) !== settingId || (draft?.version ?? 0) !== version) {
        throw new AppError('VERSION_CONFLICT', {
          details: { current: draft && draftOutput(draft) },
        });
      }
      const changed = { content, changedByUserId: ctx.actor.userId, changedAt: ctx.now };
      const [saved] = draft
        ? await tx
            .update(siteSettings)
            .set({ ...changed, version: sql`${siteSettings.version} + 1` })
            .where(eq(siteSettings.id, draft.settingId))
            .returning(numbers)
        : await tx
            .insert(siteSettings)
            .values({ ...slot, ...changed, state: 'draft' })
            .returning(numbers);
      if (!saved) throw new AppError('INTERNAL');
      await audit(tx, ctx, {
        objectType: SITE_SETTING,
        objectId: slot.kind,
        after: { establishmentId },
      });
      return { ...saved, faults };
    });
  });
