import { nightField, nightFieldNames } from '@aube/dictionary';
import {
  abandonmentAnswers,
  auditDetails,
  auditLog,
  diaryDays,
  diaryWeeks,
  participants,
  questionnaireAnswers,
  staffAlerts,
  users,
  weeklyChecks,
} from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { and, desc, eq, lte } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { first } from '../testing/people.ts';
import { createWorld, MORNING } from '../testing/world.ts';
import { addDays } from '../time/rules/local-date.ts';
import { recountPeople } from '../stats/record/recount-people.ts';
import { openExportKey } from './record/export-key.ts';
import { openExport } from './record/open-export.ts';
import { columnsOf, exportTables } from './record/tables.ts';
import {
  DATASET_NAMES,
  DATASET_SLUGS,
  EXPORT_FILES,
  type ExportFileName,
} from './rules/dataset.ts';
import { redcapRows } from './rules/redcap.ts';

const world = await createWorld(await testDatabase());
const { db, services, addEstablishment, addPerson, addStarted, as } = world;
const sources = {
  ...services,
  onShown: () => Promise.resolve(),
  onLeft: () => Promise.resolve(),
};
const away = await addEstablishment();
const admin = await addPerson({ roleId: ROLE.administrator });
const staff = await addPerson({ roleId: ROLE.staff });

const noDetails = Object.fromEntries(
  nightFieldNames
    .map(nightField)
    .filter(({ isRequired, kind }) => !isRequired && kind !== 'text')
    .map(({ french }) => [french, '']),
);

async function live(userId: number, nights: number, naps: object[] = []) {
  await db
    .update(diaryDays)
    .set({
      lightsOutTime: 1380,
      sleepOnsetLatencyMinutes: 20,
      awakenings: 2,
      wakeAfterSleepOnsetMinutes: 30,
      finalWakeUpTime: 400,
      outOfBedTime: 420,
      napCount: naps.length,
      naps: naps as { startTime: number; endTime: number }[],
      sleepQuality: 4,
      intoBedTime: 1350,
      hasTakenSleepMedication: false,
      alcoholicDrinks: 1,
      hasHadAfternoonCaffeine: true,
      note: 'secret en mots',
      timeInBedMinutes: 480,
      totalSleepMinutes: 410,
      timeZone: 'America/Toronto',
      rulesVersion: 'regles@1',
      completedAt: MORNING,
      updatedAt: MORNING,
    })
    .where(and(eq(diaryDays.userId, userId), lte(diaryDays.date, addDays('2025-12-09', nights))));
}
const one = await addStarted('2025-12-09');
await live(one, 9, [
  { startTime: 795, endTime: 820 },
  { startTime: 1430, endTime: 10 },
]);
const two = await addStarted('2025-12-09', 'Pacific/Auckland');
await live(two, 3);
const other = await addStarted('2025-12-09');
await db.update(participants).set({ establishmentId: away }).where(eq(participants.userId, other));
await live(other, 5);
const gone = await addStarted('2025-12-09');
await live(gone, 5);
await db.update(users).set({ deletedAt: MORNING }).where(eq(users.id, gone));
await db
  .update(users)
  .set({ lastName: '=cmd()', firstName: 'Zoé "Lo", Roy' })
  .where(eq(users.id, one));
await db
  .update(questionnaireAnswers)
  .set({
    answers: {
      phq9_1: 2,
      phq9_9: 'declined',
      history_tried: ['books'],
      history_words: 'secret en mots',
    },
    scores: { phq9: 12, gad7: null },
    instruments: [{ id: 'phq-9', version: '1', hash: 'x' }],
  })
  .where(eq(questionnaireAnswers.userId, one));
await db.insert(abandonmentAnswers).values({
  userId: two,
  answers: { leaving_reasons: ['noTime'], leaving_contact: 'no', leaving_words: 'secret en mots' },
  instruments: [],
  locale: 'fr',
  createdAt: MORNING,
  updatedAt: MORNING,
  submittedAt: MORNING,
});
await db.insert(staffAlerts).values({
  userId: one,
  kind: 'crisis',
  details: { questionnaire: 'S0', item: 'phq9_9', answer: '1' },
  raisedAt: MORNING,
});
await db
  .update(diaryWeeks)
  .set({
    anchor: 'wakeTime',
    anchorTime: 390,
    windowMinutes: 420,
    wideningMinutes: 0,
    chosenAt: MORNING,
    chosenOn: '2026-01-06',
    rulesVersion: 'regles@1',
  })
  .where(and(eq(diaryWeeks.userId, one), eq(diaryWeeks.number, 2)));
