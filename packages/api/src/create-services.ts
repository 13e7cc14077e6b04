import { randomBytes } from 'node:crypto';
import { createAuth, createLimiter, createSiteKey, type IdentityProvider } from '@aube/auth';
import { contentFolder, licenceDayAt, loadContent } from '@aube/content';
import type { Connection } from '@aube/db';
import { createContentInForce } from './content-in-force.ts';
import type { SecondFactorSettings, Services } from './context.ts';
import { createErasureFiles, noErasureFiles } from './erasure-files.ts';
import { createTurns, HEAVY_READS, LONG_COUNTS } from './turns.ts';

type Site = {
  publicUrl: URL;
  content?: string | undefined;
  contentDir?: string | undefined;
  /**
   * When absent (commands, tests), a second factor is optional. Secrets are then encrypted with a
   * random key that only this process has.
   */
  secondFactor?: SecondFactorSettings | undefined;
  /** @decision D56 */
  identityProvider?: IdentityProvider | null;
  /** Folder for the list of erasures, and for emails on a site without a mail server. */
  dataDir?: string | undefined;
  /** Date on which the licences of the instruments must be valid. */
  now: Date;
};

export async function createServices(
  {
    db,
    pool,
    openClient,
    reading,
  }: Pick<Connection, 'db' | 'pool' | 'openClient'> & Partial<Pick<Connection, 'reading'>>,
  {
    publicUrl,
    content = contentFolder,
    contentDir,
    dataDir,
    secondFactor,
    identityProvider = null,
    now,
  }: Site,
): Promise<Services> {
  const files = await loadContent(content, contentDir, licenceDayAt(now));
  return {
    db,
    pool,
    openClient,
    reading: reading ?? (() => Promise.resolve({ pool, openClient })),
    auth: createAuth(db, pool),
    limiter: createLimiter(pool),
    heavyReads: createTurns(HEAVY_READS),
    longCounts: createTurns(LONG_COUNTS),
    secondFactor: secondFactor ?? {
      isRequired: false,
      siteKey: createSiteKey(randomBytes(32)),
    },
    identityProvider,
    ...createContentInForce(db, files),
    erasureFiles: dataDir === undefined ? noErasureFiles : createErasureFiles(dataDir),
    publicUrl: publicUrl.origin,
  };
}
