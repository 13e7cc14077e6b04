import { establishments, mailOutbox } from '@aube/db/schema';
import { and, isNotNull, isNull, ne } from 'drizzle-orm';
import { countAdministrators } from '../account/record/administrators.ts';
import type { Context } from '../context.ts';

export type SiteState = {
  administratorCount: number;
  establishmentCount: number;
  failedLetterCount: number;
};

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
