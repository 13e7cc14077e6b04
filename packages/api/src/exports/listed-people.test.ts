import {
  auditDetails,
  auditLog,
  participants,
  safetyFlags,
  staffAlerts,
  users,
} from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { parse } from 'csv-parse/sync';
import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { PARTICIPANT_STATES } from '../admin/rules/participant-list.ts';
import { recountPeople } from '../stats/record/recount-people.ts';
import { FIGURES, isWeekFigure } from '../stats/rules/figures.ts';
import { first } from '../testing/people.ts';
import { createWorld, MORNING } from '../testing/world.ts';
import { openExportKey } from './record/export-key.ts';
import { openExport } from './record/open-export.ts';

const world = await createWorld(await testDatabase());
const { db, services, addPerson, addStarted, submit, as } = world;
const sources = {
  ...services,
  onShown: () => Promise.resolve(),
  onLeft: () => Promise.resolve(),
};
const admin = await addPerson({ roleId: ROLE.administrator });

const waiting = await addPerson();
const begun = await addStarted('2025-12-09', 'Pacific/Auckland');
const finished = await addStarted('2025-06-03');
await submit(finished, 'S6');
await submit(finished, 'S24');
const left = await addStarted('2025-12-16');
await db
  .update(participants)
  .set({ abandonedAt: MORNING, abandonedOn: '2026-01-02' })
  .where(eq(participants.userId, left));
await db.update(users).set({ lastName: 'Côté-Œuvrard' }).where(eq(users.id, begun));
await db
  .update(participants)
  .set({ createdAt: new Date('2025-03-01T12:00:00Z') })
  .where(eq(participants.userId, waiting));
await db.insert(staffAlerts).values({
  userId: begun,
  kind: 'crisis',
  details: { questionnaire: 'S0', item: 'phq9_9', answer: '1' },
  raisedAt: MORNING,
});
await db.insert(staffAlerts).values({
  userId: finished,
  kind: 'severeDepression',
  details: { questionnaire: 'S6' },
  raisedAt: MORNING,
  acknowledgedAt: MORNING,
  acknowledgedByUserId: admin,
  acknowledgedNote: 'Appelée',
  outcome: 'reached' as const,
  outcomeAt: MORNING,
  outcomeByUserId: admin,
});
await db.insert(safetyFlags).values({
  userId: finished,
  code: 'shiftWork',
  source: 'S0',
  raisedAt: MORNING,
});
await recountPeople({ ...services, now: MORNING });

const codes = new Map(
  (await db.select().from(participants)).map(({ userId, participantCode }) => [
    userId,
    participantCode,
  ]),
);
const caller = await as(admin);

// The tests need more files than a person may request per hour.
beforeEach(() => services.limiter.clear([['exports.account', String(admin)]]));
type Filters = Omit<Parameters<typeof caller.exports.prepare>[0], 'file'>;

type File = Parameters<typeof caller.exports.prepare>[0]['file'];

async function rowsOf(filters: Filters, file: File) {
  const { key } = await caller.exports.prepare({ file, ...filters });
  const prepared = first(
    openExportKey(services, key, { userId: admin, now: MORNING }) ?? undefined,
  );
  const chunks: Uint8Array[] = [];
  for await (const chunk of await openExport(sources, { ...prepared, now: MORNING })) {
    chunks.push(chunk);
  }
  return parse<Record<string, string>>(Buffer.concat(chunks), { bom: true, columns: true });
}

async function exported(filters: Filters, file: File = 'participants.csv') {
  const rows = await rowsOf(filters, file);
  return new Set(rows.map(({ code_participant }) => code_participant));
}

async function listed(filters: Filters) {
  const { rows } = await caller.admin.listParticipants({ ...filters, pageSize: 100 });
  return new Set(rows.map(({ userId }) => codes.get(userId)));
}

