import { folded, letterPairs } from '@aube/db/schema';
import { sql } from 'drizzle-orm';
import { textOf } from '../../record/sight.ts';
import { listedBy } from '../../stats/record/figure-conditions.ts';
import type { Figure } from '../../stats/rules/figures.ts';
import type { ParticipantState } from '../rules/participant-list.ts';

/**
 * What narrows a list of participants, in SQL: what lists people and what exports them both take it from here.
 * It stands on participants `p` and users `u`; a figure on today's date `z.today` and `chapter (module, id)` as
 * well, a search on the tables of `patternsSql`.
 */

const IS_FINISHED = `exists (select from questionnaire_answers q where q.user_id = p.user_id
  and q.questionnaire = 'S24' and q.submitted_at is not null)`;

/** `participantState`, as conditions: a test holds them equal to the rules. */
const STATES = {
  left: 'p.abandoned_on is not null',
  finished: `p.abandoned_on is null and ${IS_FINISHED}`,
  inProgress: `p.abandoned_on is null and p.programme_first_day is not null and not ${IS_FINISHED}`,
  notStarted: `p.abandoned_on is null and p.programme_first_day is null and not ${IS_FINISHED}`,
} as const satisfies Record<ParticipantState, string>;

/** The SQL of each value that is asked for; null for what is not, and stands in no text. */
export type AskedValues = {
  /** A text; of the SQL null for every state. */
  readonly state: string | null;
  /** Booleans, of SQL never null. */
  readonly hasWaitingAlert: string | null;
  readonly isScheduleLocked: string | null;
  /** Accounts created from this instant on, and before that one; of the SQL null for any. */
  readonly registeredFrom: string | null;
  readonly registeredBefore: string | null;
  /** The week of a figure that counts people in one. */
  readonly week: string;
};

/** What of the asked is part of the text. */
type AskedForms = { figure: Figure | null; isSearch: boolean };

const FITS_SEARCH = `and u.id in (select id from found)
    and u.search_text || ' ' || p.search_text like all (array(select text from pattern))`;

const stateSql = (state: string) =>
  `and case ${state} ${Object.entries(STATES)
    .map(([each, condition]) => `when '${each}' then ${condition}`)
    .join(' ')} else true end`;

const alertSql = (isAsked: string) => `and (not ${isAsked} or exists (select from staff_alerts a
      where a.user_id = p.user_id and a.acknowledged_at is null))`;

const lockedSql = (isAsked: string) =>
  `and (not ${isAsked} or p.abandoned_on is null and exists (select from safety_flags f
      where f.user_id = p.user_id and f.cleared_at is null))`;

/** The conditions, each begun with `and`. */
export const narrowedSql = (asked: AskedValues, { figure, isSearch }: AskedForms): string => {
  const { state, hasWaitingAlert, isScheduleLocked, registeredFrom, registeredBefore } = asked;
  return [
    state === null ? '' : stateSql(state),
    hasWaitingAlert === null ? '' : alertSql(hasWaitingAlert),
    isScheduleLocked === null ? '' : lockedSql(isScheduleLocked),
    registeredFrom === null
      ? ''
      : `and (${registeredFrom} is null or p.created_at >= ${registeredFrom})`,
    registeredBefore === null
      ? ''
      : `and (${registeredBefore} is null or p.created_at < ${registeredBefore})`,
    figure === null ? '' : `and ${listedBy(figure, asked.week)}`,
    isSearch ? FITS_SEARCH : '',
  ].join('\n    ');
};

/** A word as it is searched: the very text that the columns were made with. */
const FOLDED = textOf(folded(sql`typed`));

/** Longer words are rarer: so many of them ask the index. */
const PROBES = [1, 2, 3] as const;

/** A missing one asks for the longest once more. */
const probe = (place: (typeof PROBES)[number]) =>
  `search_text like (select coalesce(texts[${place}], texts[1]) from probe)`;

/** Of three letters on, whose trigrams the index has; the longest of shorter ones. */
const BY_TRIGRAM = `probe as materialized (
  select array(select text from pattern where size >= 3 or size = (select max(size) from pattern)
    order by size desc limit ${PROBES.length}) as texts
), found as materialized (
  select id from users where ${PROBES.map(probe).join('\n    and ')}
  union
  select user_id from participants where ${PROBES.map(probe).join('\n    or ')}
),`;

const PAIRS = textOf(letterPairs(sql`search_text`));

/** By the first two letters of each word, which the other index has. */
const BY_PAIR = `probe as materialized (
  select array(select left(word, 2) from pattern where word <> '') as pairs
), found as materialized (
  select id from users where ${PAIRS} @> (select pairs from probe)
  union
  select user_id from participants where ${PAIRS} && (select pairs from probe)
),`;

/** What a word is longer than when its trigrams find it, as it is typed: which index is asked, not what is found. */
const PAIR = 2;

/** Whether an index of pairs answers a search: no word of it has a trigram. */
export const isOfPairs = (words: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => Array.from(word.normalize('NFC')).length <= PAIR);

/**
 * The words of a search (a text[]) as patterns, all of which must fit. Either all of them are in what `users` has, or one
 * of them in the inclusion number: the index looks for several words at once, so that one which is everywhere costs little.
 */
export const patternsSql = (
  words: string,
  index: 'trigram' | 'pair',
): string => `pattern as materialized (
  select word, length(word) as size,
    '%' || replace(replace(replace(word, '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%' as text
  from (select ${FOLDED} as word from unnest(${words}) typed) folded_word
), ${index === 'pair' ? BY_PAIR : BY_TRIGRAM}`;
