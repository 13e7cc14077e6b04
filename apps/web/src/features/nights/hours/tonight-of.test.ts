import { describe, expect, it } from 'vitest';
import { suspensions } from '@aube/api/rules';
import type { DiaryWeek } from '../../../lib/programme-data.ts';
import { tonightOf } from './tonight-of.ts';

const schedule = { bedTime: 1380, wakeTime: 390 };
const tonight = (week: Partial<Record<keyof DiaryWeek, unknown>>, hasLeft = false) =>
  tonightOf({
    weeks: [
      {
        isCurrent: true,
        schedule,
        suspendedWakeTime: null,
        suspension: null,
        stopped: null,
        ...week,
      },
    ],
    openSafetyFlags: [],
    abandonment: hasLeft ? { at: '', isByStaff: false, undoableUntil: null } : null,
  } as unknown as Parameters<typeof tonightOf>[0]);

describe('tonightOf', () => {
  it('gives the hours of the schedule in force', () => {
    expect(tonight({})).toEqual({ kind: 'schedule', ...schedule });
  });

  it.each(suspensions)('shows no schedule while %s suspends it', (suspension) => {
    const kept = { kind: 'suspended', wakeTime: 390 };
    expect(tonight({ suspension, schedule: null, suspendedWakeTime: 390 })).toEqual(kept);
    expect(tonight({ suspension, suspendedWakeTime: 390 })).toEqual(kept);
    expect(tonight({ suspension, schedule: null })).toEqual({ ...kept, wakeTime: null });
  });

  it('lets a person sleep as usual before the first schedule', () => {
    expect(tonight({ schedule: null })).toEqual({ kind: 'usual', wakeTime: null });
  });

  it('keeps the rise time after a stop', () => {
    const stopped = { wakeTime: 390 };
    expect(tonight({ schedule: null, stopped })).toEqual({ kind: 'usual', wakeTime: 390 });
  });

  it('says nothing outside the programme', () => {
    expect(tonight({}, true)).toBeNull();
    expect(tonight({ isCurrent: false })).toBeNull();
  });
});
