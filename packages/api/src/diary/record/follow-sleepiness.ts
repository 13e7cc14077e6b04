import type { Transaction } from '@aube/db';
import { safetyFlags, staffAlerts } from '@aube/db/schema';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { closeFlags, openFlags } from '../../programme/record/write-flags.ts';
import { localDateAt } from '../../time/rules/zone.ts';
import type { DiaryRecord } from '../../programme/record/diary-rows.ts';
import { lastEarlierYes, isSleepinessHeld, SLEEPINESS_FLAG } from '../rules/sleepiness-hold.ts';
import { sleepinessAnswersOf, sleepinessToldAt, type KeptAnswer } from './sleepiness-answers.ts';

type SaidNow = {
  record: DiaryRecord & { userId: number };
  week: number | null;
  isSleepy: boolean;
  isCorrection: boolean;
  now: Date;
};

async function isHeld(tx: Transaction, said: SaidNow, kept: KeptAnswer): Promise<boolean> {
  const { userId, code, clearedAt } = safetyFlags;
  const flags = await tx
    .select()
    .from(safetyFlags)
    .where(and(eq(userId, said.record.userId), eq(code, SLEEPINESS_FLAG)))
    .orderBy(desc(clearedAt));
  const settledAt = flags.find((flag) => flag.clearedAt !== null)?.clearedAt ?? null;
  const told = flags
    .flatMap((flag) => [
      { source: flag.source, at: flag.raisedAt },
      { source: flag.raisedAgainBy, at: flag.raisedAgainAt },
    ])
    .flatMap(({ source, at }) =>
      source === 'diary' || at === null ? [] : sleepinessToldAt(said.record, at),
    );
  const answers = sleepinessAnswersOf(said.record, { week: said.week, kept });
  return isSleepinessHeld([...answers, ...told], settledAt);
}

async function alertsOf(tx: Transaction, { record, week }: SaidNow) {
  const { id, kind, raisedAt, acknowledgedAt } = staffAlerts;
  const alerts = await tx
    .select({ id, kind, raisedAt, acknowledgedAt })
    .from(staffAlerts)
    .where(
      and(
        eq(staffAlerts.userId, record.userId),
        inArray(kind, ['sleepyAtWheel', 'sleepinessCorrected']),
        sql`(${staffAlerts.details} ->> 'week')::int is not distinct from ${week}::int`,
      ),
    );
  return alerts.map((alert) => ({
    ...alert,
    raisedOn: localDateAt(alert.raisedAt, record.timeZone),
  }));
}

export const weekDetails = (week: number | null) => (week === null ? {} : { week });

type WeekAlert = Awaited<ReturnType<typeof alertsOf>>[number];

/** Alerts staff that a « yes » was corrected: changes the open alert of today, or adds an alert. */
async function tellCorrection(
  tx: Transaction,
  { record, week, now }: SaidNow,
  alerts: readonly WeekAlert[],
): Promise<void> {
  const { userId } = record;
  const today = localDateAt(now, record.timeZone);
  const ofToday = alerts.filter(
    ({ kind, acknowledgedAt, raisedOn }) =>
      kind === 'sleepyAtWheel' && acknowledgedAt === null && raisedOn === today,
  );
  const corrected = await tx
    .update(staffAlerts)
    .set({
      kind: 'sleepinessCorrected',
      raisedAgainAt: now,
      version: sql`${staffAlerts.version} + 1`,
    })
    .where(
      and(
        inArray(
          staffAlerts.id,
          ofToday.map(({ id }) => id),
        ),
        isNull(staffAlerts.acknowledgedAt),
      ),
    )
    .returning({ id: staffAlerts.id });
  if (corrected.length > 0) return;
  await tx.insert(staffAlerts).values({
    userId,
    kind: 'sleepinessCorrected',
    details: weekDetails(week),
    raisedAt: now,
  });
}

/**
 * Updates the safety flag and the alerts after an answer about sleepiness. The caller must lock the
 * participant first.
 * @returns the given answer or, after a correction, the « yes » of an earlier day
 * @decision D33 D69 safety#sleepiness-at-the-wheel
 */
export async function followSleepiness(tx: Transaction, said: SaidNow): Promise<KeptAnswer> {
  const { week, isSleepy, isCorrection, now } = said;
  const { userId, timeZone } = said.record;
  const codes = [SLEEPINESS_FLAG];
  const answer = { isSleepy, answeredAt: now };
  if (isSleepy) {
    await openFlags(tx, { userId, codes, source: 'diary', now });
    await tx.insert(staffAlerts).values({
      userId,
      kind: 'sleepyAtWheel',
      details: weekDetails(week),
      raisedAt: now,
    });
    return answer;
  }
  const alerts = isCorrection ? await alertsOf(tx, said) : [];
  if (isCorrection) await tellCorrection(tx, said, alerts);
  const earlierAt = week === null ? null : lastEarlierYes(alerts, localDateAt(now, timeZone));
  const kept = earlierAt === null ? answer : { isSleepy: true, answeredAt: earlierAt };
  if (!(await isHeld(tx, said, kept))) {
    await closeFlags(tx, {
      userId,
      codes,
      byUserId: isCorrection ? userId : null,
      isNoticeDue: !isCorrection,
      now,
    });
  }
  return kept;
}
