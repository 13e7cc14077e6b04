import type { ConsentSetting, SiteContent } from '@aube/content';
import type { Database, Transaction } from '@aube/db';
import { siteSettings } from '@aube/db/schema';
import { eq } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { audit } from '../../audit.ts';
import { issuesOfZod, type FieldIssue } from '../../errors.ts';
import { pastedText } from '../../primitives.ts';
import { inTransaction } from '../../transaction.ts';
import {
  administratorExportOrOperatorProcedure,
  confirmedAdministratorOrOperatorProcedure,
} from '../../trpc.ts';
import { auditSetting, lookAtOnce } from '../record/setting-acts.ts';
import {
  LONGEST_FILE,
  parseSettingsFile,
  readSettingsFile,
  settingsFileText,
  type FileEntry,
} from '../record/settings-file.ts';
import {
  lockSettings,
  publishVersion,
  refuseFaults,
  SITE_SETTING,
} from '../record/site-settings.ts';
import { settingForm, settingKind } from './setting-forms.ts';

/**
 * Every published setting of the site as the text of one file, `tout.json`.
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

const change = z.enum(['new', 'changed', 'same']);

const importOutput = z.object({
  isTrial: z.boolean(),
  settings: z.array(z.object({ kind: settingKind, establishment: z.string().nullable(), change })),
});

type Change = z.infer<typeof change>;

const keyOf = ({ kind, establishmentId }: Pick<FileEntry, 'kind' | 'establishmentId'>) =>
  `${kind} ${establishmentId ?? ''}`;

/** Content without the parts that a publication adds, such as the version of a consent. */
function contentOf({ kind, content }: { kind: string; content: unknown }): unknown {
  if (kind !== 'consent') return content;
  const { edition: _edition, change: _change, ...texts } = content as ConsentSetting;
  return texts;
}

async function changesOf(on: Database | Transaction, entries: readonly FileEntry[]) {
  const published = await on
    .select({
      kind: siteSettings.kind,
      establishmentId: siteSettings.establishmentId,
      content: siteSettings.content,
    })
    .from(siteSettings)
    .where(eq(siteSettings.state, 'published'));
  const before = new Map(published.map((row) => [`${row.kind} ${row.establishmentId ?? ''}`, row]));
  return entries.map((entry): { entry: FileEntry; change: Change } => {
    const known = before.get(keyOf(entry));
    if (!known) return { entry, change: 'new' };
    return {
      entry,
      change: isDeepStrictEqual(contentOf(known), contentOf(entry)) ? 'same' : 'changed',
    };
  });
}

/**
 * Reads an entry through the form of its kind. Also returns the faults that the form would refuse.
 */
function asTyped(entry: FileEntry, site: SiteContent): { entry: FileEntry; faults: FieldIssue[] } {
  const { place, kind, content } = entry;
  const { formOf, typed, contentOf, faultsOf } = settingForm(kind);
  const at = ({ path, code }: FieldIssue): FieldIssue => ({
    path: ['settings', place, ...path],
    code,
  });
  const found = faultsOf(content, site);
  if (found.length > 0) return { entry, faults: found.map(at) };
  const { data, error } = typed.safeParse(formOf(content));
  if (error) return { entry, faults: issuesOfZod(error).map(at) };
  const written = contentOf(data);
  return { entry: { ...entry, content: written }, faults: faultsOf(written, site).map(at) };
}

/**
 * Publishes the settings of a file `tout.json`, all or none. Equal settings and drafts stay
 * unchanged. With `isTrial`, nothing is written.
 * @returns each setting of the file with what changes
 * @throws CONFIRM_IDENTITY; INVALID with each fault at its place in the file
 * @decision D90 console#settings-as-one-file
 */
export const importSettings = confirmedAdministratorOrOperatorProcedure
  .input(z.object({ text: pastedText(LONGEST_FILE), isTrial: z.boolean() }))
  .output(importOutput)
  .mutation(async ({ ctx, input: { text, isTrial } }) => {
    const changes = await inTransaction(ctx.db, async (tx) => {
      if (!isTrial) await lockSettings(tx);
      const { entries, issues } = await parseSettingsFile(tx, text);
      const typed = entries.map((entry) => asTyped(entry, ctx));
      refuseFaults([...issues, ...typed.flatMap(({ faults }) => faults)]);
      const found = await changesOf(
        tx,
        typed.map(({ entry }) => entry),
      );
      const { userId } = ctx.actor;
      for (const { entry, change } of isTrial ? [] : found) {
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
      return found;
    });
    if (!isTrial) await lookAtOnce(ctx);
    return {
      isTrial,
      settings: changes.map(({ entry: { kind, establishment }, change: each }) => ({
        kind,
        establishment,
        change: each,
      })),
    };
  });
