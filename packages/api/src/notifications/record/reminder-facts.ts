import type { Locale } from '@aube/content';
import type { Transaction } from '@aube/db';
import {
  diaryDays,
  mailOutbox,
  participants,
  questionnaireAnswers,
  reminderSettings,
  userRoles,
  users,
} from '@aube/db/schema';
import { asc, eq, gt, lte, or, sql } from 'drizzle-orm';
import { ROLE } from '../../people/rules/roles.ts';
import { openingsOf } from '../../programme/record/openings.ts';
import { pausesOf } from '../../programme/record/pauses.ts';
import { gateQuestionnaires, type GateFacts } from '../../programme/rules/gate.ts';
import { addDays } from '../../time/rules/local-date.ts';
import { localDateAt } from '../../time/rules/zone.ts';
import { latestCheckLetterAt, latestReminderAt, type ReminderFacts } from '../rules/reminder.ts';

export type RemindedPerson = {
  userId: number;
  email: string;
  locale: Locale;
  time: number;
  isCheckOn: boolean;
  facts: ReminderFacts;
};

/** Yesterday's UTC date, because a local date differs from the UTC date by at most one day. */
const recentlyFrom = (now: Date) => addDays(localDateAt(now, 'UTC'), -1);

function select(tx: Transaction, now: Date) {
  const since = recentlyFrom(now);
  return tx
    .select({
      userId: users.id,
      email: users.email,
      locale: users.locale,
      timeZone: users.timeZone,
      activatedAt: users.activatedAt,
      deactivatedAt: users.deactivatedAt,
      deletedAt: users.deletedAt,
      time: reminderSettings.time,
      nextAt: reminderSettings.nextAt,
      reviewNextAt: reminderSettings.reviewNextAt,
      checkNextAt: reminderSettings.checkNextAt,
      updatedAt: reminderSettings.updatedAt,
      firstDayOn: participants.programmeFirstDay,
      pauses: pausesOf(users.id),
      openings: openingsOf(users.id),
      abandonedAt: participants.abandonedAt,
      isParticipant: sql<boolean>`exists (select from ${userRoles}
        where ${userRoles.userId} = ${users.id} and ${userRoles.roleId} = ${ROLE.participant})`,
      submitted: sql<string[]>`array(select ${questionnaireAnswers.questionnaire}
        from ${questionnaireAnswers} where ${questionnaireAnswers.userId} = ${users.id}
          and ${questionnaireAnswers.submittedAt} is not null)`,
      submittedAt: sql<ReminderFacts['submittedAt']>`(select
        coalesce(json_object_agg(${questionnaireAnswers.questionnaire}, ${questionnaireAnswers.submittedAt}), '{}')
        from ${questionnaireAnswers} where ${questionnaireAnswers.userId} = ${users.id}
          and ${questionnaireAnswers.submittedAt} is not null)`,
      completedOn: sql<string[]>`array(select ${diaryDays.date}::text from ${diaryDays}
        where ${diaryDays.userId} = ${users.id} and ${diaryDays.date} >= ${since}
          and ${diaryDays.completedAt} is not null)`,
      remindedOn: sql<string[]>`array(select ${mailOutbox.remindsOn}::text from ${mailOutbox}
        where ${mailOutbox.userId} = ${users.id} and ${mailOutbox.remindsOn} >= ${since})`,
    })
    .from(reminderSettings)
    .innerJoin(users, eq(users.id, reminderSettings.userId))
    .innerJoin(participants, eq(participants.userId, reminderSettings.userId));
}

type Row = Awaited<ReturnType<typeof select>>[number];

/**
 * @param checkedAt time of the job; a letter whose next check is later has `checkTime` null. Null:
 *   every letter that is turned on has its `checkTime`
 */
const personOf = (row: Row, checkedAt: Date | null): RemindedPerson => ({
  userId: row.userId,
  email: row.email,
  locale: row.locale,
  time: row.time,
  isCheckOn: row.checkNextAt !== null,
  facts: {
    time: row.nextAt === null ? null : row.time,
    reviewTime: row.reviewNextAt === null ? null : row.time,
    checkTime:
      row.checkNextAt !== null &&
      (checkedAt === null ||
        row.checkNextAt <= checkedAt ||
        row.checkNextAt > latestCheckLetterAt(checkedAt))
        ? row.time
        : null,
    changedOn: localDateAt(row.updatedAt, row.timeZone),
    timeZone: row.timeZone,
    isAccountActive:
      row.isParticipant &&
      row.activatedAt !== null &&
      row.deactivatedAt === null &&
      row.deletedAt === null,
    firstDayOn: row.firstDayOn,
    pauses: row.pauses,
    openings: row.openings,
    isAbandoned: row.abandonedAt !== null,
    submitted: Object.fromEntries(
      gateQuestionnaires.map((code) => [code, row.submitted.includes(code)]),
    ) as GateFacts['submitted'],
    submittedAt: row.submittedAt,
    completedOn: row.completedOn,
    remindedOn: row.remindedOn,
  },
});

export async function findRemindedPerson(
  tx: Transaction,
  userId: number,
  now: Date,
): Promise<RemindedPerson | null> {
  const [row] = await select(tx, now).where(eq(reminderSettings.userId, userId));
  return row ? personOf(row, null) : null;
}

/**
 * Locks the people whose reminder may be due, longest waiting first. People locked by other
 * processes are skipped.
 */
export async function claimRemindedPeople(
  tx: Transaction,
  { now, limit }: { now: Date; limit: number },
): Promise<RemindedPerson[]> {
  const rows = await select(tx, now)
    .where(
      or(
        lte(reminderSettings.nextAt, now),
        gt(reminderSettings.nextAt, latestReminderAt(now)),
        lte(reminderSettings.reviewNextAt, now),
        gt(reminderSettings.reviewNextAt, latestReminderAt(now)),
        lte(reminderSettings.checkNextAt, now),
        gt(reminderSettings.checkNextAt, latestCheckLetterAt(now)),
      ),
    )
    .orderBy(
      asc(
        sql`least(${reminderSettings.nextAt}, ${reminderSettings.reviewNextAt}, ${reminderSettings.checkNextAt})`,
      ),
    )
    .limit(limit)
    .for('update', { of: reminderSettings, skipLocked: true });
  return rows.map((row) => personOf(row, now));
}
