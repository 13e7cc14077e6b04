import { expect, it, vi } from 'vitest';
import type { DiaryWeek, Programme } from '../../lib/programme-data.ts';
import { hasSuspendedSchedule, useSuspendedSchedule } from './suspended-schedule.ts';

const { ask } = vi.hoisted(() => ({
  ask: vi.fn<(of: object, options: { enabled: boolean }) => object>(() => ({})),
}));
vi.mock('../../trpc.ts', () => ({
  trpc: { diary: { findSuspendedSchedule: { useQuery: ask } } },
}));

const suspended = { suspension: 'safety', suspendedWakeTime: 390, stopped: null };
const programmeOf = (weeks: object[], abandonment: object | null = null) =>
  ({ weeks: weeks as DiaryWeek[], abandonment }) as Pick<Programme, 'weeks' | 'abandonment'>;

it.each([
  ['a suspended schedule', [suspended], null, true],
  ['a notice to read', [{ ...suspended, suspension: 'safetyNotice' }], null, true],
  ['a schedule in force', [{ ...suspended, suspension: null }], null, false],
  ['a flag before the first schedule', [{ ...suspended, suspendedWakeTime: null }], null, false],
  ['a stop before the flag', [{ ...suspended, stopped: { on: '2026-01-18' } }], null, false],
  ['a suspension of an earlier week', [suspended, { ...suspended, suspension: null }], null, false],
  ['no week', [], null, false],
  ['a programme that was left', [suspended], {}, false],
])(
  'the suspended schedule is asked for only while a schedule is suspended: %s',
  (_, weeks, abandonment, isAsked) => {
    const programme = programmeOf(weeks, abandonment);
    expect(hasSuspendedSchedule(programme)).toBe(isAsked);
    useSuspendedSchedule(programme, { userId: 7 });
    expect(ask).toHaveBeenLastCalledWith({ userId: 7 }, { staleTime: 0, enabled: isAsked });
  },
);
