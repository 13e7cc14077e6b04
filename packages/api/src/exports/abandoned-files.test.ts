import { diaryDays } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { USUAL_FORM } from '../csv-form.ts';
import { ROLE } from '../people/rules/roles.ts';
import { createWorld, MORNING } from '../testing/world.ts';
import type { LeftFile } from './record/leaving-bytes.ts';
import { openExport } from './record/open-export.ts';
import type { ExportFileName } from './rules/dataset.ts';
import { EVERYBODY } from './testing/everybody.ts';

const world = await createWorld(await testDatabase());
const { db, pool, services, addPerson, addStarted } = world;
const admin = await addPerson({ roleId: ROLE.administrator });

/** Nights that zlib cannot compress, so that a file has many pieces. */
const userId = await addStarted('2025-12-09');
await db.delete(diaryDays).where(eq(diaryDays.userId, userId));
await pool.query(
  `insert into diary_days (user_id, date, week, completed_at, rules_version, time_zone, version)
   select $1, date '2030-01-01' + n, 1, now(),
     (select string_agg(md5(random()::text || n || part), '') from generate_series(1, 60) part), 'UTC', 1
   from generate_series(1, 1000) n`,
  [userId],
);

async function held(): Promise<number> {
  const { rows } = await pool.query(
    `select from pg_stat_activity
     where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`,
  );
  return rows.length;
}

async function begin(file: ExportFileName) {
  const left: LeftFile[] = [];
  const sources = {
    ...services,
    onShown: () => Promise.resolve(),
    onLeft: async (one: LeftFile) => void left.push(one),
  };
  const asked = {
    userId: admin,
    file,
    filters: EVERYBODY,
    withIdentity: false,
    form: USUAL_FORM,
    locale: 'fr',
  } as const;
  const bytes = await openExport(sources, { ...asked, now: MORNING });
  return { bytes, left };
}

const HEADER_MARK = Buffer.from('PK\x03\x04');

async function readInto(bytes: AsyncGenerator<Uint8Array>, entry: string): Promise<void> {
  const isHeader = (piece: Uint8Array) =>
    Buffer.from(piece).subarray(0, HEADER_MARK.length).equals(HEADER_MARK) &&
    Buffer.from(piece).includes(entry);
  for (;;) {
    const { value, done } = await bytes.next();
    if (done) throw new Error(`no ${entry} in the archive`);
    if (isHeader(value)) break;
  }
  await bytes.next();
}

const ENTRIES: readonly (readonly [ExportFileName, string | null])[] = [
  ['nuits.csv', null],
  ['statistiques-etapes.csv', null],
  ['nuits.xlsx', '[Content_Types].xml'],
  ['nuits.xlsx', 'xl/worksheets/sheet1.xml'],
  ['nuits.xlsx', 'xl/worksheets/sheet2.xml'],
  ['tout.zip', 'nuits.csv'],
  ['tout.zip', 'siestes.csv'],
  ['tout.zip', 'codebook.csv'],
  ['tout.zip', 'redcap.csv'],
  ['tout.zip', 'importer.sps'],
  ['tout.zip', 'manifeste.json'],
];

it.each(ENTRIES)('%s, left in the middle of %s, lets go of everything', async (file, entry) => {
  const { bytes, left } = await begin(file);
  if (entry === null) await bytes.next();
  else await readInto(bytes, entry);
  expect(await held()).toBe(1);
  await bytes.return(undefined);
  await expect.poll(held).toBe(0);
  expect(left).toMatchObject([{ isWhole: false }]);
  await (await begin(file)).bytes.return(undefined);
});

it.each(ENTRIES)('%s, left while a piece of %s is on its way, as well', async (file, entry) => {
  const { bytes, left } = await begin(file);
  if (entry !== null) await readInto(bytes, entry);
  const coming = bytes.next().catch((thrown: unknown) => thrown);
  await bytes.return(undefined);
  await coming;
  await expect.poll(held).toBe(0);
  expect(left).toMatchObject([{ isWhole: false }]);
  await (await begin(file)).bytes.return(undefined);
});

it.each(ENTRIES)('%s, whose connection broke in the middle of %s, as well', async (file, entry) => {
  const { bytes, left } = await begin(file);
  if (entry === null) await bytes.next();
  else await readInto(bytes, entry);
  await pool.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`,
  );
  await bytes.return(undefined);
  await expect.poll(held).toBe(0);
  expect(left).toMatchObject([{ isWhole: false }]);
  await (await begin(file)).bytes.return(undefined);
});
