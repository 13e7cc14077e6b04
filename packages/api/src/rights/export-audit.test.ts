import { auditDetails, auditLog } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { parse } from 'csv-parse/sync';
import { and, desc, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { createWorld, MORNING } from '../testing/world.ts';
import { AUDIT_PIECE } from './export-audit.ts';

const world = await createWorld(await testDatabase());
const { db, addPerson, as } = world;
const administratorId = await addPerson({ roleId: ROLE.administrator });
const { rights } = await as(administratorId);
const staffId = await addPerson({ roleId: ROLE.staff });

async function fileOf(asked: Parameters<typeof rights.exportAudit>[0]) {
  const pieces = [await rights.exportAudit(asked)];
  for (let next = pieces[0]?.next ?? null; next !== null; next = pieces.at(-1)?.next ?? null) {
    pieces.push(await rights.exportAudit({ ...asked, before: next }));
  }
  const text = pieces.map((piece) => piece.text).join('');
  const rows: Record<string, string>[] = parse(text, { bom: true, columns: true });
  return { pieces, text, rows };
}

it('holds each row of the log on its own, in words and as it is kept', async () => {
  const userId = await addPerson();
  const staff = await as(staffId);
  await staff.admin.getParticipant({ userId });
  await staff.admin.getParticipant({ userId });
  await staff.admin.updateParticipant({
    userId,
    firstName: 'Lou',
    lastName: '=Roy',
    city: 'Laval',
    reason: 'Faute.',
  });
  const { text, rows, pieces } = await fileOf({ subjectUserId: userId });
  expect(text.startsWith('\uFEFFid,date,action')).toBe(true);
  expect(pieces).toMatchObject([{ rows: 3, next: null }]);
  expect(rows.map(({ action }) => action)).toEqual([
    'admin.updateParticipant',
    'admin.getParticipant',
    'admin.getParticipant',
  ]);
  expect(rows[0]).toMatchObject({
    date: MORNING.toISOString(),
    action_libelle: 'Coordonnées modifiées',
    auteur_id: String(staffId),
    sujet: "'=Roy, Lou",
    objet_libelle: `Fiche ${userId}`,
  });
  expect(rows[0]?.['changements']).toContain('Ville : (vide) → Laval');
  expect(JSON.parse(rows[0]?.['apres'] ?? '')).toMatchObject({ city: 'Laval' });
  const looks = and(eq(auditLog.action, 'rights.exportAudit'), eq(auditLog.subjectUserId, userId));
  expect(await db.$count(auditLog, looks)).toBe(1);
});

it('is written in the log itself, with what narrowed it but not what was searched', async () => {
  await rights.exportAudit({ search: 'secret', act: 'looks', period: 'week' });
  const [row] = await db
    .select({ objectType: auditLog.objectType, after: auditDetails.after })
    .from(auditLog)
    .innerJoin(auditDetails, eq(auditDetails.auditId, auditLog.id))
    .where(eq(auditLog.action, 'rights.exportAudit'))
    .orderBy(desc(auditLog.id))
    .limit(1);
  expect(row).toEqual({ objectType: 'auditLog', after: { act: 'looks', period: 'week' } });
});

it('comes in pieces that leave out nothing and repeat nothing, whatever is written meanwhile', async () => {
  const userId = await addPerson();
  const row = { actorUserId: userId, action: 'account.login', requestId: 'r', at: MORNING };
  const count = 2 * AUDIT_PIECE + 1;
  await db.insert(auditLog).values(Array.from({ length: count }, () => row));
  const { rows, pieces } = await fileOf({ actorUserId: userId });
  expect(pieces.map((piece) => piece.rows)).toEqual([AUDIT_PIECE, AUDIT_PIECE, 1]);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(count);
});

it('holds the period of its first piece, though the others are asked for later', async () => {
  const userId = await addPerson();
  const row = { actorUserId: userId, action: 'account.login', requestId: 'r' };
  const start = MORNING.getTime() - 30 * 86_400_000;
  await db
    .insert(auditLog)
    .values([
      { ...row, at: new Date(start + 1000) },
      ...Array.from({ length: AUDIT_PIECE }, () => ({ ...row, at: MORNING })),
    ]);
  const first = await rights.exportAudit({ actorUserId: userId });
  const later = await as(administratorId, { now: new Date(MORNING.getTime() + 5000) });
  const before = first.next ?? '';
  const second = await later.rights.exportAudit({ actorUserId: userId, before });
  expect([first.rows, second.rows]).toEqual([AUDIT_PIECE, 1]);
});

it('has no further piece but after a first one of the same file, which left its line', async () => {
  const userId = await addPerson();
  const row = { actorUserId: userId, action: 'account.login', requestId: 'r', at: MORNING };
  await db.insert(auditLog).values(Array.from({ length: AUDIT_PIECE }, () => row));
  const { next } = await rights.exportAudit({ actorUserId: userId });
  const before = next ?? '';
  const other = await as(await addPerson({ roleId: ROLE.administrator }));
  for (const ask of [
    () => rights.exportAudit({ before: String(Number.MAX_SAFE_INTEGER), period: 'all' }),
    () => rights.exportAudit({ before: '' }),
    () => rights.exportAudit({ actorUserId: userId, period: 'all', before }),
    () => other.rights.exportAudit({ actorUserId: userId, before }),
  ]) {
    await expect(ask()).rejects.toMatchObject({
      appCode: 'INVALID',
      issues: [{ path: ['before'], code: 'invalid' }],
    });
  }
  expect(await rights.exportAudit({ actorUserId: userId, before })).toMatchObject({ next: null });
});

it('looks at a hundred thousand rows at most in one piece, though few of them fit', async () => {
  const userId = await addPerson();
  const row = { actorUserId: userId, action: 'account.logout', requestId: 'r', at: MORNING };
  const [old] = await db.insert(auditLog).values(row).returning({ id: auditLog.id });
  await db.execute(sql`insert into audit_log (at, action, request_id)
    select ${MORNING.toISOString()}::timestamptz, 'diary.saveDay', 'r' from generate_series(1, 100000)`);
  const { rows, pieces } = await fileOf({ act: 'logins' });
  expect(pieces[0]).toMatchObject({ rows: 0 });
  expect(rows.map(({ id }) => id)).toContain(String(old?.id));
});

it('is refused to staff', async () => {
  const staff = await as(staffId);
  await expect(staff.rights.exportAudit({})).rejects.toMatchObject({ appCode: 'FORBIDDEN' });
});
