import { establishments, mailOutbox } from '@aube/db/schema';
import { and, isNotNull, isNull, ne } from 'drizzle-orm';
import { countAdministrators } from '../account/record/administrators.ts';
import type { Context } from '../context.ts';

/** What the site's operator looks at when something seems wrong: counts, and nobody's name. */
export type SiteState = {
  /** Those who can log in. */
  administratorCount: number;
  establishmentCount: number;
  /** Letters that could not be sent so far. */
  failedLetterCount: number;
};

/** Counts what a site cannot do without. */
export async function inspectSite({ db }: Pick<Context, 'db'>): Promise<SiteState> {
  return {
    administratorCount: await countAdministrators({ db }),
    establishmentCount: await db.$count(establishments, isNull(establishments.deletedAt)),
    failedLetterCount: await db.$count(
      mailOutbox,
      and(
        isNull(mailOutbox.sentAt),
        isNotNull(mailOutbox.lastFault),
        ne(mailOutbox.lastFault, 'obsolete'),
      ),
    ),
  };
}
