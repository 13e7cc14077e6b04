import { letterPairs } from '@aube/db/schema';
import { sql } from 'drizzle-orm';
import { isShortWord, PAIR } from '../../lists/rules/list.ts';
import { textOf } from '../../record/sight.ts';
import { listCondition } from '../../stats/record/figure-conditions.ts';
import { programmeRules } from '../../programme/rules/constants.ts';
import { OPENED_WEEKS } from '../../stats/record/call-facts.ts';
import type { Figure } from '../../stats/rules/figures.ts';
import type { ParticipantState } from '../rules/participant-list.ts';

/**
 * SQL conditions for a list of participants (table `p`) and users (table `u`). Some conditions also
 * need `z.today`, `chapter`, or the tables of `patternsSql`.
 */

const IS_FINISHED = `exists (select from questionnaire_answers q where q.user_id = p.user_id
  and q.questionnaire = 'S24' and q.submitted_at is not null)`;

export const STATE_SQL = {
  left: 'p.abandoned_on is not null',
  finished: `p.abandoned_on is null and ${IS_FINISHED}`,
  inProgress: `p.abandoned_on is null and p.programme_first_day is not null and not ${IS_FINISHED}`,
  notStarted: `p.abandoned_on is null and p.programme_first_day is null and not ${IS_FINISHED}`,
} as const satisfies Record<ParticipantState, string>;

export type AskedValues = {
  readonly state: string | null;
  readonly hasWaitingAlert: string | null;
  readonly isScheduleLocked: string | null;
  /**
   * SQL for the start and the end of the registration period; the SQL value null means no limit.
   */
  readonly registeredFrom: string | null;
  readonly registeredBefore: string | null;
  readonly week: string;
  readonly userIds: string | null;
};

type AskedForms = { figure: Figure | null; isSearch: boolean };

const FITS_SEARCH = `and u.id in (select id from found)
    and u.folded_text || ' ' || p.folded_text like all (array(select text from pattern))`;

const stateSql = (state: string) =>
  `and case ${state} ${Object.entries(STATE_SQL)
    .map(([each, condition]) => `when '${each}' then ${condition}`)
    .join(' ')} else true end`;

/** A filter that is always set has no `or`, so that PostgreSQL can use an index. */
const asked = (isAsked: string, condition: string) =>
  isAsked === 'true' ? `and ${condition}` : `and (not ${isAsked} or ${condition})`;

/**
 * `HAS_ALERT` and `IS_LOCKED` select the people that the call list shows because of an alert or a
 * locked schedule. A test compares the results with the call list.
 */
const HAS_ALERT = `exists (select from staff_alerts a
      where a.user_id = p.user_id and a.outcome is null)`;

const IS_LOCKED = `p.abandoned_on is null and u.deactivated_at is null
    and exists (select from safety_flags f where f.user_id = p.user_id and f.cleared_at is null)
    and not exists (select from (
      select k.week, k.opens_on from ${OPENED_WEEKS} order by k.week desc limit 1) last
      where last.week >= ${programmeRules.lastDiaryWeek}
        and last.opens_on + ${programmeRules.daysPerWeek} < z.today)
    and not exists (select from staff_notes n where n.user_id = p.user_id
      and n.reason = 'scheduleLocked' and n.postponed_until > z.today)`;

export const narrowedSql = (values: AskedValues, { figure, isSearch }: AskedForms): string => {
  const { state, hasWaitingAlert, isScheduleLocked, registeredFrom, registeredBefore } = values;
  const { userIds } = values;
  return [
    state === null ? '' : stateSql(state),
    hasWaitingAlert === null ? '' : asked(hasWaitingAlert, HAS_ALERT),
    isScheduleLocked === null ? '' : asked(isScheduleLocked, IS_LOCKED),
    registeredFrom === null
      ? ''
      : `and (${registeredFrom} is null or p.created_at >= ${registeredFrom})`,
    registeredBefore === null
      ? ''
      : `and (${registeredBefore} is null or p.created_at < ${registeredBefore})`,
    figure === null ? '' : `and ${listCondition(figure, values.week)}`,
    userIds === null ? '' : `and p.user_id = any(${userIds})`,
    isSearch ? FITS_SEARCH : '',
  ].join('\n    ');
};

/**
 * The index is searched only for the three longest words, because fewer people have a long word.
 */
const PROBES = [1, 2, 3] as const;

const probe = (place: (typeof PROBES)[number]) =>
  `folded_text like (select coalesce(texts[${place}], texts[1]) from probe)`;

const BY_TRIGRAM = `probe as materialized (
  select array(select text from pattern where size >= 3 or size = (select max(size) from pattern)
    order by size desc limit ${PROBES.length}) as texts
), found as materialized (
  select id from users where ${PROBES.map(probe).join('\n    and ')}
  union
  select user_id from participants where ${PROBES.map(probe).join('\n    or ')}
),`;

const PAIRS = textOf(letterPairs(sql`folded_text`));

const BY_PAIR = `probe as materialized (
  select array(select left(word, 2) from pattern where word <> '') as pairs
), found as materialized (
  select id from users where ${PAIRS} @> (select pairs from probe)
  union
  select user_id from participants where ${PAIRS} && (select pairs from probe)
),`;

export const needsPairIndex = (words: readonly string[]): boolean =>
  words.length > 0 && words.every(isShortWord);

const PATTERN = (words: string) => `pattern as materialized (
  select word, length(word) as size,
    '%' || replace(replace(replace(word, '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%' as text
  from unnest(${words}) word
)`;

/**
 * SQL tables with the words of a search as `like` patterns; every pattern must match. `words`: SQL
 * of a text[] without accents and capitals.
 */
export const patternsSql = (words: string, index: 'trigram' | 'pair'): string =>
  `${PATTERN(words)}, ${index === 'pair' ? BY_PAIR : BY_TRIGRAM}`;

export const PATTERNS_TEXT = `with ${PATTERN('$1::text[]')}
select text, left(word, ${PAIR}) as pair from pattern where word <> '' order by size desc`;

type Probes = { byName: string; byNumber: string };

/**
 * SQL conditions. `byName`: the user matches all patterns. `byNumber`: the participant matches at
 * least one pattern.
 */
export const probesSql = (patterns: readonly string[]): Probes => {
  const probes = patterns.map((pattern) => `folded_text like ${pattern}`);
  return { byName: probes.join(' and '), byNumber: probes.join(' or ') };
};

export const pairProbesSql = (pairs: string): Probes => ({
  byName: `${PAIRS} @> ${pairs}`,
  byNumber: `${PAIRS} && ${pairs}`,
});

export const MOST_PROBES = PROBES.length;
