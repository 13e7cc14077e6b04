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

const LATER_CODES = ['S6', 'S12', 'S24'] as const;

const IS_REGISTERED = sql`u.activated_at is not null`;
const LEFT = sql`p.abandoned_at is not null`;

/** That each questionnaire was sent, in SQL. */
type Sent = Readonly<Record<GateQuestionnaire, SQL>>;

const sentSql = (code: SQL): SQL => sql`exists (select from questionnaire_answers q
  where q.user_id = p.user_id and q.questionnaire = ${code} and q.submitted_at is not null)`;

/** Looked up where it is asked for: a list asks for one or two. */
const SENT: Sent = {
  S0: sentSql(sql`'S0'`),
  S6: sentSql(sql`'S6'`),
  S12: sentSql(sql`'S12'`),
  S24: sentSql(sql`'S24'`),
};

/** As FACTS_ONCE found it. */
const FOUND_SENT: Sent = {
  S0: sql`fact.sent_s0`,
  S6: sql`fact.sent_s6`,
  S12: sql`fact.sent_s12`,
  S24: sql`fact.sent_s24`,
};

const among = (condition: SQL): SQL => sql`(${IS_REGISTERED} and ${condition})`;

/** `figuresOf` in SQL. */
const statisticConditionsOn = (sent: Sent): Record<StatisticName, SQL> => ({
  registered: IS_REGISTERED,
  started: among(sent.S0),
  finished: among(sql`${sent.S24} and not ${LEFT}`),
  abandoned: among(LEFT),
  completedS0: among(sent.S0),
  completedS6: among(sent.S6),
  completedS12: among(sent.S12),
  completedS24: among(sent.S24),
});

export const statisticConditions: Readonly<Record<StatisticName, SQL>> =
  statisticConditionsOn(SENT);

const REGISTERED = textOf(IS_REGISTERED);
const HAS_LEFT = textOf(LEFT);
/** The last day on which a week may open or a night be expected. */
const UNTIL = 'least(z.today, p.abandoned_on)';

type IsReached = Readonly<Record<(typeof LATER_CODES)[number], string>>;

const isReached = (code: keyof IsReached): string => `exists (
  select from kept_weeks r where r.user_id = p.user_id and r.week = ${dueFrom[code]}
    and r.opens_on <= ${UNTIL})`;
const REACHED_WEEKS: IsReached = {
  S6: isReached('S6'),
  S12: isReached('S12'),
  S24: isReached('S24'),
};
const FOUND_REACHED: IsReached = {
  S6: 'fact.reached_s6',
  S12: 'fact.reached_s12',
  S24: 'fact.reached_s24',
};

const registered = (condition: string): string => `(${REGISTERED} and ${condition})`;

/** `personFigures` in SQL. */
function personConditionsOn(sent: Sent, reached: IsReached): Record<PersonFigure, string> {
  const has = (code: GateQuestionnaire) => textOf(sent[code]);
  const isDue = (code: keyof IsReached) => `(${has(code)} or ${reached[code]})`;
  const statistics = statisticConditionsOn(sent);
  return {
    registered: textOf(statistics.registered),
    started: textOf(statistics.started),
    finished: textOf(statistics.finished),
    abandoned: textOf(statistics.abandoned),
    completedS0: textOf(statistics.completedS0),
    completedS6: textOf(statistics.completedS6),
    completedS12: textOf(statistics.completedS12),
    completedS24: textOf(statistics.completedS24),
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
}

const personConditions = personConditionsOn(SENT, REACHED_WEEKS);

/** What a count asks of each person many times, looked up once: `offset 0` keeps it from being written out again. */
export const FACTS_ONCE = `cross join lateral (select
  ${textOf(SENT.S0)} as sent_s0, ${textOf(SENT.S6)} as sent_s6,
  ${textOf(SENT.S12)} as sent_s12, ${textOf(SENT.S24)} as sent_s24,
  ${LATER_CODES.map((code) => `${REACHED_WEEKS[code]} as reached_${code.toLowerCase()}`).join(',\n  ')}
  offset 0) fact`;

/** Those of a statement that joins FACTS_ONCE. */
export const countedConditions: Readonly<Record<PersonFigure, string>> = personConditionsOn(
  FOUND_SENT,
  FOUND_REACHED,
);

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
  answered: `case k.week ${LATER_CODES.map((code) => `when ${dueFrom[code]} then ${textOf(SENT[code])}`).join(' ')} else false end`,
};

/** The condition that lists the people of a figure; `week` is the SQL of the asked week. */
export function listedBy(figure: Figure, week: string): string {
  if (!isWeekFigure(figure)) return personConditions[figure];
  return `exists (select from kept_weeks k where k.user_id = p.user_id and k.week = ${week}
    and ${REACHED} and ${weekConditions[figure]})`;
}