const check = { userId: one, week: 2, answeredAt: MORNING };
await db.insert(weeklyChecks).values([
  { ...check, answers: ['fall', 'foughtSleep'] },
  { ...check, answers: ['fall'] },
  { ...check, week: null, answeredAt: new Date('2026-02-01T15:00:00Z'), answers: ['none'] },
]);

type Asked = {
  establishmentId?: number;
  from?: string;
  to?: string;
  withIdentity?: boolean;
  reason?: string;
  separator?: 'comma' | 'semicolon';
  decimal?: 'point' | 'comma';
};

async function take(file: ExportFileName, asked: Asked = {}, userId = admin) {
  const caller = await as(userId);
  await services.limiter.clear([['exports.account', String(userId)]]);
  const { key, rows } = await caller.exports.prepare({ file, ...asked });
  const prepared = first(openExportKey(services, key, { userId, now: MORNING }) ?? undefined);
  const chunks: Uint8Array[] = [];
  for await (const chunk of await openExport(sources, { ...prepared, now: MORNING }))
    chunks.push(chunk);
  return { rows, bytes: Buffer.concat(chunks) };
}

async function read(file: ExportFileName, asked: Asked = {}, userId = admin) {
  const { bytes } = await take(file, asked, userId);
  return parse<Record<string, string>>(bytes, { bom: true, columns: true });
}

describe('the form of a CSV file', () => {
  const tables = exportTables(services);
  const forms = [
    { separator: 'comma', decimal: 'comma' },
    { separator: 'semicolon', decimal: 'point' },
    { separator: 'semicolon', decimal: 'comma' },
  ] as const;

  it.each(DATASET_NAMES)('of %s is read back the same in every form', async (name) => {
    const file: ExportFileName = `${DATASET_SLUGS[name]}.csv`;
    const usual = await read(file);
    const numbers = columnsOf(tables[name], false).filter(({ type }) => type === 'number');
    for (const form of forms) {
      // One person receives one file at a time.
      // oxlint-disable-next-line eslint/no-await-in-loop
      const { bytes } = await take(file, form);
      const delimiter = form.separator === 'comma' ? ',' : ';';
      const rows = parse<Record<string, string>>(bytes, { bom: true, columns: true, delimiter });
      const mark = form.decimal === 'comma' ? ',' : '.';
      const expected = usual.map((row) => ({
        ...row,
        ...Object.fromEntries(
          numbers.map((each) => [each.name, row[each.name]?.replace('.', mark)]),
        ),
      }));
      expect(rows).toEqual(expected);
    }
  });

  it.each([
    ['nuits.xlsx', { separator: 'semicolon' }, 'separator'],
    ['tout.zip', { decimal: 'comma' }, 'decimal'],
  ] as const)('is refused for %s with %j', async (file, form, path) => {
    await expect(take(file, form)).rejects.toMatchObject({
      issues: [{ path: [path], code: 'unknownField' }],
    });
  });
});

describe('the tables', () => {
  const tables = exportTables(services);

  it('label every column and code in both languages, once a name', () => {
    for (const name of DATASET_NAMES) {
      const columns = columnsOf(tables[name], true);
      const texts = columns.flatMap(({ label, source, codes = [] }) => [
        label,
        source,
        ...codes.map((code) => code.label),
      ]);
      expect(texts.filter(({ fr, en }) => fr.trim() === '' || en.trim() === '')).toEqual([]);
      const names = columns.map((column) => column.name);
      expect(names.filter((each, index) => names.indexOf(each) !== index)).toEqual([]);
      // SPSS ignores case and allows names of 64 bytes. The SPSS import adds `_lu` to some names.
      expect(names.filter((each) => !/^[A-Za-z][A-Za-z0-9_]{0,60}$/.test(each))).toEqual([]);
      expect(new Set(names.map((each) => each.toLowerCase())).size).toBe(names.length);
    }
  });

  it('make a dictionary that keeps REDCap’s rules', () => {
    const columns = DATASET_NAMES.flatMap((name) =>
      columnsOf(tables[name], true).map((column) => ({ ...column, dataset: DATASET_SLUGS[name] })),
    );
    const fields = redcapRows(columns, 'fr').map((row) => ({
      name: row[0] ?? '',
      form: row[1] ?? '',
      codes: (row[5] ?? '').split(' | ').map((choice) => choice.split(',')[0] ?? ''),
    }));
    const names = fields.map(({ name }) => name);
    expect(names[0]).toBe('code_participant');
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[a-z](_?[a-z0-9])*$/.test(name) || name.length > 100)).toEqual(
      [],
    );
    const forms = fields.map(({ form }) => form);
    expect(forms.filter((form) => !/^[a-z](_?[a-z0-9])*$/.test(form))).toEqual([]);
    expect(forms.filter((form, index) => form !== forms[index - 1])).toEqual([...new Set(forms)]);
    const unfit = fields.filter(
      ({ codes }) =>
        new Set(codes).size < codes.length || codes.some((code) => /[^\w-]/.test(code)),
    );
    expect(unfit).toEqual([]);
  });

  it.each(DATASET_NAMES)('%s: the file has the columns of its table', async (name) => {
    const { bytes } = await take(`${DATASET_SLUGS[name]}.csv`);
    const [heading = ''] = bytes.toString().split('\r\n');
    const names = columnsOf(tables[name], false).map((column) => column.name);
    expect(heading).toBe(`\uFEFF${names.join(',')}`);
  });
});

