import type { ConsentSetting, SiteContent } from '@aube/content';
import type { Transaction } from '@aube/db';
import { siteSettings } from '@aube/db/schema';
import { max } from 'drizzle-orm';
import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { issuesOfZod, type FieldIssue } from '../../errors.ts';
import { parseSettingsFile, readSettingsFile, type FileEntry } from '../record/settings-file.ts';
import { faultsOf, refuseFaults } from '../record/site-settings.ts';
import { settingForm } from './setting-forms.ts';

export const CHANGES = ['new', 'changed', 'same'] as const;

type Trial = {
  /** Settings of the file, in the form in which the console would store them. */
  readonly changes: readonly {
    readonly entry: FileEntry;
    readonly change: (typeof CHANGES)[number];
  }[];
  /** Published settings that are not in the file. */
  readonly kept: readonly FileEntry[];
  /** Hash of the file's settings and of the number of the newest publication. */
  readonly mark: string;
};

const keyOf = ({ kind, establishmentId }: FileEntry) => `${kind} ${establishmentId ?? ''}`;

/** Content without the parts that a publication adds, such as the version of a consent. */
function contentOf({ kind, content }: FileEntry): unknown {
  if (kind !== 'consent') return content;
  const { edition: _edition, change: _change, ...texts } = content as ConsentSetting;
  return texts;
}

/** Checks an entry like a form in the console. Each fault has its path in the file. */
function asTyped(entry: FileEntry, site: SiteContent): { entry: FileEntry; faults: FieldIssue[] } {
  const { place, kind, content } = entry;
  const form = settingForm(kind);
  const at = ({ path, code }: FieldIssue) => ({
    path: ['settings', place, 'content', ...path],
    code,
  });
  const atField = ({ path, code }: FieldIssue) =>
    at({ path: form.filePathOf?.(path) ?? path, code });
  const look = (given: unknown): FieldIssue[] => {
    const faults = faultsOf(kind, given);
    return faults.length > 0 ? faults.map(at) : form.faultsOf(given, site).map(atField);
  };
  const found = look(content);
  if (found.length > 0) return { entry, faults: found };
  const { data, error } = form.typed.safeParse(form.formOf(content));
  if (error) return { entry, faults: issuesOfZod(error).map(atField) };
  const written = form.contentOf(data);
  return { entry: { ...entry, content: written }, faults: look(written) };
}

async function markOf(tx: Transaction, entries: readonly FileEntry[]): Promise<string> {
  const [row] = await tx.select({ newest: max(siteSettings.publication) }).from(siteSettings);
  const read = entries.map(({ kind, establishmentId, content }) => [
    kind,
    establishmentId,
    content,
  ]);
  return hash('sha256', JSON.stringify([row?.newest ?? 0, read]), 'hex');
}

/**
 * Compares a file `tout.json` with the published settings.
 * @throws INVALID with each fault at its place in the file
 */
export async function trySettings(
  tx: Transaction,
  text: string,
  site: SiteContent,
): Promise<Trial> {
  const { entries, issues } = await parseSettingsFile(tx, text);
  const typed = entries.map((entry) => asTyped(entry, site));
  refuseFaults([...issues, ...typed.flatMap(({ faults }) => faults)]);
  const published = await readSettingsFile(tx);
  const before = new Map(published.map((entry) => [keyOf(entry), entry]));
  const named = new Set(entries.map(keyOf));
  return {
    changes: typed.map(({ entry }) => {
      const known = before.get(keyOf(entry));
      if (!known) return { entry, change: 'new' };
      const isSame = isDeepStrictEqual(contentOf(known), contentOf(entry));
      return { entry, change: isSame ? 'same' : 'changed' };
    }),
    kept: published.filter((entry) => !named.has(keyOf(entry))),
    mark: await markOf(tx, entries),
  };
}
