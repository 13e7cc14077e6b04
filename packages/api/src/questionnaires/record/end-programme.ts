import type { Transaction } from '@aube/db';
import { abandonmentAnswers, participants, users } from '@aube/db/schema';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { addNotice, outdateNotices } from '../../record/add-notice.ts';
import { localDateAt } from '../../time/rules/zone.ts';
import type { ProgrammeEnd } from '../../programme/rules/abandonment.ts';

type Ending = { userId: number; now: Date; isByStaff: boolean };

/**
 * Ends a programme and notifies the participant. Does nothing when the programme has already
 * ended.
 * @decision D14 D36
 */
export async function endProgramme(
  tx: Transaction,
  { userId, now, isByStaff }: Ending,
): Promise<void> {
  const [person] = await tx
    .select({ timeZone: users.timeZone })
    .from(users)
    .where(eq(users.id, userId));
  if (!person) return;
  const ended = await tx
    .update(participants)
    .set({ abandonedAt: now, abandonedOn: localDateAt(now, person.timeZone) })
    .where(and(eq(participants.userId, userId), isNull(participants.abandonedAt)))
    .returning({ userId: participants.userId });
  if (ended.length === 0) return;
  await addNotice(tx, { userId, kind: isByStaff ? 'programmeEnded' : 'programmeAbandoned', now });
}

/** End of a programme; null while the programme runs. The participant must be locked. */
export async function findEnd(
  tx: Transaction,
  participant: { userId: number; abandonedAt: Date | null },
): Promise<(ProgrammeEnd & { endedByUserId: number | null; reason: string | null }) | null> {
  if (participant.abandonedAt === null) return null;
  const [row] = await tx
    .select({
      endedByUserId: abandonmentAnswers.endedByUserId,
      reason: abandonmentAnswers.endedReason,
    })
    .from(abandonmentAnswers)
    .where(
      and(
        eq(abandonmentAnswers.userId, participant.userId),
        isNotNull(abandonmentAnswers.submittedAt),
        isNull(abandonmentAnswers.undoneAt),
      ),
    );
  const endedByUserId = row?.endedByUserId ?? null;
  return {
    at: participant.abandonedAt,
    isByStaff: endedByUserId !== null,
    endedByUserId,
    reason: row?.reason ?? null,
  };
}

type Resuming = {
  userId: number;
  now: Date;
  /** Set only when staff reopen the programme. `reason`: the written request of the participant. */
  lift?: { byUserId: number; reason: string };
};

/**
 * Reopens a programme without changing any date. The row of the end stays in the history.
 * @decision D14 D36 programme#removal
 */
export async function resumeProgramme(
  tx: Transaction,
  { userId, now, lift }: Resuming,
): Promise<void> {
  await tx
    .update(participants)
    .set({ abandonedAt: null, abandonedOn: null })
    .where(eq(participants.userId, userId));
  await tx
    .update(abandonmentAnswers)
    .set({
      undoneAt: now,
      undoneByUserId: lift?.byUserId ?? null,
      undoneReason: lift?.reason ?? null,
    })
    .where(and(eq(abandonmentAnswers.userId, userId), isNull(abandonmentAnswers.undoneAt)));
  for (const kind of ['programmeAbandoned', 'programmeEnded'] as const) {
    await outdateNotices(tx, { userId, kind, now });
  }
  if (lift) await addNotice(tx, { userId, kind: 'programmeResumed', now });
}
