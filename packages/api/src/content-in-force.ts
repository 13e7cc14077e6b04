import { layOver, type SiteContent } from '@aube/content';
import type { Database } from '@aube/db';
import { siteSettings } from '@aube/db/schema';
import { eq, max } from 'drizzle-orm';

/**
 * Reads the published settings again when there is a new publication. Returns the settings that
 * this release cannot read.
 */
export type LookAtSettings = () => Promise<readonly string[]>;

/** Number of the newest publication that the content in force holds; null without one. */
export type PublicationInForce = () => number | null;

/** Returns an object whose properties are read from `source()` at each access. */
function live<T extends object>(source: () => T): T {
  const names = Object.keys(source()) as (keyof T)[];
  return Object.defineProperties(
    {},
    Object.fromEntries(
      names.map((name) => [name, { enumerable: true, get: () => source()[name] }]),
    ),
  ) as T;
}

/**
 * Content of the files, changed by the published settings. `course`, `pages` and `questionnaires`
 * always give the current content.
 * @decision console#settings
 */
export function createContentInForce(
  db: Database,
  files: SiteContent,
): SiteContent & {
  filesContent: SiteContent;
  lookAtSettings: LookAtSettings;
  publicationInForce: PublicationInForce;
} {
  let current = files;
  let known: number | null = null;
  let looking: Promise<unknown> = Promise.resolve();

  async function look(): Promise<readonly string[]> {
    const [row] = await db.select({ newest: max(siteSettings.publication) }).from(siteSettings);
    if ((row?.newest ?? null) === known) return [];
    const published = await db
      .select({
        kind: siteSettings.kind,
        establishmentId: siteSettings.establishmentId,
        content: siteSettings.content,
        publication: siteSettings.publication,
      })
      .from(siteSettings)
      .where(eq(siteSettings.state, 'published'));
    const faults: string[] = [];
    current = layOver(files, published, (fault) => faults.push(fault));
    known = Math.max(...published.map(({ publication }) => publication ?? 0));
    return faults;
  }

  return {
    course: live(() => current.course),
    pages: live(() => current.pages),
    questionnaires: live(() => current.questionnaires),
    filesContent: files,
    publicationInForce: () => known,
    lookAtSettings() {
      // Calls run one after the other, so that an older result never replaces a newer one.
      const next = looking.then(look, look);
      looking = next.catch(() => undefined);
      return next;
    },
  };
}
