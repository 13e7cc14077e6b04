import { establishments, mailOutbox, userRoles, users } from '@aube/db/schema';
import { and, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import { countAdministrators } from '../account/record/administrators.ts';
import type { Context } from '../context.ts';
import { ROLE } from '../people/rules/roles.ts';

export type SiteState = {
  /** Administrators who can log in. */
  administratorCount: number;
  /** Administrators who have not yet chosen a password. */
  awaitedCount: number;
  establishmentCount: number;
  failedLetterCount: number;
};

const countAwaited = (db: Context['db']): Promise<number> =>
  db.$count(
    users,
    and(
      inArray(
        users.id,
        db
          .select({ id: userRoles.userId })
          .from(userRoles)
          .where(eq(userRoles.roleId, ROLE.administrator)),
      ),
      isNull(users.activatedAt),
      isNull(users.deactivatedAt),
      isNull(users.deletedAt),
    ),
  );

export async function inspectSite({ db }: Pick<Context, 'db'>): Promise<SiteState> {
  return {
    administratorCount: await countAdministrators({ db }),
    awaitedCount: await countAwaited(db),
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
