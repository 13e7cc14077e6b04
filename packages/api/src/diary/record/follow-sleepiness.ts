import type { Transaction } from '@aube/db';
import { safetyFlags, staffAlerts } from '@aube/db/schema';
import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { closeFlags, openFlags } from '../../programme/record/write-flags.ts';
import { factsOf } from '../../programme/rules/programme-facts.ts';
import { localDateAt } from '../../time/rules/zone.ts';
import type { DiaryRecord } from '../../programme/record/diary-rows.ts';
import {
  lastEarlierYes,
  isSleepinessHeld,
  SLEEPINESS_FLAG,
  type SleepinessAnswer,
} from '../rules/sleepiness-hold.ts';

type SaidNow = {
  record: DiaryRecord & { userId: number };
  week: number;
  isSleepy: boolean;
  isCorrection: boolean;
  now: Date;
};

type KeptAnswer = { isSleepy: boolean; answeredAt: Date };

function answersOf({ record, week }: SaidNow, kept: KeptAnswer): SleepinessAnswer[] {
  const saidIn = (at: Date) => factsOf(record, at).programmeWeek;
  const before = record.weeks.flatMap((each): SleepinessAnswer[] => {
    const { number, sleepyAtWheel, sleepyAtWheelAnsweredAt: at } = each;
    if (number === week || sleepyAtWheel === null || at === null) return [];
    const answeredAt = new Date(at);
    return [{ week: number, saidIn: saidIn(answeredAt), isSleepy: sleepyAtWheel, answeredAt }];
  });
  return [...before, { week, saidIn: saidIn(kept.answeredAt), ...kept }];
}

async function isHeld(tx: Transaction, said: SaidNow, kept: KeptAnswer): Promise<boolean> {
  const [settled] = await tx
    .select({ at: safetyFlags.clearedAt })
    .from(safetyFlags)
    .where(
      and(
        eq(safetyFlags.userId, said.record.userId),
        eq(safetyFlags.code, SLEEPINESS_FLAG),
        isNotNull(safetyFlags.clearedAt),
      ),
    )
    .orderBy(desc(safetyFlags.clearedAt))
    .limit(1);
  return isSleepinessHeld(answersOf(said, kept), settled?.at ?? null);
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
        sql`(${staffAlerts.details} ->> 'week')::int = ${week}`,
      ),
    );
  return alerts.map((alert) => ({
    ...alert,
    raisedOn: localDateAt(alert.raisedAt, record.timeZone),
  }));
}
type WeekAlert = Awaited<ReturnType<typeof alertsOf>>[number];

/** Changes the open alert about today's « yes » into a correction, or adds a new alert. */
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
  await tx
    .insert(staffAlerts)
    .values({ userId, kind: 'sleepinessCorrected', details: { week }, raisedAt: now });
}

/**
 * Applies an answer about sleepiness: opens, keeps or closes the safety flag, and alerts staff to
 * a « yes » and to a correction. The caller must hold the participant's lock.
 * @returns the answer to store: the given answer or, after a correction, the « yes » of an earlier
 *   day
 * @decision D33 D69 safety#sleepiness-at-the-wheel
 */
export async function followSleepiness(tx: Transaction, said: SaidNow): Promise<KeptAnswer> {
  const { week, isSleepy, isCorrection, now } = said;
  const { userId, timeZone } = said.record;
  const codes = [SLEEPINESS_FLAG];
  const answer = { isSleepy, answeredAt: now };
  if (isSleepy) {
    await openFlags(tx, { userId, codes, source: 'diary', now });
    await tx
      .insert(staffAlerts)
      .values({ userId, kind: 'sleepyAtWheel', details: { week }, raisedAt: now });
    return answer;
  }
  const alerts = isCorrection ? await alertsOf(tx, said) : [];
  if (isCorrection) await tellCorrection(tx, said, alerts);
  const earlierAt = lastEarlierYes(alerts, localDateAt(now, timeZone));
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
