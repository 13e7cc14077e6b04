import { participants, users } from '@aube/db/schema';
import { eq } from 'drizzle-orm';
import type { Acting } from '../audit.ts';
import type { ErasureEntry } from '../erasure-files.ts';
import { erasePerson, type ErasingSystem } from './erase-person.ts';
import { isErasedPerson } from './rules/is-erased-person.ts';

type Replayer = ErasingSystem & Pick<Acting, 'origin'>;

/**
 * `nobody`: the person is not in the database. `somebodyElse`: the number belongs to another
 * person.
 */
type Missing = ErasureEntry & { why: 'nobody' | 'somebodyElse' | 'failed' };

export type Replayed = {
  erased: number;
  already: number;
  missing: Missing[];
  unreadable: number[];
};

const isErasedNow = (who: Parameters<typeof erasePerson>[0], { userId }: ErasureEntry) =>
  erasePerson(who, userId, 'replay').then(
    () => true,
    () => false,
  );

/**
 * Erases people again after a backup was restored. A number that now belongs to another person is
 * reported and not erased.
 * @decision D63 rights-and-roles#list-of-erasures
 */
export async function replayErasures(system: Replayer): Promise<Replayed> {
  const { entries, unreadable } = await system.erasureFiles.list();
  const done: Replayed = { erased: 0, already: 0, missing: [], unreadable };
  const who = { ...system, procedure: 'rights.eraseUser' };
  for (const line of entries) {
    const [person] = await system.db
      .select({
        participantCode: participants.participantCode,
        establishmentId: participants.establishmentId,
        createdAt: users.createdAt,
        erasedAt: users.erasedAt,
      })
      .from(users)
      .leftJoin(participants, eq(participants.userId, users.id))
      .where(eq(users.id, line.userId));
    if (!person) done.missing.push({ ...line, why: 'nobody' });
    else if (!isErasedPerson(line, person)) done.missing.push({ ...line, why: 'somebodyElse' });
    else if (person.erasedAt !== null) done.already += 1;
    else if (await isErasedNow(who, line)) done.erased += 1;
    else done.missing.push({ ...line, why: 'failed' });
  }
  return done;
}
