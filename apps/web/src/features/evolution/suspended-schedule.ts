import type { Programme } from '../../lib/programme-data.ts';
import { trpc } from '../../trpc.ts';

/**
 * True while a safety flag suspends the schedule of a person. False when the person stopped the
 * schedule before.
 * @decision D76 D78
 */
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
 * The suspended schedule, for staff and for the doctor. Each request of staff is a line of the
 * audit log, so that a page asks only for a schedule that is suspended.
 * @param of the person; without `userId`, the person who is logged in
 */
export const useSuspendedSchedule = (
  programme: Pick<Programme, 'weeks' | 'abandonment'>,
  of: { userId?: number },
) =>
  trpc.diary.findSuspendedSchedule.useQuery(of, {
    staleTime: 0,
    enabled: hasSuspendedSchedule(programme),
  }).data;
