import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditLog, diaryDays, diaryDrafts, participants, users } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { csvFile } from '../csv-row.ts';
import { startProgramme } from '../programme/record/start-programme.ts';
import { createWorld } from '../testing/world.ts';
import { measureNight } from './rules/night.ts';

const world = await createWorld(await testDatabase());
const { db, addPerson, asOperator } = world;
const now = new Date('2026-03-10T15:00:00Z');
const { importNights } = asOperator({ now }).alone.diary;
type NightsImport = Parameters<typeof importNights>[0];

const HEADER = 'Date;Extinction;Endormissement;Réveils;Durée des éveils;Réveil;Lever;Siestes';
const file = (...lines: string[]) => [HEADER, ...lines].join('\r\n');
const GOOD = '2026-01-07;23:00;45;2;30;06:30;07:00;13:00-13:40';

async function somebody() {
  const userId = await addPerson();
  await db.transaction((tx) => startProgramme(tx, { userId, firstDayOn: '2026-01-05' }));
  const [account] = await db.select().from(users).where(eq(users.id, userId));
  const email = account?.email ?? '';
  const nights = () =>
    db
      .select()
      .from(diaryDays)
      .where(and(eq(diaryDays.userId, userId), isNotNull(diaryDays.completedAt)))
      .orderBy(asc(diaryDays.date));
  const take = (text: string, more: Partial<NightsImport> = {}) =>
    importNights({ person: { email }, text, isConfirmed: true, ...more });
  return { userId, email, nights, take };
}

const faultsOf = ({ lines }: Awaited<ReturnType<typeof importNights>>) =>
  lines.flatMap(({ faults }) => faults.map(({ code }) => code));

