import { describe, expect, it } from 'vitest';
import { scheduleHistory, type StoredScheduleWeek } from './schedule-history.ts';
import { scheduleOfWeek, stoppedSchedule } from './schedule.ts';

const week = (number: number, change: Partial<StoredScheduleWeek> = {}): StoredScheduleWeek => ({
  number,
  anchor: null,
  anchorTime: null,
  windowMinutes: null,
  agreedWindowId: null,
  stoppedOn: null,
  ...change,
});
const chosen = { anchor: 'wakeTime', anchorTime: 390, windowMinutes: 360 } as const;
const stop = { stoppedOn: '2026-01-20' };
const given = { openings: [], agreedWindow: null, presentWeek: 4 };

describe('the history of schedules', () => {
  it.each<[string, StoredScheduleWeek[], number[], number[]]>([
    ['nothing', [week(1), week(2)], [], []],
    ['a choice', [week(1), week(2, chosen)], [2], []],
    ['a choice without a window', [week(2, { ...chosen, windowMinutes: null })], [], []],
    ['a stop of a schedule of before', [week(2, chosen), week(3, stop)], [2], [3]],
    ['a choice that was stopped', [week(2, { ...chosen, ...stop })], [2], [2]],
    ['a stop in the week after, before a journey west', [week(2, chosen), week(5, stop)], [2], [4]],
  ])('of %s', (_, weeks, choices, stopped) => {
    const history = scheduleHistory({ ...given, weeks });
    expect(history.choices.map((choice) => choice.week)).toEqual(choices);
    expect(history.stoppedWeeks).toEqual(stopped);
  });

  it('begins again with a return, not with a check week', () => {
    const openings = [
      { kind: 'check', firstWeek: 26, openedOn: '2026-07-01' },
      { kind: 'return', firstWeek: 27, openedOn: '2026-08-01' },
    ] as const;
    const history = scheduleHistory({ ...given, openings, weeks: [week(2, chosen)] });
    expect(history.returnWeeks).toEqual([27]);
    expect(scheduleOfWeek(history, 26)?.windowMinutes).toBe(360);
    expect(scheduleOfWeek(history, 27)).toBeNull();
    expect(stoppedSchedule(history, 27)).toBeNull();
  });
});
