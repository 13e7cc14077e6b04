import { randomUUID } from 'node:crypto';
import {
  abandonmentAnswers,
  agreedWindows,
  diaryDays,
  diaryDrafts,
  exerciseAnswers,
  exerciseEntries,
  invitations,
  knownDevices,
  mailOutbox,
  notifications,
  pauses,
  questionnaireAnswers,
  safetyFlags,
  staffAlerts,
  staffNotes,
  tokens,
  users,
} from '@aube/db/schema';
import { and, eq } from 'drizzle-orm';
import { first, MORNING, type createWorld } from '../../testing/world.ts';

type World = Pick<Awaited<ReturnType<typeof createWorld>>, 'db' | 'home' | 'addStarted' | 'as'>;

type Talker = {
  readonly staffId: number;
  readonly words: readonly [string, string, string, string];
  readonly deliver?: () => Promise<void>;
};

export async function addTalker(
  { db, home, addStarted, as }: World,
  { staffId, words, deliver = async () => {} }: Talker,
): Promise<number> {
  const [firstName, lastName, street, told] = words;
  const email = `${firstName}@${lastName}.test`;
  const staff = await as(staffId);
  const userId = await addStarted('2026-01-01');
  const own = { firstName, lastName, email, username: `${lastName}-1` };
  await db.update(users).set(own).where(eq(users.id, userId));
  const [invitation] = await db
    .insert(invitations)
    .values({ establishmentId: home, email, expiresAt: MORNING, createdAt: MORNING })
    .returning();
  const invitationId = first(invitation).id;
  const token = { purpose: 'invitation', createdAt: MORNING, expiresAt: MORNING } as const;
  await db.insert(tokens).values({ ...token, hash: 'a', invitationId, email });
  await db.insert(tokens).values({
    ...token,
    purpose: 'emailChange',
    hash: 'b',
    userId,
    email: `${told}@example.test`,
  });
  const letter = { locale: 'fr', createdAt: MORNING, nextAttemptAt: MORNING } as const;
  await db.insert(mailOutbox).values([
    { ...letter, kind: 'passwordChanged', toAddress: email, userId },
    { ...letter, kind: 'invitation', toAddress: email, invitationId, sentAt: MORNING },
  ]);
  await deliver();
  await staff.admin.updateParticipant({
    userId,
    firstName,
    lastName,
    inclusionNumber: `N-${told}`,
    postalAddress: street,
    city: street,
    province: null,
    postalCode: null,
    phoneNumber: null,
    reason: `${told} a déménagé.`,
  });
  await db.insert(agreedWindows).values({
    userId,
    windowMinutes: 360,
    agreedOn: '2026-01-05',
    reason: `Convenu avec ${told}.`,
    enteredAt: MORNING,
    enteredByUserId: staffId,
  });
  const answers: Record<string, string | number> = {
    phq9_1: 2,
    leaving_words: told,
    words_that_nobody_asked: `Je suis ${told}`,
  };
  await db
    .update(questionnaireAnswers)
    .set({ answers, scores: { phq9: 12 } })
    .where(eq(questionnaireAnswers.userId, userId));
  await db.insert(abandonmentAnswers).values({
    userId,
    instruments: [],
    locale: 'fr',
    createdAt: MORNING,
    updatedAt: MORNING,
    answers,
    endedReason: told,
    undoneReason: told,
    undoneAt: MORNING,
  });
  await db.insert(exerciseAnswers).values({
    userId,
    chapterId: 'c',
    exerciseId: 'e',
    answers: { a: told },
    updatedAt: MORNING,
  });
  await db.insert(exerciseEntries).values({
    userId,
    entryId: randomUUID(),
    chapterId: 'c',
    exerciseId: 'e',
    writtenOn: '2026-01-06',
    answers: { a: told },
    updatedAt: MORNING,
  });
  const raised = { userId, raisedAt: MORNING };
  await db.insert(safetyFlags).values({ ...raised, code: 'c', source: 'S0', clearedReason: told });
  await db.insert(staffAlerts).values({
    ...raised,
    kind: 'crisis',
    details: { item: 9 },
    acknowledgedNote: told,
  });
  await db.insert(staffNotes).values({
    userId,
    authorUserId: staffId,
    kind: 'note',
    text: told,
    createdAt: MORNING,
  });
  await db
    .insert(notifications)
    .values({ userId, kind: 'k', params: { n: told }, createdAt: MORNING });
  await db.insert(pauses).values({
    userId,
    week: 1,
    startsOn: '2026-01-09',
    resumesOn: '2026-01-12',
    askedAt: MORNING,
    askedByUserId: staffId,
    reason: told,
  });
  await db.insert(knownDevices).values({ id: told, userId, lastUsedAt: MORNING });
  const [night] = await db
    .update(diaryDays)
    .set({ totalSleepMinutes: 400, timeInBedMinutes: 480, completedAt: MORNING, note: told })
    .where(and(eq(diaryDays.userId, userId), eq(diaryDays.date, '2026-01-03')))
    .returning();
  await db.insert(diaryDrafts).values({
    dayId: first(night).id,
    fields: { lightsOutTime: told },
    baseVersion: 1,
    updatedAt: MORNING,
  });
  return userId;
}
