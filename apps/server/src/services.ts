import type { Services } from '@aube/api/server';
import { createAuth, createLimiter } from '@aube/auth';
import { loadQuestionnaires } from '@aube/content';
import type { Connection } from '@aube/db';

type Site = {
  publicUrl: URL;
  /** Folder of the content that ships. */
  content: string;
  /** The site's own content, over it. */
  contentDir: string | undefined;
  /** The day on which the licences of the site's instruments must hold. */
  today: string;
};

/** What one process lends to its requests: reads and checks the content, connects nothing. */
export async function createServices(
  { db, pool }: Pick<Connection, 'db' | 'pool'>,
  { publicUrl, content, contentDir, today }: Site,
): Promise<Services> {
  return {
    db,
    pool,
    auth: createAuth(db, pool),
    limiter: createLimiter(pool),
    questionnaires: await loadQuestionnaires(content, contentDir, today),
    publicUrl: publicUrl.origin,
  };
}
