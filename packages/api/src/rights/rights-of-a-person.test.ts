import { nightFields } from '@aube/dictionary';
import * as schema from '@aube/db/schema';
import { exerciseAnswers, healthChanges, questionnaireAnswers, users } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { eq, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { auditLook } from '../audit.ts';
import { leaveUnread, preparedFile } from '../testing/prepared-file.ts';
import { NIGHT } from '../testing/night.ts';
import { createWorld, MORNING, TEST_ORIGIN } from '../testing/world.ts';
import { LEFT_OUT_OF_A_COPY, PERSONAL_TABLES } from './record/personal-tables.ts';

const world = await createWorld(await testDatabase());
const { db, addPerson, addStarted, as, place } = world;

const tables = Object.entries(schema).flatMap(([name, value]: [string, unknown]) =>
  is(value, PgTable) ? [[name, value] as const] : [],
);

describe('one’s copy of one’s data (D62)', () => {
  it.each(tables.map(([name]) => [name]))('%s is in it, or it is said why not', (name) => {
    expect([name in PERSONAL_TABLES, name in LEFT_OUT_OF_A_COPY].filter(Boolean)).toHaveLength(1);
  });

  it('leaves out no table with a person in it but by name', () => {
    const withPeople = tables.filter(([, table]) =>
      getTableConfig(table).foreignKeys.some(
        (key) => getTableName(key.reference().foreignTable) === 'users',
      ),
    );
    expect(withPeople.length).toBeGreaterThan(20);
    for (const [name] of withPeople) {
      expect(LEFT_OUT_OF_A_COPY[name] ?? PERSONAL_TABLES[name]).toBeDefined();
    }
  });

  it('is a ZIP with every row about the person, and no secret', async () => {
    const userId = await addStarted('2026-01-01');
    await db
      .update(questionnaireAnswers)
      .set({ answers: { gender: 'woman', words: '=1+1' } })
      .where(eq(questionnaireAnswers.userId, userId));
    const filled = { chapterId: 'c', exerciseId: 'e', answers: { a: 'Le calme' } };
    await db.insert(exerciseAnswers).values({ userId, updatedAt: MORNING, ...filled });
    const caller = await as(userId);
    const night = {
      ...NIGHT,
      sleepQuality: 2,
      intoBedTime: 1380,
      hasTakenSleepMedication: true,
      hasHadAfternoonCaffeine: false,
      note: 'Dos',
    };
    await caller.diary.saveDay({ day: { date: '2026-01-05' }, night });
    const { fileName, zipBase64 } = await caller.rights.exportOwnData();
    expect(fileName).toBe('mes-donnees-aube-2026-01-06.zip');
    const files = unzipSync(Buffer.from(zipBase64, 'base64'));
    expect(Object.keys(files).toSorted()).toEqual([
      'LISEZMOI.txt',
      'donnees.json',
      'exercices.md',
      'nuits.csv',
      'questionnaires.csv',
    ]);
    const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    const { donnees, schema: described } = JSON.parse(text('donnees.json')) as {
      donnees: Record<string, Record<string, unknown>[]>;
      schema: { properties: Record<string, { items: { required: string[] } }> };
    };
    expect(Object.keys(donnees).toSorted()).toEqual(Object.keys(PERSONAL_TABLES).toSorted());
    for (const [table, rows] of Object.entries(donnees)) {
      const fields = described.properties[table]?.items.required.toSorted();
      for (const row of rows) expect(Object.keys(row).toSorted()).toEqual(fields);
    }
    expect(donnees['users']).toMatchObject([{ id: userId, firstName: 'Camille' }]);
    expect(donnees['diaryDays']).toHaveLength(175);
    expect(text('donnees.json')).not.toMatch(/argon2|"hash"|passwordHash|sealedSecret/);
    const [names, cells] = text('nuits.csv')
      .split('\r\n')
      .map((line) => line.replace('\uFEFF', '').split(','));
    const row = Object.fromEntries((names ?? []).map((name, index) => [name, cells?.[index]]));
    expect(row).toEqual({
      ...Object.fromEntries(Object.values(nightFields).map(({ french }) => [french, ''])),
      date: '2026-01-05',
      semaine: '1',
      heure_extinction_lumieres: '23:15',
      duree_endormissement: '20',
      nombre_reveils: '1',
      duree_eveil: '10',
      heure_reveil: '06:40',
      heure_sortie_lit: '06:50',
      nombre_siestes: '0',
      qualite_sommeil: '2',
      heure_mise_au_lit: '23:00',
      medicament_sommeil: 'true',
      cafeine_apres_midi: 'false',
      note: 'Dos',
      duree_au_lit: '455',
      duree_sommeil: '415',
      fuseau_horaire: 'America/Toronto',
    });
    expect(text('questionnaires.csv')).toContain("'=1+1");
    expect(text('exercices.md')).toContain('Le calme');
  });

  it('is named by the day of the person, not of UTC', async () => {
    const caller = await as(await addPerson(), { now: new Date('2026-01-07T02:00:00Z') });
    const { fileName } = await caller.rights.exportOwnData();
    expect(fileName).toBe('mes-donnees-aube-2026-01-06.zip');
  });

  it('is whole in English, and holds nobody else’s rows', async () => {
    const [one, other] = [await addPerson(), await addPerson()];
    const caller = await as(one, { locale: 'en' });
    const { fileName, zipBase64 } = await caller.rights.exportOwnData();
    expect(fileName).toMatch(/^my-data-aube-/);
    const files = unzipSync(Buffer.from(zipBase64, 'base64'));
    const [user] = await db.select().from(users).where(eq(users.id, other));
    expect(strFromU8(files['donnees.json']!)).not.toContain(user!.email);
    expect(strFromU8(files['README.txt']!)).toContain('YOUR DATA');
    expect(strFromU8(files['exercices.md']!)).toMatch(/^# My exercises\n/);
    expect(files['LISEZMOI.txt']).toBeUndefined();
  });

  it('says who looked, and not from where: the network of staff is theirs', async () => {
    const userId = await addPerson();
    const staffId = await addPerson({ roleId: ROLE.staff });
    await (await as(staffId)).admin.getParticipant({ userId });
    const { zipBase64 } = await (await as(userId)).rights.exportOwnData();
    const text = strFromU8(unzipSync(Buffer.from(zipBase64, 'base64'))['donnees.json']!);
    const { donnees } = JSON.parse(text) as {
      donnees: { auditLog: { actorUserId: number; addressPrefix: string | null }[] };
    };
    const from = (id: number) =>
      donnees.auditLog.filter((row) => row.actorUserId === id).map((row) => row.addressPrefix);
    expect(from(staffId)).toEqual([null]);
    expect(from(userId)).toEqual([TEST_ORIGIN.addressPrefix]);
  });

  it('holds a draft that was never saved, and what was said of a change of health', async () => {
    const userId = await addStarted('2026-01-01');
    const caller = await as(userId);
    const { id: dayId, version } = (await caller.diary.listDays({ week: 1 }))[0]!;
    await caller.diary.saveDraft({ dayId, fields: { awakenings: '7' }, baseVersion: version });
    await db.insert(healthChanges).values({
      userId,
      answers: { shift_work: 'yes' },
      instruments: [],
      locale: 'fr',
      answeredAt: MORNING,
      openedFlags: [],
      closedFlags: [],
    });
    const { zipBase64 } = await caller.rights.exportOwnData();
    const files = unzipSync(Buffer.from(zipBase64, 'base64'));
    const { donnees } = JSON.parse(strFromU8(files['donnees.json']!)) as {
      donnees: { diaryDrafts: { fields: unknown }[] };
    };
    expect(donnees.diaryDrafts).toMatchObject([{ fields: { awakenings: '7' } }]);
    const answers = strFromU8(files['questionnaires.csv']!);
    expect(answers).toContain(`SANTE_CHANGEE,${MORNING.toISOString()},shift_work,`);
  });

  it('holds what staff wrote about the person', async () => {
    const userId = await addPerson();
    const staffId = await addPerson({ roleId: ROLE.staff });
    const text = 'Préfère le téléphone.';
    await (await as(staffId)).stats.addNote({ userId, kind: 'note', text });
    const { zipBase64 } = await (await as(userId)).rights.exportOwnData();
    const files = unzipSync(Buffer.from(zipBase64, 'base64'));
    expect(strFromU8(files['donnees.json']!)).toContain(text);
  });

  it('is given ten times an hour, to each account', async () => {
    const caller = await as(await addPerson());
    for (let count = 0; count < 10; count += 1) await caller.rights.exportOwnData();
    await expect(caller.rights.exportOwnData()).rejects.toMatchObject({
      appCode: 'TOO_MANY_REQUESTS',
    });
    await (await as(await addPerson())).rights.exportOwnData();
  });
});

describe('who saw one’s file (D62)', () => {
  it('says who took a file that names the person, and nothing of one that names nobody', async () => {
    const userId = await addStarted('2026-01-01');
    const reader = await addPerson({ roleId: ROLE.administrator });
    const own = await as(userId);
    const file = 'participants.csv';
    await leaveUnread(await preparedFile(world, reader, { file }));
    expect(await own.rights.listOwnViewers({})).toMatchObject({ total: 0 });
    const asked = { file, withIdentity: true, reason: 'À sa demande' } as const;
    await leaveUnread(await preparedFile(world, reader, asked));
    expect(await own.rights.listOwnViewers({})).toMatchObject({ rows: [{ what: 'exports' }] });
  });

  it('says what the operator of the site did, and nothing of what a guest tried', async () => {
    const userId = await addStarted('2026-01-01');
    const [person] = await db.select().from(users).where(eq(users.id, userId));
    await world.callerIn().account.requestPasswordReset({ email: person!.email });
    const own = await as(userId);
    expect(await own.rights.listOwnViewers({})).toMatchObject({ total: 0 });
    const operator = { callerKind: 'commandLine', addressPrefix: null } as const;
    const acting = { db, now: MORNING, requestId: 'test', origin: operator };
    await auditLook({ ...acting, procedure: 'admin.listUserRecords' }, null, [userId]);
    expect(await own.rights.listOwnViewers({})).toMatchObject({
      total: 1,
      rows: [{ name: null, isOperator: true, establishments: [], what: 'list' }],
    });
  });

  it('says who, where they work, when and what, a day in a line, for 24 months', async () => {
    const userId = await addPerson();
    const staffId = await addPerson({ roleId: ROLE.staff });
    const at = (now: string) => as(staffId, { now: new Date(now) });
    await (await at('2026-01-06T15:10:00Z')).admin.getParticipant({ userId });
    await (await at('2026-01-06T20:40:00Z')).admin.getParticipant({ userId });
    await (await at('2026-01-07T15:40:00Z')).admin.getParticipant({ userId });
    await (await at('2026-01-06T17:00:00Z')).programme.overview({ userId });
    const own = await as(userId, { now: new Date('2026-02-01T15:00:00Z') });
    await own.programme.overview({});
    const seen = await own.rights.listOwnViewers({});
    const [staff] = await db.select().from(users).where(eq(users.id, staffId));
    const name = `${staff!.firstName} ${staff!.lastName}`;
    const whose = { name, isOperator: false, establishments: [place.name] };
    const what = 'record';
    expect(seen).toEqual({
      total: 3,
      pageSize: 50,
      rows: [
        {
          ...whose,
          firstAt: '2026-01-07T15:40:00.000Z',
          at: '2026-01-07T15:40:00.000Z',
          what,
          count: 1,
        },
        {
          ...whose,
          firstAt: '2026-01-06T15:10:00.000Z',
          at: '2026-01-06T20:40:00.000Z',
          what,
          count: 2,
        },
        {
          ...whose,
          firstAt: '2026-01-06T17:00:00.000Z',
          at: '2026-01-06T17:00:00.000Z',
          what: 'programme',
          count: 1,
        },
      ],
    });
    const much = { now: new Date('2028-01-07T15:39:00Z') };
    expect(await (await as(userId, much)).rights.listOwnViewers({})).toMatchObject({ total: 1 });
  });
});
