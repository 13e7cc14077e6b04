import type { Suspension } from '../rules/suspended-nights.ts';
import { clockTimeAt, localDateAt } from '../../time/rules/zone.ts';

/** Safety flag, open or closed; `endedAt` is null until the flag is closed and its notice is read. */
export type StoredSuspension = { raisedAt: string; endedAt: string | null };

/** @decision D76 */
export const suspensionsSql = (userId: string): string => `(
  select coalesce(json_agg(json_build_object('raisedAt', f.raised_at, 'endedAt',
    case when not f.notice_due then coalesce(f.notice_read_at, f.cleared_at) end) order by f.id), '[]')
  from safety_flags f where f.user_id = ${userId})`;

export const suspensionsOf = (
  stored: readonly StoredSuspension[],
  timeZone: string,
): Suspension[] =>
  stored.map(({ raisedAt, endedAt }) => ({
    raisedOn: localDateAt(new Date(raisedAt), timeZone),
    raisedTime: clockTimeAt(new Date(raisedAt), timeZone),
    endedOn: endedAt && localDateAt(new Date(endedAt), timeZone),
  }));
