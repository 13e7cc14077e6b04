import { namedQuery, type QueryRunner } from '@aube/db';
import { sql } from 'drizzle-orm';
import type { GateQuestionnaire } from '../../programme/rules/gate.ts';
import { programmeRules } from '../../programme/rules/constants.ts';
import { openingsSql } from '../../programme/record/openings.ts';
import { isPausedSql } from '../../programme/record/pauses.ts';
import { suspensionsSql, type StoredSuspension } from '../../programme/record/suspensions.ts';
import { refusesContactSql } from '../../record/refuses-contact.ts';
import { seenSql } from '../../record/sight.ts';
import type { TodayByZone } from '../../record/today-by-zone.ts';
import type { DiaryOpening } from '../../programme/rules/diary-openings.ts';
import type { LocalDate } from '../../time/rules/local-date.ts';
import { COLLEAGUE_SQL } from './colleagues.ts';
import type { StoredScheduleWeek } from '../../diary/rules/schedule-history.ts';
import type { Outcome } from '../../questionnaires/rules/charge.ts';
import { callRules, type CallFacts } from '../rules/call-reasons.ts';
import { LOW_REASONS, type LowWeek } from '../rules/low-lines.ts';

/** Action of staff that hides a reason today: a call, or a delay. A delay has no `outcome`. */
export type StoredAnswer = {
  reason: string;
  kind: 'called' | 'postponed';
  outcome: Outcome | null;
  text: string | null;
  postponedUntil: LocalDate;
  createdAt: string;
  byUserId: number;
  by: string;
};

/** Staff member in charge of a reason or of an alert. */
export type StoredCharge = { byUserId: number; by: string; takenAt: string };

/**
 * `isAway`: the person in charge no longer looks after the participant. An erased account has no
 * name.
 */
type InCharge = { userId: number; firstName: string; lastName: string; isAway: boolean };

export type StoredCall = Pick<
  CallFacts,
  'isDeactivated' | 'hasLeft' | 'isPaused' | 'firstDayOn' | 'nights' | 'lastRecordedOn' | 'stop'
> & {
  userId: number;
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string | null;
  refusesContact: boolean;
  establishment: string;
  timeZone: string;
  createdAt: Date;
  activatedAt: Date | null;
  submitted: GateQuestionnaire[];
  alerts: { kind: string; raisedAt: string; charge: StoredCharge | null }[];
  charges: (StoredCharge & { reason: string })[];
  flags: { code: string; raisedAt: string }[];
  weeks: Omit<LowWeek, 'windowMinutes' | 'suspendedNights'>[];
  suspensions: StoredSuspension[];
  nightsSinceFlag: { week: number; date: string }[];
  schedules: StoredScheduleWeek[];
  openings: DiaryOpening[];
  answers: StoredAnswer[];
  lowCalls: { reason: string; week: number | null; createdAt: string }[];
  resumedAt: Date | null;
  inCharge: InCharge | null;
};

const LOW_REASONS_SQL = LOW_REASONS.map((reason) => `'${reason}'`).join(', ');

const rowsOf = (object: string, from: string, order: string) =>
  `(select coalesce(json_agg(${object} order by ${order}), '[]') from ${from})`;

const HAS_ALERT = `exists (select from staff_alerts a
  where a.user_id = p.user_id and a.outcome is null)`;

const NAME = (alias: string) => `${alias}.first_name || ' ' || ${alias}.last_name`;

/** SQL: the weeks `k` of a participant `p` up to the day `z.today`. */
export const OPENED_WEEKS = `kept_weeks k where k.user_id = p.user_id and k.opens_on <= z.today
      and (k.week <= ${programmeRules.lastDiaryWeek} or exists (select from diary_weeks w
        where w.user_id = k.user_id and w.number = k.week))`;

