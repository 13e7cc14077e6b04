import { createAuth, createLimiter } from '@aube/auth';
import { contentFolder, loadContent } from '@aube/content';
import type { Connection } from '@aube/db';
import type { Services } from './context.ts';

type Site = {
  /** Links in letters and replies start with its origin. */
  publicUrl: URL;
  /** Folder of the content that ships; the source's own unless told. */
  content?: string | undefined;
  /** The site's own content, over it. */
  contentDir?: string | undefined;
  /** The day on which the licences of the site's instruments must hold. */
  today: string;
};

/** What one process lends to its requests: reads and checks the content, connects nothing. */
export async function createServices(
  { db, pool }: Pick<Connection, 'db' | 'pool'>,
  { publicUrl, content = contentFolder, contentDir, today }: Site,
): Promise<Services> {
  return {
    db,
    pool,
    auth: createAuth(db, pool),
    limiter: createLimiter(pool),
    ...(await loadContent(content, contentDir, today)),
    publicUrl: publicUrl.origin,
  };
}