const FILTERS: readonly Filters[] = [
  ...PARTICIPANT_STATES.map((state) => ({ state })),
  ...FIGURES.map((figure) => ({ figure, ...(isWeekFigure(figure) && { week: 2 }) })),
  { hasWaitingAlert: true },
  { isScheduleLocked: true },
  { registeredFrom: '2025-03-01', registeredTo: '2025-03-01' },
  { search: 'oeuvrard cote' },
  { userIds: [begun, left] },
  { userIds: [begun, left], state: 'left' },
  { search: '%' },
  { state: 'inProgress', hasWaitingAlert: true, figure: 'started', search: 'cote' },
];

describe('a file of the alerts', () => {
  const read = (filters: Filters) => rowsOf(filters, 'alertes.csv');

  it('has those that the console lists, waiting or taken charge of, when the flags are left out', async () => {
    const listedAlerts = await caller.questionnaires.listAlerts({ includeClosed: true });
    expect(listedAlerts).toHaveLength(2);
    const rows = await read({ nature: 'alert' });
    expect(new Set(rows.map((row) => `${row['code_participant']} ${row['type']}`))).toEqual(
      new Set(
        listedAlerts.map(({ participant, kind }) => `${codes.get(participant.userId)} ${kind}`),
      ),
    );
    expect(rows.map(({ nature }) => nature)).toEqual(['alerte', 'alerte']);
  });

  it('has the flags alone, or both', async () => {
    expect((await read({ nature: 'flag' })).map(({ nature }) => nature)).toEqual(['signal']);
    expect(await read({})).toHaveLength(3);
    const { total } = await caller.exports.preview({ dataset: 'alerts', nature: 'flag' });
    expect(total).toBe(1);
  });

  it.each(['participants.csv', 'tout.zip', 'statistiques-etapes.csv'] as const)(
    'is the only one with natures: %s has none',
    async (file) => {
      const refused = { issues: [{ path: ['nature'], code: 'unknownField' }] };
      await expect(caller.exports.prepare({ file, nature: 'alert' })).rejects.toMatchObject(
        refused,
      );
    },
  );

  it('is the only one with natures in the preview too', async () => {
    await expect(
      caller.exports.preview({ dataset: 'nights', nature: 'alert' }),
    ).rejects.toMatchObject({ issues: [{ path: ['nature'], code: 'unknownField' }] });
  });
});

describe('a file of those whom a list shows', () => {
  it.each(FILTERS)('%j: is about the same people', async (filters) => {
    expect(await exported(filters)).toEqual(await listed(filters));
  });

  it('narrows every dataset, and its preview', async () => {
    const filters: Filters = { state: 'inProgress', search: 'cote' };
    expect(await exported(filters, 'semaines.csv')).toEqual(new Set([codes.get(begun)]));
    expect(await caller.exports.preview({ dataset: 'weeks', ...filters })).toMatchObject({
      total: 25,
    });
  });

  it('asks for the week of a figure that counts people in one', async () => {
    await expect(exported({ figure: 'active' })).rejects.toMatchObject({
      issues: [{ path: ['week'], code: 'required' }],
    });
  });

  it('writes its filters into the log, but never what was searched', async () => {
    await exported({ search: 'Côté', state: 'inProgress' });
    const [row] = await db
      .select()
      .from(auditDetails)
      .innerJoin(auditLog, eq(auditLog.id, auditDetails.auditId))
      .where(eq(auditLog.action, 'exports.prepare'))
      .orderBy(desc(auditLog.id))
      .limit(1);
    const { columns, ...narrowed } = row?.audit_details.after ?? {};
    expect(columns).toContain('code_participant');
    expect(narrowed).toEqual({
      isSearch: true,
      state: 'inProgress',
      withIdentity: false,
      rows: 1,
    });
  });

  it('writes into the log which people were chosen', async () => {
    await exported({ userIds: [begun] });
    const [row] = await db
      .select()
      .from(auditDetails)
      .innerJoin(auditLog, eq(auditLog.id, auditDetails.auditId))
      .where(eq(auditLog.action, 'exports.prepare'))
      .orderBy(desc(auditLog.id))
      .limit(1);
    expect(row?.audit_details.after).toMatchObject({ chosenPeople: [begun] });
  });
});
