import type { Locale } from '@aube/content';
import type { Database, Transaction } from '@aube/db';
import { consents } from '@aube/db/schema';
import { desc, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { invalidField } from '../../errors.ts';

type Consent = { userId: number; version: string; locale: Locale; now: Date };

/**
 * Stores the consent of a person to a version. When this consent is already stored, its first date
 * stays.
 */
export async function keepConsent(
  tx: Transaction,
  { userId, version, locale, now }: Consent,
): Promise<void> {
  await tx.insert(consents).values({ userId, version, locale, givenAt: now }).onConflictDoNothing();
}

export const listConsents = (on: Database | Transaction, userId: number) =>
  on
    .select({ version: consents.version, locale: consents.locale, givenAt: consents.givenAt })
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(desc(consents.givenAt), desc(consents.id));

/** True for the version in force; consent to another version does not count. @decision D62 */
export const isPresentVersion = ({ pages }: Pick<Context, 'pages'>, version: string): boolean =>
  version === pages.consent.version;

/**
 * People can agree only to the current version.
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