describe('a CSV file', () => {
  it('has no bed time that an older client left after lights-out', async () => {
    const date = '2025-12-12';
    const night = and(eq(diaryDays.userId, other), eq(diaryDays.date, date));
    const cellAt = async (lightsOutTime: number) => {
      await db.update(diaryDays).set({ lightsOutTime }).where(night);
      const rows = await read('nuits.csv', { establishmentId: away });
      return rows.find((row) => row['date'] === date)?.['heure_mise_au_lit'];
    };
    expect(await cellAt(1349)).toBe('');
    expect(await cellAt(1350)).toBe('22:30:00');
    expect(await cellAt(10)).toBe('22:30:00');
    expect(await cellAt(1380)).toBe('22:30:00');
  });

  it('has the nights that were recorded, of those whom the caller looks after', async () => {
    const all = await read('nuits.csv');
    expect(all).toHaveLength(9 + 3 + 5);
    expect(await read('nuits.csv', {}, staff)).toHaveLength(9 + 3);
    expect(await read('nuits.csv', { establishmentId: away })).toHaveLength(5);
    const { participantCode } = first(
      (await db.select().from(participants).where(eq(participants.userId, one)))[0],
    );
    expect(all[0]).toEqual({
      ...noDetails,
      code_participant: participantCode,
      etablissement: 'C-1',
      date: '2025-12-10',
      semaine: '1',
      heure_extinction_lumieres: '23:00:00',
      duree_endormissement: '20',
      nombre_reveils: '2',
      duree_eveil: '30',
      heure_reveil: '06:40:00',
      heure_sortie_lit: '07:00:00',
      nombre_siestes: '2',
      qualite_sommeil: '4',
      heure_mise_au_lit: '22:30:00',
      medicament_sommeil: 'false',
      alcool: '1',
      cafeine_apres_midi: 'true',
      temps_au_lit: '480',
      temps_total_sommeil: '410',
      efficacite_sommeil: '85.4',
      fuseau_horaire: 'America/Toronto',
      complete_le: '2026-01-06 15:00:00',
      version_regles: 'regles@1',
    });
  });

  it('is cut by whole days, and refuses a period that ends before it begins', async () => {
    const some = await read('nuits.csv', { from: '2025-12-12', to: '2025-12-13' });
    expect(new Set(some.map(({ date }) => date))).toEqual(new Set(['2025-12-12', '2025-12-13']));
    const sent = { from: '2026-01-06', to: '2026-01-06' };
    expect(await read('questionnaires-large.csv', sent)).toHaveLength(3);
    expect(await read('questionnaires-large.csv', { from: '2026-01-07' })).toHaveLength(0);
    await expect(take('nuits.csv', { from: '2026-01-07', to: '2026-01-06' })).rejects.toMatchObject(
      {
        issues: [{ path: ['to'], code: 'beforeStart' }],
      },
    );
  });

  it('has naps across midnight, weeks with their figures, schedules with both times', async () => {
    const naps = await read('siestes.csv', {}, staff);
    expect(
      naps
        .slice(0, 2)
        .map(({ rang, heure_debut, heure_fin, duree_sieste }) => [
          rang,
          heure_debut,
          heure_fin,
          duree_sieste,
        ]),
    ).toEqual([
      ['1', '13:15:00', '13:40:00', '25'],
      ['2', '23:50:00', '00:10:00', '20'],
    ]);
    const weeks = await read('semaines.csv', {}, staff);
    expect(weeks).toHaveLength(2 * 25);
    expect(weeks[0]).toMatchObject({
      nuits_completees: '7',
      efficacite_sommeil: '85.4',
      disponible_le: '2025-12-09',
      horaire_choisi: 'false',
    });
    expect(weeks[1]).toMatchObject({
      nuits_completees: '2',
      efficacite_sommeil: '',
      horaire_choisi: 'true',
      // The person answered twice about this week. The column contains each code once.
      verification: 'chute sommeil_combattu',
    });
    expect(weeks[0]?.['verification']).toBe('');
    const checks = await read('verifications.csv', {}, staff);
    expect(
      checks.map(({ semaine, verification, repondu_le }) => [semaine, verification, repondu_le]),
    ).toEqual([
      ['2', 'chute sommeil_combattu', '2026-01-06 15:00:00'],
      ['2', 'chute', '2026-01-06 15:00:00'],
      ['', 'rien', '2026-02-01 15:00:00'],
    ]);
    expect(await read('horaires.csv')).toMatchObject([
      {
        choix_coucher_lever: 'lever',
        heure_coucher: '23:30:00',
        heure_lever: '06:30:00',
        fenetre_sommeil: '420',
        choisi_le: '2026-01-06 15:00:00',
      },
    ]);
  });

  it('has answers as codes, declined ones apart, and none in words', async () => {
    const [wide] = await read('questionnaires-large.csv', {}, staff);
    expect(wide).toMatchObject({
      questionnaire: 'S0',
      instruments: 'phq-9:1',
      phq9_1: '2',
      phq9_9: '',
      phq9_9___declined: 'true',
      phq9_1___declined: 'false',
      phq9_2: '',
    });
    expect(Object.keys(wide ?? {}).filter((name) => name.endsWith('_words'))).toEqual([]);
    const long = await read('questionnaires.csv', {}, staff);
    expect(long.map(({ item, valeur }) => [item, valeur])).toEqual([
      ['history_tried', 'books'],
      ['phq9_1', '2'],
      ['phq9_9', 'declined'],
    ]);
    const scores = (await read('scores.csv')).map((row) => [
      row['score'],
      row['valeur'],
      row['reponses_donnees'],
      row['reponses_demandees'],
    ]);
    expect(scores).toEqual([
      ['gad7', '', '', ''],
      ['phq9', '12', '1', '9'],
    ]);
    expect(await read('abandons.csv')).toMatchObject([
      {
        leaving_reasons___noTime: 'true',
        leaving_reasons___betterNow: 'false',
        mis_fin_par: 'participant',
      },
    ]);
    expect(await read('alertes.csv')).toMatchObject([
      { nature: 'alerte', type: 'crisis', questionnaire: 'S0' },
    ]);
  });

  it('says who people are to an administrator with a reason alone, and no formula runs', async () => {
    const asked = { withIdentity: true, reason: 'Rappels' };
    const people = await read('participants.csv', asked);
    const person = people.find(({ nom }) => nom?.includes('cmd'));
    expect(person).toMatchObject({ nom: "'=cmd()", prenom: 'Zoé "Lo", Roy' });
    expect(Object.keys((await read('participants.csv'))[0] ?? {})).not.toContain('nom');
    await expect(take('participants.csv', asked, staff)).rejects.toMatchObject({
      appCode: 'FORBIDDEN',
    });
    await expect(take('participants.csv', { withIdentity: true })).rejects.toMatchObject({
      issues: [{ path: ['reason'], code: 'required' }],
    });
  });
});

