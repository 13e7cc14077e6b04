import { settingKindNames } from '@aube/content';
import type { Transaction } from '@aube/db';
import { siteSettings } from '@aube/db/schema';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '../../errors.ts';
import { choice, entityId, rowVersion } from '../../primitives.ts';
import { inTransaction } from '../../transaction.ts';
import { administratorProcedure, confirmedAdministratorProcedure } from '../../trpc.ts';
import { auditSetting, lookAtOnce } from '../record/setting-acts.ts';
import {
  findDraft,
  lockSettings,
  publishVersion,
  refuseFaults,
  type Slot,
} from '../record/site-settings.ts';
import { place } from './forms/setting-form.ts';
import { settingForm } from './setting-forms.ts';

const named = z.object({
  ...place,
  kind: choice(settingKindNames),
  settingId: entityId,
  version: rowVersion,
});
const publishedOutput = z.object({ number: z.number() });

/** @throws NOT_FOUND without a draft; VERSION_CONFLICT for another or a newer draft */
async function getDraft(tx: Transaction, slot: Slot, read: { settingId: number; version: number }) {
  const draft = await findDraft(tx, slot);
  if (!draft) throw new AppError('NOT_FOUND');
  if (draft.settingId !== read.settingId || draft.version !== read.version) {
    throw new AppError('VERSION_CONFLICT');
  }
  return draft;
}

/**
 * Publishes the draft of a setting. This server uses the new setting at once, other servers within
 * ten seconds.
 * @throws CONFIRM_IDENTITY; NOT_FOUND without a draft; VERSION_CONFLICT; INVALID with each fault at
 *   its field
 * @decision D90 console#settings
 */
export const publishSetting = confirmedAdministratorProcedure
  .input(named)
  .output(publishedOutput)
  .mutation(async ({ ctx, input: { settingId, version, ...slot } }) => {
    const number = await inTransaction(ctx.db, async (tx) => {
      await lockSettings(tx);
      const draft = await getDraft(tx, slot, { settingId, version });
      refuseFaults(settingForm(slot.kind).faultsOf(draft.content, ctx));
      await tx.delete(siteSettings).where(eq(siteSettings.id, draft.settingId));
      const { content, changedAt } = draft;
      const given = { content, changedAt, changedByUserId: draft.changedByUserId };
      const published = await publishVersion(tx, slot, given, {
        userId: ctx.actor.userId,
        now: ctx.now,
        pages: ctx.pages,
        isOfFile: false,
      });
      await auditSetting(tx, ctx, slot, { version: published });
      return published;
    });
    await lookAtOnce(ctx);
    return { number };
  });

/**
 * Deletes the draft of a setting; the content in force stays.
 * @throws NOT_FOUND without a draft; VERSION_CONFLICT
 * @decision D90
 */
export const discardSettingDraft = administratorProcedure
  .input(named)
  .output(z.void())
  .mutation(({ ctx, input: { settingId, version, ...slot } }) =>
    inTransaction(ctx.db, async (tx) => {
      await lockSettings(tx);
      const draft = await getDraft(tx, slot, { settingId, version });
      await tx.delete(siteSettings).where(eq(siteSettings.id, draft.settingId));
      await auditSetting(tx, ctx, slot);
    }),
  );
