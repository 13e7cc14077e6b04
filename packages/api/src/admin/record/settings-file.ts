import { settingKindNames, settingRules, type SettingKind } from '@aube/content';
import type { Database, Transaction } from '@aube/db';
import { establishments, siteSettings } from '@aube/db/schema';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { FieldIssue } from '../../errors.ts';
import type { Slot } from './site-settings.ts';

const FORMAT = 'aube-settings@1';

export const LONGEST_FILE = 1_000_000;

const entry = z.strictObject({
  kind: z.string().max(60),
  establishment: z.string().max(60).nullable(),
  content: z.unknown(),
});

const settingsFile = z.strictObject({
  format: z.literal(FORMAT),
  settings: z.array(entry).max(5000),
});

export type FileEntry = Slot & {
  readonly place: number;
  /** Reference code of the establishment; null for the whole site. */
  readonly establishment: string | null;
  readonly content: unknown;
};

type Place = { readonly id: number; readonly referenceCode: string };

const listPlaces = (on: Database | Transaction): Promise<Place[]> =>
  on
    .select({ id: establishments.id, referenceCode: establishments.referenceCode })
    .from(establishments)
    .where(isNull(establishments.deletedAt));

/** All published settings of kinds that this release knows, in the order of the console's list. */
export async function readSettingsFile(on: Database | Transaction): Promise<FileEntry[]> {
  const rows = await on
    .select({
      kind: siteSettings.kind,
      establishmentId: siteSettings.establishmentId,
      establishment: establishments.referenceCode,
      content: siteSettings.content,
    })
    .from(siteSettings)
    .leftJoin(establishments, eq(establishments.id, siteSettings.establishmentId))
    .where(and(eq(siteSettings.state, 'published'), isNull(establishments.deletedAt)));
  return settingKindNames.flatMap((kind) =>
    rows
      .filter((row) => row.kind === kind)
      .map((row) => ({ ...row, kind, place: 0 }))
      .toSorted((one, other) => ((one.establishment ?? '') < (other.establishment ?? '') ? -1 : 1)),
  );
}

/** Text of `tout.json`. Equal settings give equal bytes. */
export function settingsFileText(entries: readonly FileEntry[]): string {
  const settings = entries.map(({ kind, establishment, content }) => ({
    kind,
    establishment,
    content,
  }));
  return `${JSON.stringify({ format: FORMAT, settings }, null, 2)}\n`;
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/u, ''));
  } catch {
    return undefined;
  }
}

type Read = { readonly entries: FileEntry[]; readonly issues: FieldIssue[] };

const unreadable = (code: string): Read => ({ entries: [], issues: [{ path: ['text'], code }] });

const isKind = (kind: string): kind is SettingKind =>
  settingKindNames.some((each) => each === kind);

/** Reads the settings of a file `tout.json`. Also returns the faults of the file. */
export async function parseSettingsFile(on: Database | Transaction, text: string): Promise<Read> {
  const json = asJson(text);
  if (json === undefined) return unreadable('notJson');
  const { data } = settingsFile.safeParse(json);
  if (!data) return unreadable('notSettings');
  const places = new Map((await listPlaces(on)).map((place) => [place.referenceCode, place.id]));
  const issues: FieldIssue[] = [];
  const entries: FileEntry[] = [];
  const seen = new Set<string>();
  for (const [index, { kind, establishment, content }] of data.settings.entries()) {
    const refuse = (field: 'kind' | 'establishment', code: string) =>
      issues.push({ path: ['settings', index, field], code });
    const establishmentId = establishment === null ? null : (places.get(establishment) ?? null);
    const name = `${kind} ${establishment ?? ''}`;
    if (!isKind(kind)) refuse('kind', 'unknownKind');
    else if (seen.has(name)) refuse('kind', 'twice');
    else if (establishment !== null && establishmentId === null) {
      refuse('establishment', 'unknownPlace');
    } else if (establishment !== null && settingRules(kind).scope === 'site') {
      refuse('establishment', 'onlyForSite');
    } else entries.push({ place: index, kind, establishmentId, establishment, content });
    seen.add(name);
  }
  return { entries, issues };
}
