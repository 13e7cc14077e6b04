import { users } from '@aube/db/schema';
import { and, asc, gt, isNotNull, isNull, lte } from 'drizzle-orm';
import { z } from 'zod';
import { RESTORE_DAYS } from './rules/deleted-account.ts';
import { AppError } from '../errors.ts';
import { SYSTEM_ORIGIN } from '../origin.ts';
import { choice, entityId } from '../primitives.ts';
import { confirmedAdministratorProcedure } from '../trpc.ts';
import { erasePerson, type ErasingSystem } from './erase-person.ts';
import { ERASURE_REASONS } from './rules/erasure.ts';

/**
 * Erases the identity and free text of a participant or a deleted account. Nights, scores and
 * dates stay under the participant code.
 * @throws CONFIRM_IDENTITY; NOT_FOUND; FORBIDDEN for a staff account that is not deleted
 * @decision D63
 */
export const eraseUser = confirmedAdministratorProcedure
  .input(z.object({ userId: entityId, reason: choice(ERASURE_REASONS) }))
  .output(z.object({ participantCode: z.string().nullable() }))
  .mutation(async ({ ctx, input: { userId, reason } }) => ({
    participantCode: await erasePerson(ctx, userId, reason),
  }));

const DAY_MS = 24 * 60 * 60_000;

const BATCH = 100;

/**
 * Next batch of accounts that were deleted 30 days ago or earlier. `after`: last account number of
 * the previous batch.
 */
const dueAfter = ({ db, now }: ErasingSystem, after: number) =>
  db
    .select({ userId: users.id })
    .from(users)
    .where(
      and(
        gt(users.id, after),
        isNotNull(users.deletedAt),
        lte(users.deletedAt, new Date(now.getTime() - RESTORE_DAYS * DAY_MS)),
        isNull(users.erasedAt),
      ),
    )
    .orderBy(asc(users.id))
    .limit(BATCH);

/**
 * Erases accounts that were deleted 30 days ago or earlier, each in a separate transaction.
 * @decision D55
 */
export async function eraseDeletedAccounts(system: ErasingSystem): Promise<{ erased: number }> {
  const who = { ...system, origin: SYSTEM_ORIGIN, procedure: 'rights.eraseUser' };
  let erased = 0;
  let after = 0;
  const faults: unknown[] = [];
  for (;;) {
    const due = await dueAfter(system, after);
    for (const { userId } of due) {
      try {
        await erasePerson(who, userId, 'accountDeleted');
        erased += 1;
      } catch (thrown) {
        // NOT_FOUND means that another process erased the account first.
        if (!(thrown instanceof AppError && thrown.appCode === 'NOT_FOUND')) faults.push(thrown);
      }
    }
    const last = due.at(-1);
    if (!last || due.length < BATCH) break;
    after = last.userId;
  }
  if (faults.length > 0) throw new AggregateError(faults, 'Some erasures failed.');
  return { erased };
}
