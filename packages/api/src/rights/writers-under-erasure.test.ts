import { elementsOf } from '@aube/content';
import * as schema from '@aube/db/schema';
import { diaryDays, exerciseAnswers, safetyFlags, staffAlerts, users } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { and, eq, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { noErasureFiles } from '../erasure-files.ts';
import { NIGHT } from '../testing/night.ts';
import { untilLocked } from '../testing/until-locked.ts';
import { createWorld, first, MORNING } from '../testing/world.ts';
import { WITHOUT_WORDS, WORDS_OF_PEOPLE } from './record/words-of-people.ts';
import { findWords } from './testing/find-words.ts';

const world = await createWorld(await testDatabase());
const { db, pool, services, addPerson, addStarted, as } = world;
const staffId = await addPerson({ roleId: ROLE.staff });
const administratorId = await addPerson({ roleId: ROLE.administrator });

const WORD = 'zorglub';
type Caller = Awaited<ReturnType<typeof as>>;
type Writing = { userId: number; own: Caller; staff: Caller };

const exercise = first(
  services.course.modules.flatMap(({ chapters }) =>
    chapters.flatMap((chapter) =>
      elementsOf(chapter.text.fr.body).flatMap((one) =>
        one.name === 'exercise'
          ? elementsOf(one.children).flatMap((answer) =>
              answer.name === 'answer' && (answer.kind === 'text' || answer.kind === 'long')
                ? [{ chapterId: chapter.id, exerciseId: one.id, answers: { [answer.id]: WORD } }]
                : [],
            )
          : [],
      ),
    ),
  )[0],
);

const dayOf = async (userId: number, date: string) =>
  first(
    (
      await db
        .select()
        .from(diaryDays)
        .where(and(eq(diaryDays.userId, userId), eq(diaryDays.date, date)))
    )[0],
  );

const WRITERS: readonly (readonly [
  name: string,
  tables: readonly (keyof typeof WORDS_OF_PEOPLE)[],
  write: (writing: Writing) => Promise<unknown>,
])[] = [
  [
    'saveExercise',
    ['exercise_answers', 'exercise_entries'],
    ({ own }) => own.programme.saveExercise(exercise),
  ],
  [
    'saveAbandonment',
    ['abandonment_answers'],
    ({ own }) =>
      own.questionnaires.saveAbandonment({ answers: { leaving_words: WORD }, submit: false }),
  ],
  [
    'saveDraft',
    ['diary_drafts'],
    async ({ own, userId }) => {
      const { id: dayId, version } = await dayOf(userId, '2026-01-05');
      return own.diary.saveDraft({ dayId, fields: { lightsOutTime: WORD }, baseVersion: version });
    },
  ],
  [
    'saveDay',
    ['diary_days', 'audit_details'],
    ({ own }) =>
      own.diary.saveDay({ day: { date: '2026-01-05' }, night: { ...NIGHT, note: WORD } }),
  ],
  [
    'updateProfile',
    ['users', 'audit_details'],
    ({ own }) => own.account.updateProfile({ firstName: WORD, lastName: WORD }),
  ],
  [
    'changeOwnEmail',
    ['tokens', 'mail_outbox'],
    ({ own }) => own.account.changeOwnEmail({ email: `${WORD}@example.test` }),
  ],
  [
    'setReminders',
    ['reminder_settings'],
    ({ own }) => own.notifications.setReminders({ isOn: true }),
  ],
  [
    'addNote',
    ['staff_notes'],
    ({ staff, userId }) => staff.stats.addNote({ userId, kind: 'note', text: WORD }),
  ],
  [
    'updateParticipant',
    ['participants', 'users', 'audit_details'],
    ({ staff, userId }) =>
      staff.admin.updateParticipant({
        userId,
        firstName: WORD,
        lastName: WORD,
        inclusionNumber: WORD,
        postalAddress: null,
        city: null,
        province: null,
        postalCode: null,
        phoneNumber: null,
        reason: WORD,
      }),
  ],
  [
    'closeAlert',
    ['staff_alerts'],
    async ({ staff, userId }) => {
      const [alert] = await db
        .update(staffAlerts)
        .set({ acknowledgedAt: MORNING })
        .where(eq(staffAlerts.userId, userId))
        .returning();
      const { id: alertId } = first(alert);
      return staff.questionnaires.closeAlert({ alertId, outcome: 'other', note: WORD });
    },
  ],
  [
    'clearFlag',
    ['safety_flags'],
    async ({ staff, userId }) => {
      const [flag] = await db.select().from(safetyFlags).where(eq(safetyFlags.userId, userId));
      const { id: flagId, version } = first(flag);
      return staff.questionnaires.clearFlag({ flagId, version, reason: WORD });
    },
  ],
  [
    'askPause',
    ['pauses'],
    ({ staff, userId }) =>
      staff.programme.askPause({ userId, resumesOn: '2026-01-12', reason: WORD }),
  ],
  [
    'agreeWindow',
    ['agreed_windows', 'notifications'],
    ({ staff, userId }) =>
      staff.admin.agreeWindow({
        userId,
        windowMinutes: 390,
        agreedOn: '2026-01-02',
        reason: WORD,
      }),
  ],
  [
    'removeFromProgramme',
    ['abandonment_answers', 'notifications'],
    ({ staff, userId }) => staff.admin.removeFromProgramme({ userId, reason: WORD }),
  ],
  [
    'openSession',
    ['sessions'],
    ({ userId }) => services.auth.open({ userId, kind: 'bearer', now: MORNING }),
  ],
];

async function addSubject() {
  const userId = await addStarted('2026-01-01');
  const raised = { userId, raisedAt: MORNING };
  await db.insert(safetyFlags).values({ ...raised, code: 'epilepsy', source: 'S0' });
  await db.insert(staffAlerts).values({ ...raised, kind: 'crisis', details: { item: 9 } });
  return userId;
}

async function holdErasure(userId: number) {
  const held = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  const erasureFiles = {
    ...noErasureFiles,
    append: () => {
      reached.resolve();
      return held.promise;
    },
  };
  const administrator = await as(administratorId, { erasureFiles });
  const done = administrator.rights.eraseUser({ userId, reason: 'request' });
  await Promise.race([reached.promise, done]);
  return { done, letGo: () => held.resolve() };
}

describe('what is written while somebody is erased', () => {
  it.each(WRITERS)('%s waits, and is refused', async (_, __, write) => {
    const userId = await addSubject();
    const writing = { userId, own: await as(userId), staff: await as(staffId) };
    const { done, letGo } = await holdErasure(userId);
    const outcome = write(writing).then(
      () => 'written',
      (thrown: unknown) => thrown,
    );
    await Promise.race([untilLocked(pool), outcome]);
    letGo();
    await done;
    expect(await outcome).not.toBe('written');
    expect(await findWords(pool, [WORD])).toEqual([]);
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    expect(user).toMatchObject({ firstName: '', email: '' });
  });

  it('and was begun before it, is waited for and erased', async () => {
    const userId = await addSubject();
    const client = await pool.connect();
    await client.query('begin');
    await client.query(
      `insert into exercise_answers (user_id, chapter_id, exercise_id, answers, updated_at)
       values ($1, 'c', 'e', $2, now())`,
      [userId, JSON.stringify({ a: WORD })],
    );
    const administrator = await as(administratorId);
    const done = administrator.rights.eraseUser({ userId, reason: 'request' });
    await untilLocked(pool);
    await client.query('commit');
    client.release();
    await done;
    expect(await db.$count(exerciseAnswers, eq(exerciseAnswers.userId, userId))).toBe(0);
  });
});

describe('the tables with words of people', () => {
  it('are all written by somebody whom the tests above refuse, or it is said by whom', () => {
    const tested = new Set<string>(WRITERS.flatMap(([, tables]) => tables));
    for (const [table, words] of Object.entries(WORDS_OF_PEOPLE)) {
      expect([table, tested.has(table) || 'writtenBy' in words]).toEqual([table, true]);
    }
  });

  it('each refuse an erased person, in the database itself, on the columns with the words', async () => {
    const { rows } = await pool.query<{ table: string; columns: string[] }>(
      `select c.relname as "table", array(
         select a.attname::text from pg_attribute a
         where a.attrelid = c.oid and a.attnum = any (t.tgattr) order by 1) as columns
       from pg_trigger t join pg_class c on c.oid = t.tgrelid
       where t.tgname = c.relname || '_not_erased' and t.tgenabled = 'O' order by 1`,
    );
    const expected = Object.entries(WORDS_OF_PEOPLE).map(([table, { columns }]) => ({
      table,
      columns: columns.toSorted(),
    }));
    expect(rows).toEqual(expected.toSorted((one, two) => (one.table < two.table ? -1 : 1)));
  });

  it.each(Object.values(schema).flatMap((value: unknown) => (is(value, PgTable) ? [value] : [])))(
    '%s',
    (table) => {
      const name = getTableName(table);
      expect([name in WORDS_OF_PEOPLE, name in WITHOUT_WORDS].filter(Boolean)).toHaveLength(1);
    },
  );
});
