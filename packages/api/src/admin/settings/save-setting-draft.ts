import type { Transaction } from '@aube/db';
import { siteSettings } from '@aube/db/schema';
import { eq, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Call } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { inTransaction } from '../../transaction.ts';
import { administratorProcedure } from '../../trpc.ts';
import { auditSetting } from '../record/setting-acts.ts';
import { findSettingPlace } from '../record/setting-place.ts';
import { findDraft, lockSettings, type Slot } from '../record/site-settings.ts';
import { draftOutput } from './draft-output.ts';
import { issue } from './forms/setting-form.ts';
import { settingDraftInput, settingForm } from './setting-forms.ts';

export const draftSaved = z.object({
  settingId: z.number(),
  version: z.number(),
  faults: z.array(issue),
});

/**
 * Writes the draft of a setting, when the draft that was read is still the draft. Call
 * `lockSettings` first.
 * @throws VERSION_CONFLICT with the draft of the other editor
 */
export async function writeDraft(
  tx: Transaction,
  ctx: Call & { actor: { userId: number | null } },
  slot: Slot,
  read: { settingId: number | null; version: number },
  content: unknown,
  logged: Record<string, unknown> = {},
): Promise<z.infer<typeof draftSaved>> {
  const faults = settingForm(slot.kind).faultsOf(content, ctx);
  const draft = await findDraft(tx, slot);
  if (draft && isDeepStrictEqual(draft.content, content)) {
    return { settingId: draft.settingId, version: draft.version, faults };
  }
  if ((draft?.settingId ?? null) !== read.settingId || (draft?.version ?? 0) !== read.version) {
    throw new AppError('VERSION_CONFLICT', {
      details: { current: draft && draftOutput(slot.kind, draft, ctx) },
    });
  }
  const changed = { content, changedByUserId: ctx.actor.userId, changedAt: ctx.now };
  const numbers = { settingId: siteSettings.id, version: siteSettings.version };
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
  await auditSetting(tx, ctx, slot, logged);
  return { ...saved, faults };
}

/**
 * Saves the draft of a setting; participants do not see a draft. A draft may be incomplete.
 * @returns id and version of the draft, and the faults that prevent its publication
 * @throws NOT_FOUND; VERSION_CONFLICT with the draft of the other editor
 * @decision D90 console#settings
 */
export const saveSettingDraft = administratorProcedure
  .input(settingDraftInput)
  .output(draftSaved)
  .mutation(async ({ ctx, input: { settingId, version, form, ...slot } }) => {
    await findSettingPlace(ctx.db, slot);
    const content = settingForm(slot.kind).contentOf(form);
    return inTransaction(ctx.db, async (tx) => {
      await lockSettings(tx);
      return writeDraft(tx, ctx, slot, { settingId, version }, content);
    });
  });
