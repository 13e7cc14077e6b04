import type { Client } from 'pg';

/** Its number has no meaning but to be the same for all who provision. */
const provisionLock = '1635082853, 2';

/** Makes the role and the database `aube`, unless they are there. */
export async function provision(superuser: Client, password: string): Promise<void> {
  const found = await superuser.query(`select from pg_database where datname = 'aube'`);
  if (found.rowCount === 1) return;

  await superuser.query(`select pg_advisory_lock(${provisionLock})`);
  try {
    const roles = await superuser.query(`select from pg_roles where rolname = 'aube'`);
    if (roles.rowCount === 0) {
      await superuser.query(`create role aube login password '${password}'`);
    }
    const databases = await superuser.query(`select from pg_database where datname = 'aube'`);
    if (databases.rowCount === 0) await superuser.query('create database aube owner aube');
  } finally {
    await superuser.query(`select pg_advisory_unlock(${provisionLock})`);
  }
}
