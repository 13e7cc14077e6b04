import type { Locale } from '@aube/content/locale';
import type { Database } from '@aube/db';
import { sql, type SQL } from 'drizzle-orm';
import { containsWord, findsWord } from '../../lists/record/contains-word.ts';
import { typedWords } from '../../lists/rules/list.ts';
import { isNamed, type AskedAudit, type NamesOfWord } from './audit-condition.ts';

/** When a word matches more people than this, each log row looks up its own people. */
const MOST_PEOPLE = 2000;
/** When a search matches at most this many people, the log is read person by person. */
const MOST_WALKED = 20;

const REQUEST_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export type AuditSource =
  | { by: 'id' }
  | { by: 'erasure' }
  | { by: 'nothing' }
  | { by: 'actor' | 'subject' | 'person'; userIds: readonly number[] };

export type AuditSearch = {
  source: AuditSource;
  conditions: SQL[];
  /** True when each log row looks up its people. */
  looksUpPeople: boolean;
};

async function findPeople(db: Database, word: string): Promise<number[]> {
  const { rows } = await db.execute<{ userIds: number[] }>(sql`
    select array(select u.id from users u where ${findsWord(sql`u.folded_text`, word)}
      limit ${MOST_PEOPLE + 1}) as "userIds"`);
  return rows[0]?.userIds ?? [];
}

function isPersonOf(word: string, userIds: readonly number[]): SQL {
  if (userIds.length > MOST_PEOPLE) {
    return sql`exists (select from users u where u.id in (l.actor_user_id, l.subject_user_id)
      and ${containsWord(sql`u.folded_text`, word)})`;
  }
  const people = sql`${sql.param([...userIds])}::int[]`;
  return sql`l.actor_user_id = any(${people}) or l.subject_user_id = any(${people})`;
}

function sourceOf(asked: AskedAudit, narrowest: AuditSource | undefined): AuditSource {
  if (asked.subjectUserId !== undefined) return { by: 'subject', userIds: [asked.subjectUserId] };
  if (asked.actorUserId !== undefined) return { by: 'actor', userIds: [asked.actorUserId] };
  if (asked.act === 'erasures') return { by: 'erasure' };
  return narrowest ?? { by: 'id' };
}

/** Finds the people of each word, and the index that finds the log rows of the search. */
export async function planSearch(
  db: Database,
  asked: AskedAudit,
  { locale, namesOf }: { locale: Locale; namesOf: NamesOfWord },
): Promise<AuditSearch> {
  const words = await Promise.all(
    typedWords(asked.search).map(async (word) => {
      const userIds = await findPeople(db, word);
      const named = namesOf(word, locale);
      const isOfPeople = Object.values(named).every((codes) => codes.length === 0);
      return { word, userIds, named, isOfPeople };
    }),
  );
  const narrow = words.flatMap(({ word, userIds, isOfPeople }): AuditSource[] => {
    if (!isOfPeople || userIds.length > MOST_WALKED || REQUEST_ID.test(word)) return [];
    return [userIds.length > 0 ? { by: 'person', userIds } : { by: 'nothing' }];
  });
  return {
    source: sourceOf(asked, narrow[0]),
    conditions: words.map(({ word, userIds, named }) =>
      isNamed(word, named, isPersonOf(word, userIds)),
    ),
    looksUpPeople: words.some(({ userIds }) => userIds.length > MOST_PEOPLE),
  };
}