describe('nights of a file', () => {
  it('are written with the figures of a save, long past as they are, as an act of the command line', async () => {
    const { userId, nights, take } = await somebody();
    expect(await take(file(GOOD))).toMatchObject({
      isWritten: true,
      lines: [{ line: 2, date: '2026-01-07', outcome: 'written' }],
    });
    const [night] = await nights();
    expect(night).toMatchObject({
      date: '2026-01-07',
      napCount: 1,
      naps: [{ startTime: 780, endTime: 820 }],
      timeZone: 'America/Toronto',
      completedAt: now,
      version: 2,
    });
    const entry = night as unknown as Parameters<typeof measureNight>[1];
    const measures = measureNight('2026-01-07', entry, 'America/Toronto');
    expect(night).toMatchObject({
      timeInBedMinutes: measures.timeInBedMinutes,
      totalSleepMinutes: measures.totalSleepMinutes,
    });
    const acts = await db.select().from(auditLog).where(eq(auditLog.subjectUserId, userId));
    expect(acts).toMatchObject([
      { action: 'diary.importNights', actorUserId: null, callerKind: 'commandLine' },
    ]);
  });

  it('are of an account with an address of before D95', async () => {
    const { userId, take, nights } = await somebody();
    await db.update(users).set({ email: 'zoé@exemple.test' }).where(eq(users.id, userId));
    await take(file(GOOD), { person: { email: 'Zoé@exemple.test' } });
    expect(await nights()).toHaveLength(1);
  });

  it('write nothing and audit nothing the second time', async () => {
    const { userId, nights, take } = await somebody();
    await take(file(GOOD));
    const before = await nights();
    const later = await take(file(GOOD.replace('06:30', '6 h 30')));
    expect(later.lines).toMatchObject([{ outcome: 'unchanged' }]);
    expect(await nights()).toEqual(before);
    expect(await db.$count(auditLog, eq(auditLog.subjectUserId, userId))).toBe(1);
  });

  it('are only looked at until it is confirmed', async () => {
    const { nights, take } = await somebody();
    const report = await take(file(GOOD), { isConfirmed: false });
    expect(report).toMatchObject({ isWritten: false, lines: [{ outcome: 'written' }] });
    expect(await nights()).toEqual([]);
  });

  it.each([
    ['2026-01-05;23:00;45;2;30;06:30;07:00;', 'outsideProgramme'],
    ['2025-12-24;23:00;45;2;30;06:30;07:00;', 'outsideProgramme'],
    ['2026-03-11;23:00;45;2;30;06:30;07:00;', 'toCome'],
    ['2026-01-08;23:00;45;0;30;06:30;07:00;', 'awakeWithoutAwakenings'],
    ['2026-01-08;23:00;500;2;30;06:30;07:00;', 'totalSleepNegative'],
    ['2026-01-08;13:00;45;2;30;06:30;07:00;', 'timeInBedTooLong'],
    ['2026-01-08;23:00;45;31;30;06:30;07:00;', 'tooManyAwakenings'],
    ['2026-01-08;23:00;45;2;30;06:30;07:00;14:00-13:00', 'napEndsBeforeStart'],
    ['2026-01-08;23:00;;2;30;06:30;07:00;', 'missing'],
    [GOOD, 'twice'],
  ])('are all left out when one is refused: %s, %s', async (line, code) => {
    const { nights, take } = await somebody();
    const report = await take(file(GOOD, line));
    expect(report.isWritten).toBe(false);
    expect(faultsOf(report)).toContain(code);
    expect(await nights()).toEqual([]);
  });

  it('are refused with a rise still to come, at its column', async () => {
    const { take } = await somebody();
    const report = await take(file('2026-03-10;23:00;45;2;30;06:30;11:06;'));
    expect(report.lines[0]?.faults).toEqual([{ code: 'toCome', columns: ['Lever'], text: null }]);
    const line = '2026-03-10;23:00;45;2;30;06:30;11:00;';
    expect((await take(file(line))).isWritten).toBe(true);
  });

  it('name the columns of the file, and every fault of a line', async () => {
    const { take } = await somebody();
    const report = await take(file('2026-01-08;25:00;45;0;30;;07:00;'));
    expect(report.lines[0]?.faults).toEqual([
      { code: 'notATime', columns: ['Extinction'], text: '25:00' },
      { code: 'missing', columns: ['Réveil'], text: null },
      { code: 'awakeWithoutAwakenings', columns: ['Réveils', 'Durée des éveils'], text: null },
    ]);
  });

  it('stand over others only when that is asked', async () => {
    const { nights, take } = await somebody();
    await take(file(GOOD));
    const other = file(GOOD.replace(';45;', ';50;'));
    expect(faultsOf(await take(other))).toEqual(['differs']);
    expect(await take(other, { isReplacing: true })).toMatchObject({ isWritten: true });
    expect(await nights()).toMatchObject([{ sleepOnsetLatencyMinutes: 50, version: 3 }]);
  });

  it('bring the details that the file has, and leave the others as they are', async () => {
    const { nights, take } = await somebody();
    const withDetails = (columns: string, cells: string) =>
      take(`${HEADER};${columns}\n${GOOD};${cells}`, { isReplacing: true });
    await withDetails('qualite_sommeil;medicament_sommeil', '4;oui');
    expect(await withDetails('Note', 'Une fenêtre ouverte')).toMatchObject({ isWritten: true });
    expect(await nights()).toMatchObject([
      { sleepQuality: 4, hasTakenSleepMedication: true, note: 'Une fenêtre ouverte' },
    ]);
    const faults = async (columns: string, cells: string) =>
      faultsOf(await withDetails(columns, cells));
    expect(await faults('qualite_sommeil', '6')).toEqual(['outOfRange']);
    expect(await faults('medicament_sommeil', 'peut-être')).toEqual(['notYesOrNo']);
    expect(await faults('Note', 'a'.repeat(501))).toEqual(['tooLong']);
    expect(await faults('Note', 'a\u0007b')).toEqual([]);
    expect(await faults('Note', 'a\0b')).toEqual(['unsafeText']);
    expect(await faults('Note', 'a\uffffb')).toEqual(['unsafeText']);
    expect(await faults('heure_mise_au_lit', '23:30')).toEqual(['inBedAfterLightsOut']);
  });

  it('keep the naps that stand where the file only counts them, as our own does, and else say why not', async () => {
    const { nights, take } = await somebody();
    const counting = (lights: string, count: number) =>
      take(
        `${HEADER.replace('Siestes', 'nombre_siestes')}\n2026-01-07;${lights};45;2;30;06:30;07:00;${count}`,
        { isReplacing: true },
      );
    expect((await counting('23:00', 1)).lines[0]?.faults).toEqual([
      { code: 'napTimesElsewhere', columns: ['nombre_siestes'], text: null },
    ]);
    await take(file(GOOD));
    expect((await counting('23:00', 1)).lines).toMatchObject([{ outcome: 'unchanged' }]);
    expect(await counting('23:15', 1)).toMatchObject({ isWritten: true });
    expect(await nights()).toMatchObject([
      { lightsOutTime: 1395, napCount: 1, naps: [{ startTime: 780, endTime: 820 }] },
    ]);
    expect(faultsOf(await counting('23:15', 2))).toEqual(['napTimesElsewhere']);
  });

  it('keep the naps that stand where the file has no column for them', async () => {
    const { nights, take } = await somebody();
    await take(file(GOOD));
    const header = HEADER.replace(';Siestes', '');
    const line = '2026-01-07;23:15;45;2;30;06:30;07:00';
    expect(await take(`${header}\n${line}`, { isReplacing: true })).toMatchObject({
      isWritten: true,
    });
    expect(await nights()).toMatchObject([
      { lightsOutTime: 1395, napCount: 1, naps: [{ startTime: 780, endTime: 820 }] },
    ]);
    await take(file(`${line};`), { isReplacing: true });
    expect(await nights()).toMatchObject([{ napCount: 0, naps: [] }]);
  });

  it('keep the zone in which they were lived', async () => {
    const { userId, nights, take } = await somebody();
    await take(file(GOOD));
    await db.update(users).set({ timeZone: 'Europe/Paris' }).where(eq(users.id, userId));
    const zoned = (line: string) => `${HEADER};fuseau_horaire\n${line}`;
    expect(await take(zoned(`${GOOD};America/Toronto`))).toMatchObject({
      lines: [{ outcome: 'unchanged' }],
    });
    await take(file(GOOD.replace('23:00', '23:15')), { isReplacing: true });
    expect(await nights()).toMatchObject([{ lightsOutTime: 1395, timeZone: 'America/Toronto' }]);
    const moved = zoned(`${GOOD};Europe/Paris`);
    expect(await take(moved, { isReplacing: true })).toMatchObject({ isWritten: true });
    expect(await nights()).toMatchObject([{ lightsOutTime: 1380, timeZone: 'Europe/Paris' }]);
  });

  it('are refused where a line has more cells than there are titles', async () => {
    const { take } = await somebody();
    const report = await take(file(`${GOOD};13:00`));
    expect(report.lines[0]?.faults).toEqual([{ code: 'extraCells', columns: [], text: '13:00' }]);
    expect(await take(file(`${GOOD};; `))).toMatchObject({ isWritten: true });
  });

  it.each([
    ['sep=;\r\n', ';'],
    ['\uFEFFsep=,\r\n', ','],
    ['SEP=\t\r\n', '\t'],
  ])('come after a line that says the separator: %j', async (first, separator) => {
    const { take } = await somebody();
    expect(await take(first + file(GOOD).replaceAll(';', separator))).toMatchObject({
      isWritten: true,
      lines: [{ line: 3, outcome: 'written' }],
    });
  });

  it('are found by a code in small letters too', async () => {
    const { userId, take } = await somebody();
    const [found] = await db.select().from(participants).where(eq(participants.userId, userId));
    const code = found?.participantCode.toLowerCase() ?? '';
    expect(await take(`${HEADER};code_participant\n${GOOD};${code}`)).toMatchObject({
      isWritten: true,
    });
  });

  it('are written as they were reported, or not at all', async () => {
    const { userId, nights, take } = await somebody();
    const { basis } = await take(file(GOOD), { isConfirmed: false });
    const saved = { version: 5, updatedAt: now };
    const own = and(eq(diaryDays.userId, userId), eq(diaryDays.date, '2026-01-07'));
    await db.update(diaryDays).set(saved).where(own);
    await expect(take(file(GOOD), { basis })).rejects.toMatchObject({
      appCode: 'VERSION_CONFLICT',
    });
    expect(await nights()).toEqual([]);
    const again = await take(file(GOOD), { isConfirmed: false });
    expect(await take(file(GOOD), { basis: again.basis })).toMatchObject({ isWritten: true });
  });

  it('end the draft of their night', async () => {
    const { userId, take } = await somebody();
    const [day] = await db
      .select()
      .from(diaryDays)
      .where(and(eq(diaryDays.userId, userId), eq(diaryDays.date, '2026-01-07')));
    const dayId = day?.id ?? 0;
    await db.insert(diaryDrafts).values({ dayId, fields: {}, baseVersion: 1, updatedAt: now });
    await take(file(GOOD));
    expect(await db.$count(diaryDrafts, eq(diaryDrafts.dayId, dayId))).toBe(0);
  });

  it('of after the leaving and of another time zone are refused, and a file with lines of others in one sentence', async () => {
    const { userId, take } = await somebody();
    await db
      .update(participants)
      .set({ abandonedAt: new Date('2026-01-06T23:00:00Z'), abandonedOn: '2026-01-06' })
      .where(eq(participants.userId, userId));
    expect(faultsOf(await take(file(GOOD)))).toEqual(['afterLeaving']);
    const text = [
      `${HEADER};fuseau_horaire`,
      '2026-01-06;23:00;45;2;30;06:30;07:00;;Europe/Paris',
    ].join('\n');
    expect(faultsOf(await take(text))).toEqual(['otherTimeZone']);
    const [found] = await db.select().from(participants).where(eq(participants.userId, userId));
    const codes = [found?.participantCode, 'PA', 'PB', 'PA', 'PC', 'PD'];
    const many = [
      `${HEADER};code_participant`,
      ...codes.map((code) => `2026-01-06;23:00;45;2;30;06:30;07:00;;${code}`),
    ].join('\n');
    await expect(take(many)).rejects.toMatchObject({
      issues: [
        { path: ['text'], code: 'otherPeople', params: { choices: 'PA, PB, PC…', count: 4 } },
      ],
    });
  });

  it('are found by the code of their person, and refused for who is no participant', async () => {
    const { userId } = await somebody();
    const [found] = await db.select().from(participants).where(eq(participants.userId, userId));
    const participantCode = found?.participantCode ?? '';
    const asked = { text: file(GOOD), isConfirmed: true };
    const person = { participantCode: participantCode.toLowerCase() };
    expect(await importNights({ ...asked, person })).toMatchObject({
      isWritten: true,
    });
    const nobody = { email: 'nobody@example.test' };
    await expect(importNights({ ...asked, person: nobody })).rejects.toMatchObject({
      appCode: 'NOT_FOUND',
    });
  });

  const nightOf = (day: number) => `2026-01-0${day};23:00;45;2;30;06:30;07:00;`;
  const turnedText = (lines: readonly string[]) => {
    const rows = lines.map((line) => line.split(';'));
    return (rows[0] ?? []).map((_, at) => rows.map((cells) => cells[at]).join(';')).join('\n');
  };

  it.each([
    ['a mark before the titles', `\uFEFF${HEADER}\r\n${nightOf(7)}`, [2]],
    ['a column per night', turnedText([HEADER, nightOf(7), nightOf(8)]), [2, 3]],
    ['line feeds alone', `${HEADER}\n${nightOf(7)}\n${nightOf(8)}`, [2, 3]],
    ['carriage returns alone', `${HEADER}\r${nightOf(7)}\r${nightOf(8)}`, [2, 3]],
    ['ends of lines of two kinds', `${HEADER}\r\n${nightOf(7)}\n${nightOf(8)}\r\n`, [2, 3]],
    ['a separator said by another program', `sep=;\r\n${HEADER}\n${nightOf(7)}\n`, [3]],
    ['empty lines, of separators too', `${HEADER}\n\n${nightOf(7)}\n;;;;;;;\n \n\n`, [3]],
    ['empty lines before the titles', `\n\n${HEADER}\n${nightOf(7)}`, [4]],
    [
      'ends of lines within quotation marks',
      `${HEADER};Note\r\n${nightOf(7)};"Du bruit.\r\nPuis rien."\r\n${nightOf(8)};`,
      [2, 4],
    ],
    ['spaces around quotation marks', `${HEADER}\n "2026-01-07" ;${nightOf(7).slice(11)}`, [2]],
    ['quotation marks within a note', `${HEADER};Note\n${nightOf(7)};un écran de 24" allumé`, [2]],
    ['two titles over several lines', `"Date\n(matin)";${HEADER.slice(5)}\n${nightOf(7)}`, [3]],
  ])('are read with %s, each at its line', async (_what, text, lines) => {
    const { take } = await somebody();
    const map = text.includes('(matin)') ? { 'Date (matin)': 'date' } : {};
    const report = await take(text, { map });
    expect(report.lines.map(({ line, outcome }) => [line, outcome])).toEqual(
      lines.map((line) => [line, 'written']),
    );
  });

  it.each([
    ['', 'required'],
    [HEADER, 'required'],
    ['Date;Lever\n2026-01-07;07:00', 'missingColumns'],
    [`${HEADER};Rise time\n${GOOD};07:00`, 'repeatedColumns'],
    [`${HEADER}\n"2026`, 'notCsv'],
  ])('are refused with their file: %j, %s', async (text, code) => {
    const { take } = await somebody();
    await expect(take(text)).rejects.toMatchObject({ issues: [{ code }] });
  });

  it('are refused with their file at the line of quotation marks that do not go together', async () => {
    const { take } = await somebody();
    const text = `${HEADER};Note\n${GOOD};\n\n${GOOD};"Il a dit "non"."\n`;
    await expect(take(text)).rejects.toMatchObject({
      issues: [{ path: ['text'], code: 'notCsv', params: { choices: '4' } }],
    });
  });

  it.each([
    ['- Le chat', '- Le chat'],
    ['- Le chat\n+ le chien', '- Le chat + le chien'],
    ['=1+1; @demain', '=1+1; @demain'],
    ['Rien.\r\n\tOu presque.', 'Rien. Ou presque.'],
    ['« cité » "ainsi"', '« cité » "ainsi"'],
  ])('come back from our own file with their note: %j', async (note, exported) => {
    const { userId, nights, take } = await somebody();
    await take(file(GOOD));
    await db.update(diaryDays).set({ note }).where(eq(diaryDays.userId, userId));
    const text = csvFile([...HEADER.split(';'), 'note'], [[...GOOD.split(';'), exported]]);
    expect(await take(text)).toMatchObject({ lines: [{ outcome: 'unchanged' }] });
    await take(text.replace('23:00', '23:15'), { isReplacing: true });
    expect(await nights()).toMatchObject([{ lightsOutTime: 1395, note }]);
  });

  it('are of the same zone in whatever letters', async () => {
    const { nights, take } = await somebody();
    const zoned = `${HEADER};fuseau_horaire\n${GOOD};america/toronto`;
    expect(await take(zoned)).toMatchObject({ isWritten: true });
    expect(await nights()).toMatchObject([{ timeZone: 'America/Toronto' }]);
  });

  it('come from our own files too, from tabs and from the sample of the documents', async () => {
    const { nights, take } = await somebody();
    const sample = readFileSync(
      join(import.meta.dirname, '../../../../docs/nights-sample.csv'),
      'utf8',
    );
    expect(await take(sample)).toMatchObject({ isWritten: true });
    expect(await nights()).toHaveLength(4);
    expect(await take(sample.replaceAll(',', '\t'))).toMatchObject({
      lines: [{}, {}, {}, {}].map(() => ({ outcome: 'unchanged' })),
    });
    const ours = [
      'date,semaine,heure_extinction_lumieres,duree_endormissement,nombre_reveils,duree_eveil,heure_reveil,heure_sortie_lit,nombre_siestes,siestes,duree_au_lit,duree_sommeil,fuseau_horaire',
      '2026-01-06,1,23:00:00,45,2,30,06:30:00,07:00:00,0,,480,375,America/Toronto',
    ].join('\r\n');
    expect(await take(ours)).toMatchObject({
      lines: [{ outcome: 'unchanged' }],
      ignored: ['semaine', 'duree_au_lit', 'duree_sommeil'],
    });
  });
});

