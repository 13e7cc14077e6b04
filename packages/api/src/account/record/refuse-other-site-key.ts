import { SiteKeyError } from '@aube/auth';
import { secondFactors } from '@aube/db/schema';
import { desc } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { secondFactorContext } from './second-factor.ts';

/**
 * Checks that this process has the site's key for second factors. With another key every code
 * would be refused.
 * @throws SiteKeyError when the key is a different key
 * @decision D57 sign-in#site-key
 */
export async function refuseOtherSiteKey({
  db,
  secondFactor,
}: Pick<Services, 'db' | 'secondFactor'>): Promise<void> {
  const [last] = await db
    .select({ userId: secondFactors.userId, sealedSecret: secondFactors.sealedSecret })
    .from(secondFactors)
    .orderBy(desc(secondFactors.createdAt))
    .limit(1);
  if (!last) return;
  if (secondFactor.siteKey.open(last.sealedSecret, secondFactorContext(last.userId)) === null) {
    throw new SiteKeyError(
      'The second factors of this database were sealed under another key. Give every server the ' +
        'same AUBE_SECRET_KEY, or the site.key of the data folder that made them.',
    );
  }
}