describe('a workbook', () => {
  it('has typed cells, exact to the second, a frozen heading, a filter and the codebook', async () => {
    const parts = unzipSync(
      (await take('nuits.xlsx', { withIdentity: true, reason: 'Rappels' })).bytes,
    );
    const textOf = (name: string) => Buffer.from(first(parts[name])).toString();
    const sheet = textOf('xl/worksheets/sheet1.xml');
    const rows = sheet.split('<row>').slice(2);
    expect(rows).toHaveLength(17);
    // Expected cells: 10 December 2025, 23:00, 06:40, 85.4, and the instant 15:00:00 UTC.
    for (const cell of [
      '<c s="1"><v>46001</v></c>',
      '<c s="2"><v>0.958333333333333</v></c>',
      '<c s="2"><v>0.277777777777778</v></c>',
      '<c><v>85.4</v></c>',
      '<c s="3"><v>46028.625000000000</v></c>',
      '<is><t xml:space="preserve">=cmd()</t></is>',
      '<is><t xml:space="preserve">Zoé "Lo", Roy</t></is>',
    ]) {
      expect(rows[0]).toContain(cell);
    }
    expect(sheet).toContain(
      '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
    );
    expect(sheet).toMatch(/<autoFilter ref="A1:[A-Z]{1,2}18"\/>/);
    expect(textOf('xl/worksheets/sheet2.xml')).toContain('Heure d’extinction des lumières');
  });
});

