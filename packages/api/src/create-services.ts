import { randomBytes } from 'node:crypto';
import { createAuth, createLimiter, createSiteKey, type IdentityProvider } from '@aube/auth';
import { contentFolder, licenceDayAt, loadContent } from '@aube/content';
import type { Connection } from '@aube/db';
import type { SecondFactorSettings, Services } from './context.ts';
import { createErasureFiles, noErasureFiles } from './erasure-files.ts';

type Site = {
  /** Links in letters and replies start with its origin. */
  publicUrl: URL;
  /** Folder of the content that ships; the source's own by default. */
  content?: string | undefined;
  /** The site's own content, over it. */
  contentDir?: string | undefined;
  /**
   * What a server gives. Without it nobody has to have one, and what is sealed opens in this process
   * alone: for commands and tests.
   */
  secondFactor?: SecondFactorSettings | undefined;
  /** Through which staff may log in; none by default. @decision D56 */
  identityProvider?: IdentityProvider | null;
  /** Where the list of erasures stands, and letters of a site without a mail server. */
  dataDir?: string | undefined;
  /** When the licences of the site's instruments must hold. */
  now: Date;
};

/** What one process lends to its requests: reads and checks the content, connects nothing. */
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
  return {
    db,
    pool,
    openClient,
    reading: reading ?? (() => Promise.resolve({ pool, openClient })),
    auth: createAuth(db, pool),
    limiter: createLimiter(pool),
    secondFactor: secondFactor ?? {
      isRequired: false,
      siteKey: createSiteKey(randomBytes(32)),
    },
    identityProvider,
    ...(await loadContent(content, contentDir, licenceDayAt(now))),
    erasureFiles: dataDir === undefined ? noErasureFiles : createErasureFiles(dataDir),
    publicUrl: publicUrl.origin,
  };
}
