import { sql, type SQL } from 'drizzle-orm';
import type { StatisticName } from '../rules/establishment-statistics.ts';
import { diaryRules } from '../../diary/rules/constants.ts';
import { programmeRules } from '../../programme/rules/constants.ts';
import type { GateQuestionnaire } from '../../programme/rules/gate.ts';
import { textOf } from '../../record/sight.ts';
import { isWeekFigure, type Figure, type PersonFigure, type WeekFigure } from '../rules/figures.ts';

/**
 * Tables in the conditions: participants `p`, users `u` (not deleted), today's date `z.today`,
 * kept_weeks `k`, `chapter (module, id)`.
 */

const { questionnaireDueFromWeek: dueFrom, daysPerWeek } = programmeRules;

const LATER_CODES = ['S6', 'S12', 'S24'] as const;
const DUE_WEEKS = LATER_CODES.map((code) => dueFrom[code]).join(', ');

const IS_REGISTERED = sql`u.activated_at is not null`;
const LEFT = sql`p.abandoned_at is not null`;

type Sent = Readonly<Record<GateQuestionnaire, SQL>>;

const sentSql = (code: SQL): SQL => sql`exists (select from questionnaire_answers q
  where q.user_id = p.user_id and q.questionnaire = ${code} and q.submitted_at is not null)`;

/**
 * SQL conditions that a questionnaire was submitted, for the list of one figure. PostgreSQL looks
 * up the questionnaires of each person separately.
 */
const SENT: Sent = {
  S0: sentSql(sql`'S0'`),
  S6: sentSql(sql`'S6'`),
  S12: sentSql(sql`'S12'`),
  S24: sentSql(sql`'S24'`),
};

/**
 * The same conditions, for the counts of all figures: `factsOf` has already read the
 * questionnaires.
 */
const FOUND_SENT: Sent = {
  S0: sql`coalesce(sent.s0, false)`,
  S6: sql`coalesce(sent.s6, false)`,
  S12: sql`coalesce(sent.s12, false)`,
  S24: sql`coalesce(sent.s24, false)`,
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
/** Last date on which a week can open or a night can be expected. */
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
  S6: `coalesce(opened.s6 <= ${UNTIL}, false)`,
  S12: `coalesce(opened.s12 <= ${UNTIL}, false)`,
  S24: `coalesce(opened.s24 <= ${UNTIL}, false)`,
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

const isAmong = (whom: string | null, table: string): string =>
  whom === null ? '' : `and ${table}.user_id in (select user_id from ${whom})`;

/**
 * Joins the facts of each counted person; one query per person would be several times slower.
 * @param whom table of the counted people; null for everybody
 */
export const factsOf = (whom: string | null): string => `
left join (
  select q.user_id, ${(['S0', ...LATER_CODES] as const).map((code) => `bool_or(q.questionnaire = '${code}') as ${code.toLowerCase()}`).join(', ')}
  from questionnaire_answers q
  where q.submitted_at is not null ${isAmong(whom, 'q')}
  group by q.user_id
) sent on sent.user_id = p.user_id
left join (
  select r.user_id, ${LATER_CODES.map((code) => `max(r.opens_on) filter (where r.week = ${dueFrom[code]}) as ${code.toLowerCase()}`).join(', ')}
  from kept_weeks r
  where r.week in (${DUE_WEEKS}) ${isAmong(whom, 'r')}
  group by r.user_id
) opened on opened.user_id = p.user_id`;

export const countedConditions: Readonly<Record<PersonFigure, string>> = personConditionsOn(
  FOUND_SENT,
  FOUND_REACHED,
);

/**
 * True when the person reached the week. All figures of a week count only people who reached the
 * week.
 */
export const REACHED = `${REGISTERED} and k.opens_on <= ${UNTIL}`;

export const EXPECTED_NIGHTS = `greatest(least(${UNTIL} - k.opens_on, ${daysPerWeek}), k.recorded_nights)`;

const HAS_EFFICIENCY = `k.recorded_nights >= ${diaryRules.provisionalMinimumNights}
  and k.time_in_bed_minutes > 0`;

/** Sleep efficiency in per mille, truncated; meaningful only with three nights. */
export const EFFICIENCY = `1000 * k.total_sleep_minutes / nullif(k.time_in_bed_minutes, 0)`;

const { moduleCount } = programmeRules;

const MODULE_DONE = `(k.week <= ${moduleCount}
  and exists (select from module_progress m where m.user_id = p.user_id
    and m.module_number = k.week and m.video_watched_at is not null)
  and not exists (select from chapter where chapter.module = k.week and not exists (
    select from chapter_reads c where c.user_id = p.user_id and c.chapter_id = chapter.id)))`;

const ANSWERED = `case k.week ${LATER_CODES.map((code) => `when ${dueFrom[code]} then ${textOf(SENT[code])}`).join(' ')} else false end`;

/** `weekCount` in SQL, for rows that satisfy `REACHED`. */
const weekConditionsOn = (moduleDone: string, answered: string): Record<WeekFigure, string> => ({
  reached: 'true',
  expected: `${EXPECTED_NIGHTS} > 0`,
  active: 'k.recorded_nights > 0',
  measured: HAS_EFFICIENCY,
  scheduled: 'k.is_schedule_chosen',
  moduleDone,
  due: `k.week in (${DUE_WEEKS})`,
  answered,
});

const weekConditions = weekConditionsOn(MODULE_DONE, ANSWERED);

export const weekFactsOf = (whom: string | null): string => `
left join (
  select m.user_id, m.module_number as week
  from module_progress m
  left join (select module, count(*) as chapters from chapter group by module) whole
    on whole.module = m.module_number
  left join (
    select c.user_id, chapter.module, count(*) as chapters
    from chapter_reads c join chapter on chapter.id = c.chapter_id
    where true ${isAmong(whom, 'c')}
    group by c.user_id, chapter.module
  ) finished on finished.user_id = m.user_id and finished.module = m.module_number
  where m.video_watched_at is not null and m.module_number <= ${moduleCount}
    ${isAmong(whom, 'm')}
    and coalesce(finished.chapters, 0) = coalesce(whole.chapters, 0)
) done on done.user_id = k.user_id and done.week = k.week
left join (
  select q.user_id,
    case q.questionnaire ${LATER_CODES.map((code) => `when '${code}' then ${dueFrom[code]}`).join(' ')} end as week
  from questionnaire_answers q
  where q.submitted_at is not null and q.questionnaire <> 'S0' ${isAmong(whom, 'q')}
) answer on answer.user_id = k.user_id and answer.week = k.week`;

export const countedWeekConditions: Readonly<Record<WeekFigure, string>> = weekConditionsOn(
  'done.user_id is not null',
  'answer.user_id is not null',
);

/** SQL condition for the list of a figure; `week` is the SQL of the requested week. */
export function listCondition(figure: Figure, week: string): string {
  if (!isWeekFigure(figure)) return personConditions[figure];
  return `exists (select from kept_weeks k where k.user_id = p.user_id and k.week = ${week}
    and ${REACHED} and ${weekConditions[figure]})`;
}
