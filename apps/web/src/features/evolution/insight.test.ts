import { describe, expect, it } from 'vitest';
import { freshMilestone, insightOf, thenAndNow } from './insight.ts';

type Week = Parameters<typeof insightOf>[0][number];

const week = (number: number, sleep: number, bed: number, changes: Partial<Week> = {}): Week => ({
  number,
  standing: 'complete',
  meanTotalSleepMinutes: sleep,
  meanTimeInBedMinutes: bed,
  meanSleepOnsetLatencyMinutes: null,
  meanWakeAfterSleepOnsetMinutes: null,
  whiteNights: 0,
  sleepEfficiencyPercent: 80,
  ...changes,
});
const few = { standing: 'provisional' } as const;

describe('insightOf', () => {
  it('compares the first complete week with the last', () => {
    expect(insightOf([week(1, 320, 480), week(2, 330, 400), week(3, 368, 458)])).toEqual({
      from: 1,
      to: 3,
      sleepMinutes: 48,
      awakeMinutes: -70,
    });
  });

  it('passes over weeks with too few nights', () => {
    expect(insightOf([week(1, 300, 480, few), week(2, 300, 400), week(3, 310, 400)])).toEqual({
      from: 2,
      to: 3,
      sleepMinutes: 10,
      awakeMinutes: -10,
    });
    expect(insightOf([week(1, 300, 400), week(2, 300, 400, few)])).toBeNull();
    expect(insightOf([])).toBeNull();
  });
});

describe('thenAndNow', () => {
  const weeks = Array.from({ length: 13 }, (_, index) => week(index + 1, 300 + index, 450));

  it.each([
    [6, null],
    [7, 13],
    [25, 13],
  ])('in week %i compares the first week with week %j', (programmeWeek, now) => {
    expect(thenAndNow(weeks, programmeWeek)?.now.week ?? null).toBe(now);
  });

  it.each([
    ['whole minutes', 30, 45, 0, [30, 45, 25]],
    ['rounded minutes', 30.5, 69.5, 0, [31, 69, 0]],
    ['nothing after waking', 40, 60, 0, [40, 60, 0]],
    ['a night without sleep', 20, 25, 1, [20, 25, null]],
  ])('splits the time awake, with %s', (_, latency, waking, whiteNights, parts) => {
    const means = {
      meanSleepOnsetLatencyMinutes: latency,
      meanWakeAfterSleepOnsetMinutes: waking,
      whiteNights,
    };
    const now = thenAndNow([week(1, 300, 400), week(6, 350, 450, means)], 7)?.now;
    expect([now?.latencyMinutes, now?.wakingMinutes, now?.afterWakingMinutes]).toEqual(parts);
    expect(now?.awakeMinutes).toBe(100);
  });

  it('does not compare a week with itself', () => {
    expect(thenAndNow([week(1, 300, 400)], 7)).toBeNull();
  });
});

describe('freshMilestone', () => {
  const weeks = Array.from({ length: 13 }, (_, index) => week(index + 1, 300 + index, 450));
  type Facts = Parameters<typeof freshMilestone>[0];
  const facts = (change: object) =>
    ({
      weeks,
      programmeWeek: 7,
      dueQuestionnaire: null,
      person: { isConsulted: false },
      ...change,
    }) as Facts;

  it.each([
    [1, null],
    [6, null],
    [7, 6],
    [8, null],
    [13, 12],
    [25, 24],
    [26, null],
  ])('in week %i is that of week %j', (programmeWeek, at) => {
    expect(freshMilestone(facts({ programmeWeek }))).toBe(at);
  });

  it('is none in the first week, which has nothing behind it', () => {
    expect(freshMilestone(facts({ weeks: [], programmeWeek: 1 }))).toBeNull();
  });

  it('waits for the questionnaire that closes its page, but for staff who consult', () => {
    const due = { dueQuestionnaire: 'S6' };
    expect(freshMilestone(facts(due))).toBeNull();
    expect(freshMilestone(facts({ ...due, person: { isConsulted: true } }))).toBe(6);
  });
});