describe('an export', () => {
  it('is one audited act, with its filters and how many rows', async () => {
    const { rows } = await take('nuits.csv', { from: '2025-12-12' }, staff);
    const [row] = await db
      .select()
      .from(auditLog)
      .innerJoin(auditDetails, eq(auditDetails.auditId, auditLog.id))
      .where(eq(auditLog.action, 'exports.prepare'))
      .orderBy(desc(auditLog.id))
      .limit(1);
    expect(row?.audit_log).toMatchObject({
      actorUserId: staff,
      subjectUserId: null,
      objectType: 'export',
      objectId: 'nuits.csv',
    });
    expect(row?.audit_details.after).toEqual({
      from: '2025-12-12',
      places: [expect.any(Number)],
      withIdentity: false,
      rows,
      columns: columnsOf(exportTables(services).nights, false).map(({ name }) => name),
    });
  });

  it('asks for the password again, and opens for its caller alone, for a minute', async () => {
    const late = new Date(MORNING.getTime() + 11 * 60_000);
    const opened = await services.auth.open({ userId: staff, kind: 'bearer', now: MORNING });
    const { credentialFromBearer } = await import('@aube/auth');
    const stale = world.callerIn({
      credential: credentialFromBearer(`Bearer ${opened.token}`),
      now: late,
    });
    await expect(stale.exports.prepare({ file: 'nuits.csv' })).rejects.toMatchObject({
      appCode: 'CONFIRM_IDENTITY',
    });
    const { key } = await (await as(staff)).exports.prepare({ file: 'nuits.csv' });
    const otherKey = `${key.startsWith('x') ? 'y' : 'x'}${key.slice(1)}`;
    expect(openExportKey(services, key, { userId: admin, now: MORNING })).toBeNull();
    expect(openExportKey(services, key, { userId: staff, now: late })).toBeNull();
    expect(openExportKey(services, otherKey, { userId: staff, now: MORNING })).toBeNull();
  });

  it('is given up when its reader takes nothing, and does not end as a whole file', async () => {
    const { key } = await (await as(staff)).exports.prepare({ file: 'nuits.csv' });
    const prepared = first(
      openExportKey(services, key, { userId: staff, now: MORNING }) ?? undefined,
    );
    const givenUp: string[] = [];
    const watched = { ...sources, onFileGivenUp: (why: string) => void givenUp.push(why) };
    const bytes = await openExport(watched, { ...prepared, now: MORNING }, 20);
    expect((await bytes.next()).done).toBe(false);
    await expect
      .poll(async () => {
        const { rows } = await world.pool.query(
          `select from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
        );
        return rows.length;
      })
      .toBe(0);
    await expect(bytes.next()).rejects.toMatchObject({ appCode: 'UNAVAILABLE' });
    expect(givenUp).toEqual(['slowReader']);
  });

  it('is given up when its reader takes little at a time, however often', async () => {
    const { key } = await (await as(staff)).exports.prepare({ file: 'nuits.csv' });
    const prepared = first(
      openExportKey(services, key, { userId: staff, now: MORNING }) ?? undefined,
    );
    const bytes = await openExport(sources, { ...prepared, now: MORNING }, 60);
    const slowly = async () => {
      for (;;) {
        // The reader pauses between pieces; each pause is shorter than the allowed time.
        // oxlint-disable-next-line eslint/no-await-in-loop
        await new Promise((resolve) => setTimeout(resolve, 40));
        // oxlint-disable-next-line eslint/no-await-in-loop
        if ((await bytes.next()).done) return;
      }
    };
    await expect(slowly()).rejects.toMatchObject({ appCode: 'UNAVAILABLE' });
  });

  it('is prepared sixty times an hour; the refusal says when to try again (RL-1)', async () => {
    const one = await addPerson({ roleId: ROLE.administrator });
    const caller = await as(one);
    await expect(
      caller.exports.prepare({ file: 'nuits.csv', withIdentity: true }),
    ).rejects.toMatchObject({ appCode: 'INVALID' });
    for (let count = 0; count < 59; count += 1) {
      // oxlint-disable-next-line eslint/no-await-in-loop
      await services.limiter.consume([['exports.account', String(one)]]);
    }
    await caller.exports.prepare({ file: 'nuits.csv' });
    await expect(caller.exports.prepare({ file: 'nuits.csv' })).rejects.toMatchObject({
      appCode: 'TOO_MANY_REQUESTS',
      retryAfterSeconds: expect.any(Number),
    });
  });

  it('is previewed sixty times in ten minutes, apart from the files of the hour (RL-1)', async () => {
    const ofNobody = { roleId: ROLE.staff, establishmentId: await addEstablishment() };
    const caller = await as(await addPerson(ofNobody));
    for (let count = 0; count < 60; count += 1) {
      // oxlint-disable-next-line eslint/no-await-in-loop
      await caller.exports.preview({ dataset: 'alerts' });
    }
    await expect(caller.exports.preview({ dataset: 'alerts' })).rejects.toMatchObject({
      appCode: 'TOO_MANY_REQUESTS',
    });
    await (await as(await addPerson(ofNobody))).exports.preview({ dataset: 'alerts' });
    await caller.exports.prepare({ file: 'alertes.csv' });
  });

  it('has as many rows as the console counts', async () => {
    await recountPeople({ ...services, now: MORNING });
    const { sum, weeks } = await (await as(admin)).stats.getFigures({});
    expect((await take('participants.csv')).rows).toBe(sum.created);
    const nights = weeks.reduce((total, { recordedNights }) => total + recordedNights, 0);
    expect((await take('nuits.csv')).rows).toBe(nights);
    expect((await take('abandons.csv')).rows).toBe(1);
  });

  it('previews five rows as the file has them, and logs a look at each person', async () => {
    const caller = await as(staff);
    const { columns, rows, total } = await caller.exports.preview({ dataset: 'nights' });
    const file = await read('nuits.csv', {}, staff);
    expect(total).toBe(file.length);
    expect(rows).toHaveLength(5);
    expect(rows[0]?.map((cell) => cell ?? '')).toEqual(columns.map((name) => file[0]?.[name]));
    const looks = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'exports.preview'), eq(auditLog.objectType, 'export')));
    expect(looks.map(({ subjectUserId, objectId }) => [subjectUserId, objectId])).toEqual([
      [one, 'nuits'],
    ]);
  });

  it.each(EXPORT_FILES.filter((file) => file !== 'tout.zip'))(
    '%s is the same bytes again',
    async (file) => {
      expect((await take(file)).bytes.equals((await take(file)).bytes)).toBe(true);
    },
  );

  it('of everything is the same again but for the manifest, which says what is in it', async () => {
    const [a, b] = [
      unzipSync((await take('tout.zip')).bytes),
      unzipSync((await take('tout.zip')).bytes),
    ];
    expect(a).toEqual(b);
    expect(Object.keys(a).toSorted()).toEqual(
      [
        ...DATASET_NAMES.map((name) => `${DATASET_SLUGS[name]}.csv`),
        'codebook.csv',
        'importer.sps',
        'manifeste.json',
        'redcap.csv',
      ].toSorted(),
    );
    const manifest = JSON.parse(Buffer.from(first(a['manifeste.json'])).toString()) as {
      instant: string;
      filtres: { etablissements: string[] | null };
      fichiers: { fichier: string; lignes: number; octets: number }[];
    };
    expect(manifest.instant).toBe(MORNING.toISOString());
    expect(manifest.filtres.etablissements).toBeNull();
    const own = unzipSync((await take('tout.zip', {}, staff)).bytes);
    expect(JSON.parse(Buffer.from(first(own['manifeste.json'])).toString())).toMatchObject({
      filtres: { etablissements: [expect.any(String)], etablissement: null },
    });
    expect(Buffer.from(first(a['importer.sps'])).toString()).toMatch(/^\uFEFFSET DECIMAL=DOT\.\n/);
    const nights = manifest.fichiers.find(({ fichier }) => fichier === 'nuits.csv');
    expect(nights).toMatchObject({ lignes: 17, octets: a['nuits.csv']?.length });
    expect(a['nuits.csv']).toEqual(new Uint8Array((await take('nuits.csv')).bytes));
  });
});
