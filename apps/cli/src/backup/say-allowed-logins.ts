import type { StaffWithAccess } from '@aube/api/server';
import { commandName, type Cli } from '../cli.ts';
import { MOST, showFew } from '../show-few.ts';

/**
 * Lists the accounts that can log in after a restore, including accounts closed after the backup.
 */
export function sayAllowedLogins(
  { t, source }: Pick<Cli, 't' | 'source'>,
  { administrators, staff }: StaffWithAccess,
): string[] {
  const words = t.restore;
  const shown = (names: readonly string[]) =>
    showFew(names, { most: MOST.names, others: t.few.names });
  const isWhole = [administrators, staff].every((names) => shown(names).length === names.length);
  return [
    words.administrators(administrators.length, shown(administrators).join(', ')),
    words.staff(staff.length, shown(staff).join(', ')),
    ...(isWhole ? [] : [words.everybody(`${commandName(source)} user list`)]),
  ];
}
