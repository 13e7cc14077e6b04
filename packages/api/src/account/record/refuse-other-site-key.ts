import { SiteKeyError } from '@aube/auth';
import { secondFactors, siteKeys } from '@aube/db/schema';
import { desc } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { secondFactorContext } from './second-factor.ts';

const OTHER_KEY =
  'This server has another site key than the database knows. Give every server the same ' +
  'AUBE_SECRET_KEY, or a copy of the site.key of the first data folder. If that key is lost, ' +
  'docs/operations.md (The site’s key) says how to begin with a new one.';

/**
 * Checks that this process has the site's key; the first process stores the fingerprint of its key.
 * With a different key, this process would refuse all second-factor codes, and the encrypted keys
 * of exports and lists that other servers made.
 * @throws SiteKeyError when this process has another key than the stored one
 * @decision D57 sign-in#site-key
 */
export async function refuseOtherSiteKey({
  db,
  secondFactor: { siteKey },
}: Pick<Services, 'db' | 'secondFactor'>): Promise<void> {
  const [last] = await db
    .select({ userId: secondFactors.userId, sealedSecret: secondFactors.sealedSecret })
    .from(secondFactors)
    .orderBy(desc(secondFactors.createdAt))
    .limit(1);
  if (last && siteKey.open(last.sealedSecret, secondFactorContext(last.userId)) === null) {
    throw new SiteKeyError(OTHER_KEY);
  }
  const fingerprint = siteKey.mac('fingerprint', 'siteKey');
  await db.insert(siteKeys).values({ fingerprint }).onConflictDoNothing();
  const [noted] = await db.select().from(siteKeys);
  if (noted?.fingerprint !== fingerprint) throw new SiteKeyError(OTHER_KEY);
}
