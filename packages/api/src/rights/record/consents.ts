import type { Locale } from '@aube/content';
import type { Database, Transaction } from '@aube/db';
import { consents } from '@aube/db/schema';
import { desc, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { invalidField } from '../../errors.ts';

type Consent = { userId: number; version: string; locale: Locale; now: Date };

/** Keeps what a person agreed to; the same version again stays as it was given first. */
export async function keepConsent(
  tx: Transaction,
  { userId, version, locale, now }: Consent,
): Promise<void> {
  await tx.insert(consents).values({ userId, version, locale, givenAt: now }).onConflictDoNothing();
}

/** What a person agreed to, the latest first. */
export const listConsents = (on: Database | Transaction, userId: number) =>
  on
    .select({ version: consents.version, locale: consents.locale, givenAt: consents.givenAt })
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(desc(consents.givenAt), desc(consents.id));

/** Whether a version is the one in force: another is no consent. @decision D62 */
export const isPresentVersion = ({ pages }: Pick<Context, 'pages'>, version: string): boolean =>
  version === pages.consent.version;

/**
 * A person agrees to what they have read: another version than the one in force is no consent.
 * @throws INVALID with `consentOutdated` on the field
 * @decision D62
 */
export function expectPresentVersion(
  ctx: Pick<Context, 'pages'>,
  field: string,
  version: string,
): void {
  if (!isPresentVersion(ctx, version)) throw invalidField(field, 'consentOutdated');
}
