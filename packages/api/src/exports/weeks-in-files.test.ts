import { diaryWeeks } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { parse } from 'csv-parse/sync';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { addDays } from '../time/rules/local-date.ts';
import { ROLE } from '../people/rules/roles.ts';
import { type AskedFile, preparedFile } from '../testing/prepared-file.ts';
import { createWorld } from '../testing/world.ts';
import { nightOf480 } from '../diary/testing.ts';

const world = await createWorld(await testDatabase());
const { db, as, addPerson, addStarted, submit } = world;
const admin = await addPerson({ roleId: ROLE.administrator });

/** Noon in Toronto, 30 days after the end of week 25. */
const OPENED = addDays('2025-06-03', 205);
const noonOf = (date: string) => new Date(`${date}T17:00:00Z`);

async function rowsOf(asked: AskedFile, now: Date): Promise<Record<string, string>[]> {
  const open = await preparedFile(world, admin, asked, { now });
  const pieces: Uint8Array[] = [];
  for await (const piece of (await open()).bytes) pieces.push(piece);
  const text = Buffer.concat(pieces).toString('utf8').replace('\uFEFF', '');
  return parse(text, { columns: true });
}

it('weeks that were opened after week 25 are in the files, with their kind (D86)', async () => {
  const userId = await addStarted('2025-06-03');
  for (const code of ['S6', 'S12', 'S24'] as const) await submit(userId, code);
  await (await as(userId, { now: noonOf(OPENED) })).diary.openWeeks({ kind: 'return' });
  const morning = addDays(OPENED, 1);
  const { diary } = await as(userId, { now: noonOf(morning) });
  await diary.saveDay({ day: { date: morning }, night: nightOf480(420) });
  const weeks = await rowsOf({ file: 'semaines.csv' }, noonOf(morning));
  expect(weeks.slice(-3)).toMatchObject([
    { semaine: '25', genre: 'programme' },
    { semaine: '26', genre: 'reprise', disponible_le: OPENED, nuits_completees: '1' },
    { semaine: '27', genre: 'reprise', disponible_le: addDays(OPENED, 7), nuits_completees: '0' },
  ]);
  expect(await rowsOf({ file: 'nuits.csv' }, noonOf(morning))).toMatchObject([
    { date: morning, semaine: '26' },
  ]);
});

it('a stop in a week that carried its schedule over is in the file of schedules (D78)', async () => {
  const userId = await addStarted('2025-12-14');
  await db
    .update(diaryWeeks)
    .set({
      anchor: 'wakeTime',
      anchorTime: 390,
      wideningMinutes: 0,
      windowMinutes: 480,
      chosenAt: noonOf('2025-12-21'),
      chosenOn: '2025-12-21',
    })
    .where(and(eq(diaryWeeks.userId, userId), eq(diaryWeeks.number, 2)));
  const now = noonOf('2026-01-05');
  await (await as(userId, { now })).diary.stopSchedule({ reason: 'tooTired' });
  const chosen = { semaine: '2', heure_coucher: '22:30:00', arrete_le: '' };
  const stopped = {
    semaine: '4',
    choix_coucher_lever: '',
    heure_coucher: '',
    heure_lever: '',
    arrete_le: '2026-01-05',
    raison_arret: 'fatigue',
  };
  expect(await rowsOf({ file: 'horaires.csv' }, now)).toMatchObject([chosen, stopped]);
  const since = { file: 'horaires.csv', from: '2026-01-05' } as const;
  expect(await rowsOf(since, now)).toMatchObject([stopped]);
});
