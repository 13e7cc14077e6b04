import { randomBytes } from 'node:crypto';
import { createAuth, createLimiter, createSiteKey, type IdentityProvider } from '@aube/auth';
import { contentFolder, licenceDayAt, loadContent } from '@aube/content';
import type { Connection } from '@aube/db';
import type { SecondFactorSettings, Services } from './context.ts';
import { createErasureFiles, noErasureFiles } from './erasure-files.ts';

type Site = {
  /** Start of links in e-mails and replies. */
  publicUrl: URL;
  /** Folder of the content that ships; the source's own by default. */
  content?: string | undefined;
  /** The site's own content, over it. */
  contentDir?: string | undefined;
  /**
   * The server's settings. By default a second factor is optional, and sealed secrets open in this
   * process only: for commands and tests.
   */
  secondFactor?: SecondFactorSettings | undefined;
  /** Login provider for staff; none by default. @decision D56 */
  identityProvider?: IdentityProvider | null;
  /** Folder of the list of erasures, and of e-mails without a mail server. */
  dataDir?: string | undefined;
  /** Date at which the licences of the instruments must be valid. */
  now: Date;
};

/** Services of one process: reads and checks the content, connects to nothing. */
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
