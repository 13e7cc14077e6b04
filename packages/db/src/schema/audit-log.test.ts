import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../testing.ts';
import { auditDetails, auditLog } from './audit-log.ts';

const { db, pool } = await testDatabase();
const at = new Date('2026-01-06T15:00:00Z');
await db.insert(auditLog).values({ at, action: 'account.login', requestId: 'test' });

describe('the values of the audit log (D63)', () => {
  async function deleteAs(erasing: string | null, where: string) {
    const client = await pool.connect();
    try {
      await client.query('begin');
      if (erasing !== null) {
        await client.query(`select set_config('aube.erasing', $1, true)`, [erasing]);
      }
      const { rowCount } = await client.query(`delete from audit_details where ${where}`);
      await client.query('commit');
      return rowCount;
    } catch (thrown) {
      await client.query('rollback');
      throw thrown;
    } finally {
      client.release();
    }
  }
  const refused = { code: '42501' };

  it('go with the erasure of their person alone, and the log stays', async () => {
    await db.insert(auditDetails).values([
      { auditId: 1, subjectUserId: 7, after: { city: 'Laval' } },
      { auditId: 2, subjectUserId: 8, after: { city: 'Hull' } },
      { auditId: 3, subjectUserId: null, after: { email: 'a@example.test' } },
    ]);
    await expect(deleteAs(null, 'audit_id = 1')).rejects.toMatchObject(refused);
    await expect(deleteAs('', 'audit_id = 3')).rejects.toMatchObject(refused);
    await expect(deleteAs('7', 'audit_id = 2')).rejects.toMatchObject(refused);
    await expect(deleteAs('7', 'true')).rejects.toMatchObject(refused);
    expect(await deleteAs('7', 'audit_id in (1, 3)')).toBe(2);
    await expect(deleteAs(null, 'audit_id = 2')).rejects.toMatchObject(refused);
    expect(await db.$count(auditDetails)).toBe(1);
    expect(await db.$count(auditLog)).toBe(1);
  });

  it.each(['update audit_details set after = null', 'truncate audit_details'])(
    'refuse "%s" to everybody, in an erasure too',
    async (statement) => {
      await expect(pool.query(statement)).rejects.toMatchObject(refused);
      await expect(
        pool.query(`begin; set local aube.erasing = '8'; ${statement}; commit`),
      ).rejects.toMatchObject(refused);
      await pool.query('rollback');
      expect(await db.$count(auditDetails)).toBe(1);
    },
  );
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
