import { sql, type SQL } from 'drizzle-orm';
import type { StatisticName } from '../../admin/rules/establishment-statistics.ts';
import { diaryRules } from '../../diary/rules/constants.ts';
import { programmeRules } from '../../programme/rules/constants.ts';
import type { GateQuestionnaire } from '../../programme/rules/gate.ts';
import { textOf } from '../../record/sight.ts';
import { isWeekFigure, type Figure, type PersonFigure, type WeekFigure } from '../rules/figures.ts';

/**
 * The one condition of each figure, in SQL: what counts the people and what lists them both take it
 * from here. It stands on participants `p`, users `u` (not deleted) and today's date `z.today`; a
 * week's on its row `k` of kept_weeks as well, a module's on `chapter (module, id)`.
 */

const { questionnaireDueFromWeek: dueFrom, daysPerWeek } = programmeRules;

const submittedSql = (code: SQL): SQL => sql`exists (select from questionnaire_answers q
  where q.user_id = p.user_id and q.questionnaire = ${code} and q.submitted_at is not null)`;

const SUBMITTED = {
  S0: submittedSql(sql`'S0'`),
  S6: submittedSql(sql`'S6'`),
  S12: submittedSql(sql`'S12'`),
  S24: submittedSql(sql`'S24'`),
} as const satisfies Record<GateQuestionnaire, SQL>;

const IS_REGISTERED = sql`u.activated_at is not null`;
const LEFT = sql`p.abandoned_at is not null`;
const among = (condition: SQL): SQL => sql`(${IS_REGISTERED} and ${condition})`;

/** `figuresOf` in SQL. */
export const statisticConditions: Readonly<Record<StatisticName, SQL>> = {
  registered: IS_REGISTERED,
  started: among(SUBMITTED.S0),
  finished: among(sql`${SUBMITTED.S24} and not ${LEFT}`),
  abandoned: among(LEFT),
  completedS0: among(SUBMITTED.S0),
  completedS6: among(SUBMITTED.S6),
  completedS12: among(SUBMITTED.S12),
  completedS24: among(SUBMITTED.S24),
};

const has = (code: GateQuestionnaire): string => textOf(SUBMITTED[code]);
const REGISTERED = textOf(IS_REGISTERED);
const HAS_LEFT = textOf(LEFT);
/** The last day on which a week may open or a night be expected. */
const UNTIL = 'least(z.today, p.abandoned_on)';

const isDue = (code: 'S6' | 'S12' | 'S24'): string => `(${has(code)} or exists (
  select from kept_weeks r where r.user_id = p.user_id and r.week = ${dueFrom[code]}
    and r.opens_on <= ${UNTIL}))`;

const registered = (condition: string): string => `(${REGISTERED} and ${condition})`;

/** `personFigures` in SQL. */
export const personConditions: Readonly<Record<PersonFigure, string>> = {
  registered: textOf(statisticConditions.registered),
  started: textOf(statisticConditions.started),
  finished: textOf(statisticConditions.finished),
  abandoned: textOf(statisticConditions.abandoned),
  completedS0: textOf(statisticConditions.completedS0),
  completedS6: textOf(statisticConditions.completedS6),
  completedS12: textOf(statisticConditions.completedS12),
  completedS24: textOf(statisticConditions.completedS24),
  created: 'true',
  notActivated: 'u.activated_at is null',
  missingS0: registered(`not ${has('S0')}`),
  dueS6: registered(isDue('S6')),
  missingS6: registered(`not ${has('S6')} and ${isDue('S6')}`),
  dueS12: registered(isDue('S12')),
  missingS12: registered(`not ${has('S12')} and ${isDue('S12')}`),
  dueS24: registered(isDue('S24')),
  missingS24: registered(`not ${has('S24')} and ${isDue('S24')}`),
  leftAfterS24: registered(`${has('S24')} and ${HAS_LEFT}`),
};

/** Whether the week was reached: all its other figures count among these. */
export const REACHED = `${REGISTERED} and k.opens_on <= ${UNTIL}`;

/** How many nights of the week were expected, of somebody who reached it. */
export const EXPECTED_NIGHTS = `greatest(least(${UNTIL} - k.opens_on, ${daysPerWeek}), k.recorded_nights)`;

const HAS_EFFICIENCY = `k.recorded_nights >= ${diaryRules.provisionalMinimumNights}
  and k.time_in_bed_minutes > 0`;

/** Sleep efficiency in per mille, truncated as it is shown; of no meaning under three nights. */
export const EFFICIENCY = `1000 * k.total_sleep_minutes / nullif(k.time_in_bed_minutes, 0)`;

const DUE_WEEKS = [dueFrom.S6, dueFrom.S12, dueFrom.S24].join(', ');

const MODULE_DONE = `k.week <= ${programmeRules.moduleCount}
  and exists (select from module_progress m where m.user_id = p.user_id
    and m.module_number = k.week and m.video_watched_at is not null)
  and not exists (select from chapter where chapter.module = k.week and not exists (
    select from chapter_reads c where c.user_id = p.user_id and c.chapter_id = chapter.id))`;

/** `weekCount` in SQL, of a row that is among REACHED. */
export const weekConditions: Readonly<Record<WeekFigure, string>> = {
  reached: 'true',
  expected: `${EXPECTED_NIGHTS} > 0`,
  active: 'k.recorded_nights > 0',
  measured: HAS_EFFICIENCY,
  scheduled: 'k.is_schedule_chosen',
  moduleDone: `(${MODULE_DONE})`,
  due: `k.week in (${DUE_WEEKS})`,
  answered: `case k.week when ${dueFrom.S6} then ${has('S6')} when ${dueFrom.S12} then ${has('S12')}
    when ${dueFrom.S24} then ${has('S24')} else false end`,
};

/** The condition that lists the people of a figure; `week` is the SQL of the asked week. */
export function listedBy(figure: Figure, week: string): string {
  if (!isWeekFigure(figure)) return personConditions[figure];
  return `exists (select from kept_weeks k where k.user_id = p.user_id and k.week = ${week}
    and ${REACHED} and ${weekConditions[figure]})`;
}
