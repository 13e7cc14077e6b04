import {
  settingRules,
  type ConsentSetting,
  type PageLibrary,
  type SettingKind,
} from '@aube/content';
import type { Database, Transaction } from '@aube/db';
import { consents, siteSettings, users } from '@aube/db/schema';
import { and, desc, eq, inArray, isNotNull, isNull, max, sql } from 'drizzle-orm';
import { z } from 'zod';
import { AppError, type FieldIssue } from '../../errors.ts';
import { nextConsentEdition } from '../../rights/rules/consent.ts';
import { isSettingFault } from '../rules/setting-faults.ts';
import { localDateAt } from '../../time/rules/zone.ts';

export const SITE_SETTING = 'siteSetting';

/** Kind and place of a setting; the place is null for the whole site. */
export type Slot = { kind: SettingKind; establishmentId: number | null };

export const editor = z.object({ firstName: z.string(), lastName: z.string() }).nullable();

const name = { firstName: users.firstName, lastName: users.lastName };

const isIn = ({ kind, establishmentId }: Slot) =>
  and(
    eq(siteSettings.kind, kind),
    establishmentId === null
      ? isNull(siteSettings.establishmentId)
      : eq(siteSettings.establishmentId, establishmentId),
  );

/** Locks all settings of the site, so that publications run one after the other. */
export async function lockSettings(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('aube.settings'))`);
}

export async function findDraft(on: Database | Transaction, slot: Slot) {
  const [draft] = await on
    .select({
      settingId: siteSettings.id,
      content: siteSettings.content,
      version: siteSettings.version,
      changedAt: siteSettings.changedAt,
      changedByUserId: siteSettings.changedByUserId,
      changedBy: name,
    })
    .from(siteSettings)
    .leftJoin(users, eq(users.id, siteSettings.changedByUserId))
    .where(and(isIn(slot), eq(siteSettings.state, 'draft')));
  return draft ?? null;
}

/** Content of a published version; undefined for an unknown number. */
export async function findVersion(on: Database | Transaction, slot: Slot, number: number) {
  const [found] = await on
    .select({ content: siteSettings.content })
    .from(siteSettings)
    .where(and(isIn(slot), eq(siteSettings.number, number)));
  return found;
}

const MOST_VERSIONS = 100;

/**
 * Published versions of a setting, newest first. Only the version in force includes its content.
 */
export const listVersions = (on: Database | Transaction, slot: Slot) =>
  on
    .select({
      settingId: siteSettings.id,
      content: sql<unknown>`case when ${siteSettings.state} = 'published' then ${siteSettings.content} end`,
      state: siteSettings.state,
      number: siteSettings.number,
      publishedAt: siteSettings.publishedAt,
      publishedBy: name,
    })
    .from(siteSettings)
    .leftJoin(users, eq(users.id, siteSettings.publishedByUserId))
    .where(and(isIn(slot), inArray(siteSettings.state, ['published', 'replaced'])))
    .orderBy(desc(siteSettings.number))
    .limit(MOST_VERSIONS);

/** Time zone of a publication's date, the same for all readers. */
const ZONE = 'America/Toronto';

type Facts = {
  readonly now: Date;
  readonly pages: Pick<PageLibrary, 'consent'>;
  readonly isOfFile: boolean;
};

/**
 * Version of the consent in force, and all versions that were published or that somebody agreed to.
 */
async function consentVersions(tx: Transaction) {
  const version = sql<string>`${siteSettings.content} -> 'edition' ->> 'version'`;
  const published = await tx
    .select({ version, state: siteSettings.state })
    .from(siteSettings)
    .where(and(eq(siteSettings.kind, 'consent'), isNotNull(siteSettings.number)));
  const given = await tx.selectDistinct({ version: consents.version }).from(consents);
  return {
    inForce: published.find(({ state }) => state === 'published')?.version,
    known: [...published, ...given].map((each) => each.version),
  };
}

/** Adds the version and the date of the publication to a consent text. @decision console#consent */
async function sealConsent(
  tx: Transaction,
  setting: ConsentSetting,
  { now, pages, isOfFile }: Facts,
): Promise<ConsentSetting> {
  const { inForce, known } = await consentVersions(tx);
  const ofFiles = pages.consent.version;
  const version = nextConsentEdition({
    change: setting.change,
    begunFrom: setting.edition?.version ?? null,
    isOfFile,
    inForce: inForce ?? ofFiles,
    known: [ofFiles, ...known],
  });
  const { edition } = setting;
  const today = localDateAt(now, ZONE);
  const isKept = edition?.version === version && edition.publishedOn <= today;
  const publishedOn = isKept ? edition.publishedOn : today;
  // A later draft begins as a copy of this text, with an `important` change until the author
  // chooses otherwise.
  return { ...setting, change: 'important', edition: { version, publishedOn } };
}

/** Adds the parts that are known only at the publication. */
const sealed = (
  tx: Transaction,
  kind: SettingKind,
  content: unknown,
  facts: Facts,
): Promise<unknown> =>
  kind === 'consent' ? sealConsent(tx, content as ConsentSetting, facts) : Promise.resolve(content);

type Publisher = Facts & { userId: number | null };

/**
 * Publishes `content` instead of the version in force. Call `lockSettings` first.
 * @returns number of the new version
 */
export async function publishVersion(
  tx: Transaction,
  slot: Slot,
  given: { content: unknown; changedByUserId: number | null; changedAt: Date },
  { userId, ...facts }: Publisher,
): Promise<number> {
  const content = await sealed(tx, slot.kind, given.content, facts);
  const [newest] = await tx
    .select({
      publication: max(siteSettings.publication),
      number: sql<number | null>`max(${siteSettings.number}) filter (where ${isIn(slot)})`,
    })
    .from(siteSettings);
  const number = (newest?.number ?? 0) + 1;
  await tx
    .update(siteSettings)
    .set({ state: 'replaced' })
    .where(and(isIn(slot), eq(siteSettings.state, 'published')));
  await tx.insert(siteSettings).values({
    ...slot,
    ...given,
    content,
    state: 'published',
    number,
    publication: (newest?.publication ?? 0) + 1,
    publishedByUserId: userId,
    publishedAt: facts.now,
  });
  return number;
}

const CODES: Readonly<Record<string, string>> = { too_small: 'required', too_big: 'tooLong' };
const FORMATS: Readonly<Record<string, string>> = { email: 'notAnEmail', url: 'notALink' };

function codeOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'custom') {
    const code = String(issue.params?.['code']);
    return isSettingFault(code) ? code : 'invalid';
  }
  if (issue.code === 'invalid_format') return FORMATS[issue.format] ?? 'invalid';
  if (issue.code === 'invalid_type') return 'required';
  return CODES[issue.code] ?? 'invalid';
}

export function faultsOf(kind: SettingKind, content: unknown): FieldIssue[] {
  const { error } = settingRules(kind).editedSchema.safeParse(content);
  return (error?.issues ?? []).map((issue) => ({
    path: issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part)),
    code: codeOf(issue),
  }));
}

/** @throws INVALID with the faults of the content */
export function refuseFaults(issues: FieldIssue[]): void {
  if (issues.length > 0) throw new AppError('INVALID', { issues });
}
