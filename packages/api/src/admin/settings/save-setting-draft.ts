import { siteSettings } from '@aube/db/schema';
import { eq, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { audit } from '../../audit.ts';
import { AppError } from '../../errors.ts';
import { inTransaction } from '../../transaction.ts';
import { administratorProcedure } from '../../trpc.ts';
import { findSettingPlace } from '../record/setting-place.ts';
import { findDraft, lockSettings, SITE_SETTING } from '../record/site-settings.ts';
import { draftOutput } from './draft-output.ts';
import { issue } from './forms/setting-form.ts';
import { settingDraftInput, settingForm } from './setting-forms.ts';

const numbers = { settingId: siteSettings.id, version: siteSettings.version };

/**
 * Saves the draft of a setting; participants do not see a draft. A draft may be incomplete.
 * @returns id and version of the draft, and the faults that prevent its publication
 * @throws NOT_FOUND; VERSION_CONFLICT with the draft of the other editor
 * @decision D90 console#settings
 */
export const saveSettingDraft = administratorProcedure
  .input(settingDraftInput)
  .output(z.object({ settingId: z.number(), version: z.number(), faults: z.array(issue) }))
  .mutation(async ({ ctx, input: { settingId, version, form, ...slot } }) => {
    const { kind, establishmentId } = slot;
    await findSettingPlace(ctx.db, slot);
    const { contentOf, faultsOf } = settingForm(kind);
    const content = contentOf(form);
    const faults = faultsOf(content, ctx);
    return inTransaction(ctx.db, async (tx) => {
      await lockSettings(tx);
      const draft = await findDraft(tx, slot);
      if (draft && isDeepStrictEqual(draft.content, content)) {
        return { settingId: draft.settingId, version: draft.version, faults };
      }
      if ((draft?.settingId ?? null) !== settingId || (draft?.version ?? 0) !== version) {
        throw new AppError('VERSION_CONFLICT', {
          details: { current: draft && draftOutput(kind, draft, ctx) },
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
        objectId: kind,
        after: { establishmentId },
      });
      return { ...saved, faults };
    });
  });
