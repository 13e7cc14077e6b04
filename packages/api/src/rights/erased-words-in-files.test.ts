import {
  abandonmentAnswers,
  chapterReads,
  diaryWeeks,
  moduleProgress,
  weeklyChecks,
} from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { and, eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { DATASET_SLUGS, EXPORT_FILES } from '../exports/rules/dataset.ts';
import { type AskedFile, operatorFile } from '../testing/prepared-file.ts';
import { NIGHT } from '../testing/night.ts';
import { createWorld, first, MORNING } from '../testing/world.ts';
import { addTalker } from './testing/add-talker.ts';
import { findWords } from './testing/find-words.ts';
import { WORDS_OF_PEOPLE } from './record/words-of-people.ts';

const world = await createWorld(await testDatabase());
const { db, pool, addPerson, as } = world;

const WORDS = ['zorglub', 'quetzaline', 'rue-du-ptarmigan', 'kiwanoux'] as const;

type File = AskedFile['file'];

async function partsOf(file: File, withIdentity: boolean): Promise<Map<string, string>> {
  const { bytes } = await operatorFile(world, {
    file,
    ...(withIdentity && { withIdentity, reason: 'Essai' }),
  });
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  const whole = Buffer.concat(chunks);
  const parts = file.endsWith('.csv') ? { [file]: whole } : unzipSync(whole);
  return new Map(
    Object.entries(parts).map(([name, part]) => [
      name,
      Buffer.from(part).toString('utf8').toLowerCase(),
    ]),
  );
}

const hasNames = (file: File) => !file.startsWith('statistiques');

async function findInFiles(words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const file of EXPORT_FILES) {
    for (const withIdentity of hasNames(file) ? [false, true] : [false]) {
      // Files are sent one at a time.
      // oxlint-disable-next-line eslint/no-await-in-loop
      for (const [part, text] of await partsOf(file, withIdentity)) {
        const held = words.filter((word) => text.includes(word));
        if (held.length > 0) {
          found.push(`${file}${withIdentity ? ', named' : ''}, ${part}: ${held.join(' ')}`);
        }
      }
    }
  }
  return found;
}

async function rowsOf(code: string, withIdentity = false): Promise<Record<string, number>> {
  const parts = await partsOf('tout.zip', withIdentity);
  return Object.fromEntries(
    Object.values(DATASET_SLUGS).map((slug) => [
      slug,
      first(parts.get(`${slug}.csv`)).split(code.toLowerCase()).length - 1,
    ]),
  );
}

// The time limit is long, because the test writes each file four times on a new connection.
it('no file has a word, a name or an address of an erased person; nights, scores and dates stay under the code', async () => {
  const userId = await addTalker(world, {
    staffId: await addPerson({ roleId: ROLE.staff }),
    words: WORDS,
  });
  await (
    await as(userId)
  ).diary.saveDay({
    day: { date: '2026-01-05' },
    night: {
      ...NIGHT,
      napCount: 1,
      naps: [{ startTime: 840, endTime: 860 }],
      note: 'kiwanoux',
    },
  });
  await db
    .update(diaryWeeks)
    .set({
      anchor: 'wakeTime',
      anchorTime: 420,
      windowMinutes: 420,
      wideningMinutes: 0,
      chosenAt: MORNING,
      chosenOn: '2026-01-06',
    })
    .where(and(eq(diaryWeeks.userId, userId), eq(diaryWeeks.number, 1)));
  await db.insert(moduleProgress).values({ userId, moduleNumber: 1, videoWatchedAt: MORNING });
  await db
    .update(abandonmentAnswers)
    .set({ submittedAt: MORNING })
    .where(eq(abandonmentAnswers.userId, userId));
  await db.insert(weeklyChecks).values({ userId, answers: ['fall'], answeredAt: MORNING });
  await db.insert(chapterReads).values({ userId, chapterId: 'c', readAt: MORNING });
  const { rows } = await pool.query<{ code: string }>(
    'select participant_code as code from participants where user_id = $1',
    [userId],
  );
  const { code } = first(rows[0]);

  const places = await findWords(pool, WORDS);
  const silent = Object.entries(WORDS_OF_PEOPLE)
    .filter(([, { columns }]) => columns.length > 0)
    .map(([table]) => table)
    .filter((table) => !places.some((place) => place.startsWith(`${table}.`)));
  expect(silent).toEqual(['access_tokens', 'health_changes', 'saved_views']);

  const before = await rowsOf(code);
  expect(before).toEqual({
    participants: 1,
    nuits: expect.any(Number) as number,
    siestes: 1,
    semaines: 25,
    horaires: 1,
    verifications: 1,
    questionnaires: expect.any(Number) as number,
    'questionnaires-large': 1,
    scores: 1,
    parcours: 2,
    abandons: 1,
    alertes: 2,
  });
  expect(Object.values(before)).not.toContain(0);
  expect((await findInFiles(WORDS)).length).toBeGreaterThan(20);

  const administrator = await as(await addPerson({ roleId: ROLE.administrator }));
  await administrator.rights.eraseUser({ userId, reason: 'request' });

  expect(await findInFiles(WORDS)).toEqual([]);
  expect(await rowsOf(code)).toEqual({
    ...before,
    questionnaires: 0,
    'questionnaires-large': 0,
    abandons: 0,
    alertes: 0,
    verifications: 0,
  });
  const named = await rowsOf(code, true);
  expect(Object.values(named)).toEqual(Object.values(named).map(() => 0));
}, 60_000);
