import type { Pool } from 'pg';
import { DatabaseUnavailableError } from './database-error.ts';
import type { Report } from './database-notice.ts';

const oldestVersion = 15;

/** Settings that `findServerFault` reads, as an SQL list. */
export const DURABILITY_SETTINGS = `('fsync', 'full_page_writes', 'synchronous_commit',
  'data_checksums', 'server_version_num')`;

/** Refuses a server that may lose a confirmed save. @source security DU-3 */
export async function checkDurability(pool: Pool, report: Report): Promise<void> {
  const { rows } = await pool.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name in ${DURABILITY_SETTINGS}`,
  );
  const settings = new Map(rows.map(({ name, setting }) => [name, setting]));
  const fault = findServerFault(settings);
  if (fault !== null) throw new DatabaseUnavailableError(fault);
  if (settings.get('data_checksums') !== 'on') report({ kind: 'no-data-checksums', code: null });
}

export function findServerFault(settings: ReadonlyMap<string, string>): string | null {
  const majorVersion = Math.floor(Number(settings.get('server_version_num')) / 10_000);
  if (majorVersion < oldestVersion) {
    return `PostgreSQL ${majorVersion} is too old: ${oldestVersion} or newer is needed.`;
  }
  const faults = ['fsync', 'full_page_writes', 'synchronous_commit'].filter(
    (name) => !isDurable(settings.get(name)),
  );
  if (faults.length === 0) return null;
  const list = faults.map((name) => `${name} = ${settings.get(name) ?? 'unknown'}`).join(', ');
  return `The database may lose what it acknowledged (${list}). Set each of them to on.`;
}

function isDurable(setting: string | undefined): boolean {
  return setting === 'on' || setting === 'remote_apply';
}
