import { describe, expect, it } from 'vitest';
import type { DiaryWeek } from '../../lib/programme-data.ts';
import { tonightOf } from './tonight-of.ts';

const schedule = { bedTime: 1380, wakeTime: 390 };
const tonight = (week: Partial<Record<keyof DiaryWeek, unknown>>, hasLeft = false) =>
  tonightOf({
    weeks: [
      { isCurrent: true, schedule, suspendedWakeTime: null, availability: 'frozen', ...week },
    ],
    abandonment: hasLeft ? { at: '', isByStaff: false, undoableUntil: null } : null,
  } as unknown as Parameters<typeof tonightOf>[0]);

describe('tonightOf', () => {
  it('gives the hours of the schedule in force', () => {
    expect(tonight({})).toEqual({ kind: 'schedule', ...schedule });
  });

  it.each(['safety', 'sleepiness'])('shows no schedule while %s suspends it', (availability) => {
    const kept = { kind: 'suspended', wakeTime: 390 };
    expect(tonight({ availability, schedule: null, suspendedWakeTime: 390 })).toEqual(kept);
    expect(tonight({ availability, suspendedWakeTime: 390 })).toEqual(kept);
    expect(tonight({ availability, schedule: null })).toEqual({ ...kept, wakeTime: null });
  });

  it('lets a person sleep as usual before the first schedule', () => {
    expect(tonight({ schedule: null, availability: 'firstWeek' })).toEqual({ kind: 'usual' });
  });

  it('says nothing outside the programme', () => {
    expect(tonight({}, true)).toBeNull();
    expect(tonight({ isCurrent: false })).toBeNull();
  });
});
