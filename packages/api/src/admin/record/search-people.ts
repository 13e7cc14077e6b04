import { namedQuery, type Pool } from '@aube/db';
import { COUNTED_ROWS } from '../../lists/rules/list.ts';
import {
  MOST_PROBES,
  needsPairIndex,
  pairProbesSql,
  PATTERNS_TEXT,
  probesSql,
} from './participant-conditions.ts';

export type FoundPeople = {
  patterns: string[];
  /** People who may match; null when more people match than `listRules.mostCounted`. */
  userIds: number[] | null;
};

/**
 * Finds the people of a search with an index, and stops when too many people match. PostgreSQL
 * makes a new plan for each search, because an index does not help for a common word.
 * @decision console#long-lists
 */
export async function searchPeople(pool: Pool, words: readonly string[]): Promise<FoundPeople> {
  const rows = await namedQuery<{ text: string; pair: string }>(
    pool,
    'list-patterns',
    PATTERNS_TEXT,
    [words],
  );
  const patterns = rows.map(({ text }) => text);
  if (patterns.length === 0) return { patterns, userIds: null };
  const isPair = needsPairIndex(words);
  const probed = patterns.slice(0, MOST_PROBES);
  const probes = isPair
    ? // PostgreSQL does not see the value, and uses the index: to compute the pairs of a row is slow.
      pairProbesSql('(select $1::text[])')
    : probesSql(probed.map((_, place) => `$${place + 1}::text`));
  const [found] = await namedQuery<{ byName: number[]; byNumber: number[] }>(
    pool,
    '',
    `select
      array(select id from users where ${probes.byName} limit ${COUNTED_ROWS}) as "byName",
      array(select user_id from participants where ${probes.byNumber}
        limit ${COUNTED_ROWS}) as "byNumber"`,
    isPair ? [rows.map(({ pair }) => pair)] : probed,
  );
  const { byName = [], byNumber = [] } = found ?? {};
  const isCommon = Math.max(byName.length, byNumber.length) === COUNTED_ROWS;
  return { patterns, userIds: isCommon ? null : [...new Set([...byName, ...byNumber])] };
}
