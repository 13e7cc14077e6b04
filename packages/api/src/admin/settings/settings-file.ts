import { z } from 'zod';
import { audit } from '../../audit.ts';
import { AppError } from '../../errors.ts';
import { pastedText, text } from '../../primitives.ts';
import { inTransaction } from '../../transaction.ts';
import {
  administratorExportOrOperatorProcedure,
  confirmedAdministratorOrOperatorProcedure,
} from '../../trpc.ts';
import { auditSetting, lookAtOnce } from '../record/setting-acts.ts';
import {
  LONGEST_FILE,
  readSettingsFile,
  settingsFileText,
  type FileEntry,
} from '../record/settings-file.ts';
import { lockSettings, publishVersion, SITE_SETTING } from '../record/site-settings.ts';
import { settingKind } from './setting-forms.ts';
import { CHANGES, trySettings } from './try-settings.ts';

/**
 * Text of a file `tout.json` with every published setting of the site.
 * @throws CONFIRM_IDENTITY
 * @decision D90 console#settings-as-one-file
 */
export const exportSettings = administratorExportOrOperatorProcedure
  .output(z.object({ text: z.string(), settings: z.number() }))
  .mutation(async ({ ctx }) =>
    inTransaction(ctx.db, async (tx) => {
      const entries = await readSettingsFile(tx);
      await audit(tx, ctx, { objectType: SITE_SETTING });
      return { text: settingsFileText(entries), settings: entries.length };
    }),
  );

const named = z.object({ kind: settingKind, establishment: z.string().nullable() });

const importOutput = z.object({
  /** Mark to send for an import of exactly this trial; null after an import. */
  mark: z.string().nullable(),
  settings: z.array(named.extend({ change: z.enum(CHANGES) })),
  /** Published settings that are not in the file, and therefore do not change. */
  kept: z.array(named),
});

const nameOf = ({ kind, establishment }: FileEntry) => ({ kind, establishment });

/**
 * Publishes the settings of a file `tout.json`, all or none. Drafts and equal settings do not
 * change. A call without a mark is a trial: it writes nothing and returns a mark.
 * @returns each setting of the file, with its kind of change
 * @throws CONFIRM_IDENTITY; INVALID with each fault at its place in the file; VERSION_CONFLICT when
 * the file or the published settings have changed since the trial
 * @decision D90 console#settings-as-one-file
 */
export const importSettings = confirmedAdministratorOrOperatorProcedure
  .input(z.object({ text: pastedText(LONGEST_FILE), mark: text(64).nullable() }))
  .output(importOutput)
  .mutation(async ({ ctx, input }) => {
    const isTrial = input.mark === null;
    const { changes, kept, mark } = await inTransaction(ctx.db, async (tx) => {
      if (!isTrial) await lockSettings(tx);
      const tried = await trySettings(tx, input.text, ctx);
      if (isTrial) return tried;
      if (tried.mark !== input.mark) throw new AppError('VERSION_CONFLICT');
      const { userId } = ctx.actor;
      for (const { entry, change } of tried.changes) {
        if (change === 'same') continue;
        const { kind, establishmentId, content } = entry;
        const slot = { kind, establishmentId };
        const given = { content, changedByUserId: userId, changedAt: ctx.now };
        // oxlint-disable-next-line no-await-in-loop -- one connection, in the order of the file
        const version = await publishVersion(tx, slot, given, {
          userId,
          now: ctx.now,
          pages: ctx.pages,
          isOfFile: true,
        });
        // oxlint-disable-next-line no-await-in-loop -- one connection, in the order of the file
        await auditSetting(tx, ctx, slot, { version });
      }
      return tried;
    });
    if (!isTrial) await lookAtOnce(ctx);
    return {
      mark: isTrial ? mark : null,
      settings: changes.map(({ entry, change }) => ({ ...nameOf(entry), change })),
      kept: kept.map(nameOf),
    };
  });
