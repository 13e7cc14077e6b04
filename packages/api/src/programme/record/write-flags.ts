import type { Questionnaire } from '@aube/content';
import type { Transaction } from '@aube/db';
import { notifications, safetyFlags } from '@aube/db/schema';
import { weeklyCheck } from '@aube/dictionary';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { isLeftToStaff } from '../rules/safety-flags.ts';

/**
 * Sources of safety flags that are not questionnaires, with their names in exports.
 * @decision D69
 */
export const OTHER_FLAG_SOURCES = {
  health: { fr: '« Ma santé a changé »', en: '“My health has changed”' },
  diary: weeklyCheck.label,
} as const;

type RaisedFlags = {
  userId: number;
  codes: readonly string[];
  /** Code of a questionnaire, `health` (« Ma santé a changé ») or `diary` (the weekly check). */
  source: Questionnaire['code'] | keyof typeof OTHER_FLAG_SOURCES;
  now: Date;
};

/** @decision D69 */
async function withdrawScheduleNotices(tx: Transaction, userId: number): Promise<void> {
  await tx
    .delete(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        inArray(notifications.kind, ['scheduleReady', 'scheduleUnlocked']),
      ),
    );
}

/**
 * Opens safety flags. A flag that is already open is marked as raised again, so that staff must
 * see the new answers.
 * @decision D33 D76
 */
export async function openFlags(
  tx: Transaction,
  { userId, codes, source, now }: RaisedFlags,
): Promise<void> {
  if (codes.length === 0) return;
  await tx
    .insert(safetyFlags)
    .values(
      codes.map((code) => ({
        userId,
        code,
        source,
        raisedAt: now,
        staffOnly: isLeftToStaff(code, source),
      })),
    )
    .onConflictDoUpdate({
      target: [safetyFlags.userId, safetyFlags.code],
      targetWhere: isNull(safetyFlags.clearedAt),
      set: {
        raisedAgainAt: now,
        raisedAgainBy: source,
        staffOnly: sql`${safetyFlags.staffOnly} or excluded.staff_only`,
        version: sql`${safetyFlags.version} + 1`,
      },
    });
  await withdrawScheduleNotices(tx, userId);
}

type ClearedFlags = {
  userId: number;
  codes: readonly string[];
  /** Person whose new answer closes the flag; null when two later answers close the flag. */
  byUserId: number | null;
  isNoticeDue: boolean;
  now: Date;
};

/**
 * Value of `notice_due` for a closed flag. False before the person chooses a first schedule,
 * because this choice shows the notice too.
 * @decision D76 safety#the-notice
 */
export const noticeDueAfter = (userId: number, isNoticeDue: boolean) =>
  isNoticeDue
    ? sql<boolean>`exists (select from diary_weeks w
        where w.user_id = ${userId} and w.chosen_on is not null)`
    : false;

/**
 * Closes the open flags with these codes after an answer of the person.
 * @returns the codes of closed flags
 * @decision D69
 */
export async function closeFlags(
  tx: Transaction,
  { userId, codes, byUserId, isNoticeDue, now }: ClearedFlags,
): Promise<string[]> {
  if (codes.length === 0) return [];
  const closed = await tx
    .update(safetyFlags)
    .set({
      clearedAt: now,
      clearedByUserId: byUserId,
      noticeDue: noticeDueAfter(userId, isNoticeDue),
    })
    .where(
      and(
        eq(safetyFlags.userId, userId),
        inArray(safetyFlags.code, [...codes]),
        isNull(safetyFlags.clearedAt),
      ),
    )
    .returning({ code: safetyFlags.code });
  return closed.map(({ code }) => code);
}
