import type { Course } from '@aube/content';
import type { Transaction } from '@aube/db';
import { participants, users } from '@aube/db/schema';
import { and, asc, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { ROLE } from '../../people/rules/roles.ts';
import { isVeryLongSleep } from '../../diary/rules/extreme-sleep.ts';
import { scheduleAvailability, scheduleLocks } from '../../diary/rules/schedule-availability.ts';
import { scheduleHistory, type StoredScheduleWeek } from '../../diary/rules/schedule-history.ts';
import { windowBase } from '../../diary/rules/window-base.ts';
import type { WeekSums } from '../../diary/rules/week-summary.ts';
import { agreedWindowOf } from '../../programme/record/agreed-window.ts';
import type { AgreedWindow } from '../../programme/rules/agreed-window.ts';
import { hasOpenedSinceSql, openingsOf } from '../../programme/record/openings.ts';
import { pausesOf } from '../../programme/record/pauses.ts';
import {
  diaryCalendarOf,
  followsFreshNights,
  isMeasuringWeek,
} from '../../programme/rules/diary-calendar.ts';
import { lastWeekWith } from '../../programme/rules/diary-openings.ts';
import type { GateQuestionnaire } from '../../programme/rules/gate.ts';
import { moduleProgress } from '../../programme/rules/module-progress.ts';
import { moduleStates } from '../../programme/rules/module-state.ts';
import { pauseOn } from '../../programme/rules/pause.ts';
import { factsOf } from '../../programme/rules/programme-facts.ts';
import { addDays } from '../../time/rules/local-date.ts';
import { localDateAt } from '../../time/rules/zone.ts';
import type { WeekNoticeFacts } from '../rules/week-notices.ts';

/** A person with a running programme; `said` contains the keys of existing notices. */
export type WeekFacts = { userId: number; facts: WeekNoticeFacts; said: readonly string[] };

/**
 * Notices are added for this number of days after the first day. No programme is longer, even with
 * all its pauses.
 */
const LONGEST_DAYS = 300;
/** Notices are added for this number of days after a person opens weeks (D86). */
const LONGEST_OPENING_DAYS = 30;

type StoredWeek = StoredScheduleWeek & { chosenOn: string | null };

const weeksOf = sql<StoredWeek[]>`(
  select coalesce(json_agg(json_build_object('number', w.number,
    'anchor', w.anchor, 'anchorTime', w.anchor_time, 'windowMinutes', w.window_minutes,
    'agreedWindowId', w.agreed_window_id,
    'chosenOn', w.chosen_on, 'stoppedOn', w.stopped_on) order by w.number), '[]')
  from diary_weeks w where w.user_id = ${users.id} and (w.chosen_on is not null or w.stopped_on is not null))`;

const sumsOf = sql<(WeekSums & { week: number })[]>`(
  select coalesce(json_agg(each), '[]') from (
    select d.week, count(*)::int as "completedNights",
      sum(d.total_sleep_minutes)::int as "totalSleepSumMinutes",
      sum(d.time_in_bed_minutes)::int as "timeInBedSumMinutes"
    from diary_days d where d.user_id = ${users.id} and d.completed_at is not null
    group by d.week) each)`;

type Submitted = Partial<Record<GateQuestionnaire, string>>;

const submittedOf = sql<Submitted>`(
  select coalesce(json_object_agg(q.questionnaire, q.submitted_at), '{}')
  from questionnaire_answers q where q.user_id = ${users.id} and q.submitted_at is not null)`;

const watchedOf = sql<number[]>`(
  select coalesce(json_agg(m.module_number), '[]') from module_progress m
  where m.user_id = ${users.id} and m.video_watched_at is not null)`;

const readOf = sql<string[]>`(
  select coalesce(json_agg(c.chapter_id), '[]') from chapter_reads c where c.user_id = ${users.id})`;

const NONE = { S0: null, S6: null, S12: null, S24: null } as const;

const openFlagsOf = sql<string[]>`(
  select coalesce(json_agg(f.code), '[]') from safety_flags f
  where f.user_id = ${users.id} and f.cleared_at is null)`;

const isNoticeDueOf = sql<boolean>`exists (
  select from safety_flags f where f.user_id = ${users.id} and f.notice_due)`;

const saidTo = sql<string[]>`(
  select coalesce(json_agg(n.kind || ' ' || coalesce(n.params ->> 'step', n.params ->> 'week')), '[]')
  from notifications n where n.user_id = ${users.id}
    and n.kind in ('scheduleReady', 'lowEfficiency', 'moduleOpen', 'questionnaireDue'))`;

export async function findWeekFacts(
  tx: Transaction,
  { course, now, userIds }: { course: Course; now: Date; userIds: readonly number[] },
): Promise<WeekFacts[]> {
  const rows = await tx
    .select({
      userId: users.id,
      timeZone: users.timeZone,
      firstDayOn: participants.programmeFirstDay,
      pauses: pausesOf(users.id),
      openings: openingsOf(users.id),
      submittedAt: submittedOf,
      openFlags: openFlagsOf,
      isNoticeDue: isNoticeDueOf,
      weeks: weeksOf,
      agreedWindow: agreedWindowOf(users.id),
      sums: sumsOf,
      watchedModules: watchedOf,
      readChapters: readOf,
      said: saidTo,
    })
    .from(participants)
    .innerJoin(users, sql`${users.id} = ${participants.userId}`)
    .where(
      and(
        inArray(users.id, [...userIds]),
        isNotNull(users.activatedAt),
        isNull(users.deactivatedAt),
        isNull(users.deletedAt),
        isNull(participants.abandonedAt),
        or(
          gt(participants.programmeFirstDay, addDays(localDateAt(now, 'UTC'), -LONGEST_DAYS)),
          hasOpenedSinceSql(users.id, addDays(localDateAt(now, 'UTC'), -LONGEST_OPENING_DAYS)),
        ),
      ),
    )
    .orderBy(asc(users.id));
  return rows.map((row) => ({
    userId: row.userId,
    facts: weekFactsOf(row, course, now),
    said: row.said,
  }));
}

type Row = {
  timeZone: string;
  firstDayOn: string | null;
  pauses: Parameters<typeof factsOf>[0]['pauses'];
  openings: Parameters<typeof factsOf>[0]['openings'];
  submittedAt: Submitted;
  openFlags: string[];
  isNoticeDue: boolean;
  weeks: StoredWeek[];
  agreedWindow: AgreedWindow | null;
  sums: (WeekSums & { week: number })[];
  watchedModules: number[];
  readChapters: string[];
};

function weekFactsOf(row: Row, course: Course, now: Date): WeekNoticeFacts {
  const programme = factsOf(
    {
      ...row,
      roles: [ROLE.participant],
      abandonedAt: null,
      abandonedOn: null,
      submittedAt: { ...NONE, ...row.submittedAt },
    },
    now,
  );
  const { diaryWeek, today, pauses, openings } = programme;
  const calendar = diaryCalendarOf(programme);
  const stored = row.weeks.find(({ number }) => number === diaryWeek);
  const history = scheduleHistory({ ...row, presentWeek: diaryWeek });
  const sums = new Map(row.sums.map((each) => [each.week, each]));
  const restarts = openings.flatMap(({ firstWeek }) =>
    calendar !== null && followsFreshNights(calendar, firstWeek) ? [] : firstWeek,
  );
  const previous = restarts.includes(diaryWeek) ? undefined : sums.get(diaryWeek - 1);
  const chosenOn = stored?.chosenOn ?? null;
  const isPaused = pauseOn(pauses, today) !== null;
  return {
    diaryWeek,
    isSilent: isPaused,
    availability: scheduleAvailability({
      week: diaryWeek,
      diaryWeek,
      isMeasuring: calendar === null || isMeasuringWeek(calendar, diaryWeek),
      exists: diaryWeek <= lastWeekWith(openings),
      today,
      takesEntries: true,
      isPaused,
      isQuestionnaireDue: programme.dueQuestionnaire !== null,
      ...scheduleLocks(row.openFlags),
      isNoticeDue: row.isNoticeDue,
      isStopped: history.stoppedWeeks.includes(diaryWeek),
      chosenOn,
      previousWeekNights: previous?.completedNights ?? 0,
      isSleepVeryLong: previous !== undefined && isVeryLongSleep(previous),
      windowInForceMinutes: windowBase(history, diaryWeek)?.windowMinutes ?? null,
    }),
    chosenOn,
    dueQuestionnaire: programme.dueQuestionnaire,
    openModules: moduleStates(moduleProgress(course.modules, row), programme).flatMap(
      ({ number, state }) => (state === 'open' ? [number] : []),
    ),
    restarts,
    sums,
  };
}
