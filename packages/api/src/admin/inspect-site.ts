import { establishments, mailOutbox } from '@aube/db/schema';
import { and, isNotNull, isNull, ne } from 'drizzle-orm';
import { countAdministrators } from '../account/record/administrators.ts';
import type { Context } from '../context.ts';

/** The state of a site for its operator: counts, and no names. */
export type SiteState = {
  /** Administrators who can log in. */
  administratorCount: number;
  establishmentCount: number;
  /** E-mails that could not be sent so far. */
  failedLetterCount: number;
};

/** Counts the things that a site cannot work without. */
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