const textOf = (whom: string) => `
select u.id as "userId", u.first_name as "firstName", u.last_name as "lastName", u.email,
  p.phone_number as "phoneNumber",
  ${refusesContactSql(sql`p.user_id`)} as "refusesContact", e.name as establishment, u.time_zone as "timeZone",
  p.created_at as "createdAt", u.activated_at as "activatedAt",
  u.deactivated_at is not null as "isDeactivated", p.abandoned_on is not null as "hasLeft",
  ${isPausedSql('p.user_id', 'z.today')} as "isPaused", p.programme_first_day as "firstDayOn",
  array(select q.questionnaire from questionnaire_answers q
    where q.user_id = p.user_id and q.submitted_at is not null) as submitted,
  ${rowsOf(
    `json_build_object('week', k.week, 'opensOn', k.opens_on, 'recordedNights', k.recorded_nights,
      'totalSleepMinutes', k.total_sleep_minutes, 'timeInBedMinutes', k.time_in_bed_minutes,
      'whiteNights', coalesce(k.white_nights, 0))`,
    OPENED_WEEKS,
    'k.week',
  )} as weeks,
  ${rowsOf(
    `json_build_object('number', w.number, 'anchor', w.anchor, 'anchorTime', w.anchor_time,
      'windowMinutes', w.window_minutes, 'agreedWindowId', w.agreed_window_id,
      'stoppedOn', w.stopped_on)`,
    `diary_weeks w where w.user_id = p.user_id
      and (w.chosen_at is not null or w.stopped_on is not null)`,
    'w.number',
  )} as schedules,
  ${openingsSql(sql`p.user_id`)} as openings,
  ${suspensionsSql('p.user_id')} as suspensions,
  ${rowsOf(
    `json_build_object('week', d.week, 'date', d.date)`,
    `diary_days d where d.user_id = p.user_id and d.completed_at is not null
      and d.date >= (select min(f.raised_at)::date - 1 from safety_flags f where f.user_id = p.user_id)`,
    'd.date',
  )} as "nightsSinceFlag",
  ${rowsOf(
    `json_build_object('date', d.date, 'isRecorded', d.completed_at is not null)`,
    `diary_days d where d.user_id = p.user_id
      and d.date between z.today - ${callRules.silentMornings} and z.today`,
    'd.date',
  )} as nights,
  (select d.date from diary_days d where d.user_id = p.user_id and d.date <= z.today
    and d.completed_at is not null order by d.date desc limit 1) as "lastRecordedOn",
  ${rowsOf(
    `json_build_object('kind', a.kind, 'raisedAt', a.raised_at,
      'charge', case when taker.id is not null then json_build_object('byUserId', taker.id,
        'by', ${NAME('taker')}, 'takenAt', a.acknowledged_at) end)`,
    `staff_alerts a left join users taker on taker.id = a.acknowledged_by_user_id
      where a.user_id = p.user_id and a.outcome is null`,
    'a.id',
  )} as alerts,
  ${rowsOf(
    `json_build_object('reason', t.reason, 'byUserId', taker.id, 'by', ${NAME('taker')},
      'takenAt', t.taken_at)`,
    `taken_calls t join users taker on taker.id = t.taken_by_user_id
      where t.user_id = p.user_id`,
    't.taken_at',
  )} as charges,
  ${rowsOf(
    `json_build_object('code', f.code, 'raisedAt', f.raised_at)`,
    'safety_flags f where f.user_id = p.user_id and f.cleared_at is null',
    'f.id',
  )} as flags,
  ${rowsOf(
    `json_build_object('reason', n.reason, 'kind', n.kind, 'outcome', n.outcome, 'text', n.text,
      'postponedUntil', n.postponed_until, 'createdAt', n.created_at,
      'byUserId', author.id, 'by', ${NAME('author')})`,
    `staff_notes n join users author on author.id = n.author_user_id
      where n.user_id = p.user_id and n.postponed_until > z.today`,
    'n.id',
  )} as answers,
  ${rowsOf(
    `json_build_object('reason', n.reason, 'week', n.week, 'createdAt', n.created_at)`,
    `staff_notes n where n.user_id = p.user_id and n.kind = 'called'
      and n.reason in (${LOW_REASONS_SQL})`,
    'n.id',
  )} as "lowCalls",
  (select json_build_object('on', w.stopped_on, 'reason', w.stopped_reason) from diary_weeks w
    where w.user_id = p.user_id and w.stopped_on is not null
      and not exists (select from staff_notes n where n.user_id = w.user_id
        and n.kind = 'called' and n.reason = 'stoppedSchedule' and n.created_at >= w.stopped_at
        and n.postponed_until <= z.today)
    order by w.number desc limit 1) as stop,
  (select max(undone_at) from abandonment_answers a
    where a.user_id = p.user_id and a.submitted_at is not null) as "resumedAt",
  case when c.id is not null then json_build_object('userId', c.id, 'firstName', c.first_name,
    'lastName', c.last_name, 'isAway', not (${COLLEAGUE_SQL})) end as "inCharge"
from participants p
join users u on u.id = p.user_id
join establishments e on e.id = p.establishment_id
join unnest($2::text[], $3::date[]) as z (name, today) on z.name = u.time_zone
left join users c on c.id = p.in_charge_user_id
where ${seenSql(sql`$1::int[]`)}
  and ($4::int is null or p.establishment_id = $4)
  and ($5::int is null or p.in_charge_user_id = $5)
  ${whom}
  and (p.abandoned_on is null and u.deactivated_at is null or ${HAS_ALERT})`;

const ALL_TEXT = textOf('');

/**
 * SQL for some people. The SQL for everybody has another text: with one text for both, PostgreSQL
 * would always read everybody.
 */
export const CALLS_OF_TEXT = textOf('and p.user_id = any($6::int[])');

export type CallQuery = TodayByZone & {
  places: readonly number[] | null;
  establishmentId: number | null;
  /** Only people in the charge of this staff member; null for all. */
  inChargeUserId: number | null;
  userIds: readonly number[] | null;
};

/**
 * Finds everybody who may be in the call list.
 * @param patience time limit in milliseconds; set on a large site
 */
export function findCalls(
  on: QueryRunner,
  asked: CallQuery,
  patience: { patienceMs?: number } = {},
): Promise<StoredCall[]> {
  const zones = [...asked.todayByZone];
  const values = [
    asked.places,
    zones.map(([name]) => name),
    zones.map(([, today]) => today),
    asked.establishmentId,
    asked.inChargeUserId,
  ];
  return asked.userIds === null
    ? namedQuery<StoredCall>(on, 'calls', ALL_TEXT, values, patience)
    : namedQuery<StoredCall>(on, 'calls-of', CALLS_OF_TEXT, [...values, asked.userIds], patience);
}
