import { createAuth, createLimiter } from '@aube/auth';
import { contentFolder, licenceDayAt, loadContent } from '@aube/content';
import type { Connection } from '@aube/db';
import type { Services } from './context.ts';

type Site = {
  /** Links in letters and replies start with its origin. */
  publicUrl: URL;
  /** Folder of the content that ships; the source's own by default. */
  content?: string | undefined;
  /** The site's own content, over it. */
  contentDir?: string | undefined;
  /** When the licences of the site's instruments must hold. */
  now: Date;
};

/** What one process lends to its requests: reads and checks the content, connects nothing. */
export async function createServices(
  { db, pool }: Pick<Connection, 'db' | 'pool'>,
  { publicUrl, content = contentFolder, contentDir, now }: Site,
): Promise<Services> {
  return {
    db,
    pool,
    auth: createAuth(db, pool),
    limiter: createLimiter(pool),
    ...(await loadContent(content, contentDir, licenceDayAt(now))),
    publicUrl: publicUrl.origin,
  };
}
