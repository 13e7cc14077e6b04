import { settingKindNames, settingRules } from '@aube/content';
import { z } from 'zod';
import { AppError } from '../../errors.ts';
import { choice, entityId, NO_VERSION, whole } from '../../primitives.ts';
import { inTransaction } from '../../transaction.ts';
import { administratorProcedure } from '../../trpc.ts';
import { findSettingPlace } from '../record/setting-place.ts';
import { findVersion, lockSettings, refuseFaults } from '../record/site-settings.ts';
import { ORIGINAL, place } from './forms/setting-form.ts';
import { draftSaved, writeDraft } from './save-setting-draft.ts';
import { settingForm } from './setting-forms.ts';

/**
 * Makes an earlier version the draft, so that it is read before it is published. Number 0 is the
 * original of the files.
 * @returns id and version of the draft, and the faults that prevent its publication
 * @throws NOT_FOUND; VERSION_CONFLICT with the draft of the other editor; INVALID when this release
 *   cannot read the version
 * @decision D90 console#settings
 */
export const restoreSetting = administratorProcedure
  .input(
    z.object({
      ...place,
      kind: choice(settingKindNames),
      number: whole(ORIGINAL, NO_VERSION),
      settingId: entityId.nullable(),
      version: whole(0, NO_VERSION),
    }),
  )
  .output(draftSaved)
  .mutation(async ({ ctx, input: { number, settingId, version, ...slot } }) => {
    const found = await findSettingPlace(ctx.db, slot);
    const { inForce, faultsOf } = settingForm(slot.kind);
    const { schema } = settingRules(slot.kind);
    return inTransaction(ctx.db, async (tx) => {
      await lockSettings(tx);
      const row =
        number === ORIGINAL
          ? { content: inForce(ctx.filesContent, found) }
          : await findVersion(tx, slot, number);
      if (!row) throw new AppError('NOT_FOUND');
      const read = schema.safeParse(row.content);
      if (!read.success) refuseFaults(faultsOf(row.content, ctx));
      return writeDraft(tx, ctx, slot, { settingId, version }, read.data, { from: number });
    });
  });
