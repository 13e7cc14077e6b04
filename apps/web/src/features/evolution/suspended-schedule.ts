import type { Programme } from '../../lib/programme-data.ts';
import { trpc } from '../../trpc.ts';

/** False when the person stopped the schedule before the flag was raised. @decision D76 D78 */
export function hasSuspendedSchedule({
  weeks,
  abandonment,
}: Pick<Programme, 'weeks' | 'abandonment'>): boolean {
  const last = abandonment === null ? weeks.at(-1) : undefined;
  return (
    last !== undefined &&
    last.suspension !== null &&
    last.suspendedWakeTime !== null &&
    last.stopped === null
  );
}

/**
 * Sends a request only for a suspended schedule, because each request by staff adds a line to the
 * audit log.
 * @param of owner of the schedule; without `userId`, the person who is logged in
 */
export const useSuspendedSchedule = (
  programme: Pick<Programme, 'weeks' | 'abandonment'>,
  of: { userId?: number },
) =>
  trpc.diary.findSuspendedSchedule.useQuery(of, {
    staleTime: 0,
    enabled: hasSuspendedSchedule(programme),
  }).data;