describe('nights of other programs', () => {
  const stop = Date.UTC(2026, 0, 7, 11, 30);
  const plees = `sid,start,stop,rating\r\n1,${stop - 27_000_000},${stop},4\r\n`;

  it('stay unwritten while a needed column is empty, and say which ones', async () => {
    const { nights, take } = await somebody();
    const report = await take(plees, { source: 'plees-tracker' });
    expect(report).toMatchObject({
      isWritten: false,
      nights: { first: { evening: '2026-01-06', morning: '2026-01-07' } },
      lacking: [
        'duree_endormissement',
        'nombre_reveils',
        'duree_eveil',
        'heure_sortie_lit',
        'siestes',
        'heure_mise_au_lit',
        'medicament_sommeil',
        'alcool',
        'cafeine_apres_midi',
        'note',
      ],
    });
    expect(faultsOf(report)).toEqual(['missing', 'missing', 'missing', 'missing']);
    expect(await nights()).toEqual([]);
  });

  it('are written once their table is completed', async () => {
    const { nights, take } = await somebody();
    const { table } = await take(plees, { source: 'plees-tracker', isConfirmed: false });
    const [head = '', line = ''] = (table ?? '').split('\r\n');
    const titles = head.replace('\uFEFF', '').split(',');
    const answers: Record<string, string> = {
      nombre_reveils: '1',
      duree_endormissement: '20',
      duree_eveil: '15',
      heure_sortie_lit: '6:45',
    };
    const cells = line.split(',').map((cell, at) => answers[titles[at] ?? ''] ?? cell);
    const completed = [head, cells.join(',')].join('\r\n');
    expect(await take(completed)).toMatchObject({ isWritten: true, lacking: [], table: null });
    expect(await nights()).toMatchObject([
      { date: '2026-01-07', lightsOutTime: 1380, finalWakeUpTime: 390, sleepQuality: 4 },
    ]);
  });

  it('are written at once from the sheet of the Consensus Sleep Diary, days in columns', async () => {
    const { nights, take } = await somebody();
    const sheet = [
      'Date,2026-01-07,2026-01-08',
      '1,22:45,22:30',
      '2,23:10,23:00',
      '3,55 min.,20',
      '4,2,0',
      '5,1 h 10,0',
      '6,6:30,6:45',
      '7,7:00,7:00',
      '8,Poor,Very good',
      '9,Du bruit,',
    ].join('\n');
    expect(await take(sheet, { source: 'consensus-sleep-diary' })).toMatchObject({
      isWritten: true,
      ignored: [],
      lines: [{ line: 2 }, { line: 3 }],
    });
    expect(await nights()).toMatchObject([
      {
        intoBedTime: 1365,
        lightsOutTime: 1390,
        sleepOnsetLatencyMinutes: 55,
        awakenings: 2,
        wakeAfterSleepOnsetMinutes: 70,
        finalWakeUpTime: 390,
        outOfBedTime: 420,
        sleepQuality: 2,
        note: 'Du bruit',
        naps: [],
      },
      { sleepQuality: 5, note: null },
    ]);
  });

  it('of another zone than the account are refused', async () => {
    const { take } = await somebody();
    const text =
      'Id,Tz,From,To,Rating,Comment\n1,Asia/Tokyo,6. 01. 2026 23:00,7. 01. 2026 7:00,0.0,';
    const report = await take(text, { source: 'sleep-as-android' });
    expect(faultsOf(report)).toContain('otherTimeZone');
  });

  it('name the titles that are missing in a file of something else', async () => {
    const { take } = await somebody();
    await expect(take(file(GOOD), { source: 'sleep-as-android' })).rejects.toMatchObject({
      issues: [{ code: 'missingColumns', params: { choices: 'Tz, From, To' } }],
    });
  });
});
