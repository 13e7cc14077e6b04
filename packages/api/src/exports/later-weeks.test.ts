import { testDatabase } from '@aube/db/testing';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { addDays } from '../time/rules/local-date.ts';
import { ROLE } from '../people/rules/roles.ts';
import { preparedFile } from '../testing/prepared-file.ts';
import { createWorld } from '../testing/world.ts';
import { nightOf480 } from '../diary/testing.ts';

const world = await createWorld(await testDatabase());
const { as, addPerson, addStarted, submit } = world;

/** Noon in Toronto, 30 days after the end of week 25. */
const OPENED = addDays('2025-06-03', 205);
const noonOf = (date: string) => new Date(`${date}T17:00:00Z`);

it('weeks that were opened after week 25 are in the files, with their kind (D86)', async () => {
  const userId = await addStarted('2025-06-03');
  for (const code of ['S6', 'S12', 'S24'] as const) await submit(userId, code);
  await (await as(userId, { now: noonOf(OPENED) })).diary.openWeeks({ kind: 'return' });
  const morning = addDays(OPENED, 1);
  const { diary } = await as(userId, { now: noonOf(morning) });
  await diary.saveDay({ day: { date: morning }, night: nightOf480(420) });
  const admin = await addPerson({ roleId: ROLE.administrator });
  const rowsOf = async (file: 'semaines.csv' | 'nuits.csv') => {
    const open = await preparedFile(world, admin, { file }, { now: noonOf(morning) });
    const pieces: Uint8Array[] = [];
    for await (const piece of (await open()).bytes) pieces.push(piece);
    const text = Buffer.concat(pieces).toString('utf8').replace('\uFEFF', '');
    return parse(text, { columns: true }) as Record<string, string>[];
  };
  const weeks = await rowsOf('semaines.csv');
  expect(weeks.slice(-3)).toMatchObject([
    { semaine: '25', genre: 'programme' },
    { semaine: '26', genre: 'reprise', disponible_le: OPENED, nuits_completees: '1' },
    { semaine: '27', genre: 'reprise', disponible_le: addDays(OPENED, 7), nuits_completees: '0' },
  ]);
  expect(await rowsOf('nuits.csv')).toMatchObject([{ date: morning, semaine: '26' }]);
});
