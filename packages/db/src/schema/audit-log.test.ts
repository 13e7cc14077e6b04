import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../testing.ts';
import { auditDetails, auditLog } from './audit-log.ts';

const { db, pool } = await testDatabase();
const at = new Date('2026-01-06T15:00:00Z');
await db.insert(auditLog).values({ at, action: 'account.login', requestId: 'test' });

it('gives its values away, and nothing else', async () => {
  await db.insert(auditDetails).values({ auditId: 1, subjectUserId: 7, after: { city: 'Laval' } });
  await pool.query('delete from audit_details where subject_user_id = 7');
  expect(await db.$count(auditDetails)).toBe(0);
  expect(await db.$count(auditLog)).toBe(1);
});

describe('the audit log (AD-1)', () => {
  it.each([
    'update audit_log set actor_user_id = null',
    'update audit_log set at = at',
    'delete from audit_log',
    'truncate audit_log',
    'truncate audit_log cascade',
  ])('refuses "%s" to everybody', async (statement) => {
    const before = await db.select().from(auditLog);
    await expect(pool.query(statement)).rejects.toMatchObject({ code: '42501' });
    expect(await db.select().from(auditLog)).toEqual(before);
  });

  it('is opened only by the owner of the database, who can take the triggers away', async () => {
    await pool.query('alter table audit_log disable trigger user');
    await pool.query('delete from audit_log');
    expect(await db.$count(auditLog)).toBe(0);
    await pool.query('alter table audit_log enable trigger user');
    const { rows } = await db.execute(sql`
      select tgname from pg_trigger where tgrelid = 'audit_log'::regclass and tgenabled = 'O'`);
    expect(rows).toHaveLength(2);
  });
});
