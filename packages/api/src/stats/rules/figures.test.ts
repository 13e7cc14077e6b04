import { describe, expect, it } from 'vitest';
import { type CountedLife, type CountedWeek, personFigures, weekCount } from './figures.ts';

const week = (given: Partial<CountedWeek> = {}): CountedWeek => ({
  week: 7,
  opensOn: '2026-02-10',
  recordedNights: 0,
  totalSleepMinutes: 0,
  timeInBedMinutes: 0,
  isScheduleChosen: false,
  ...given,
});
const person = (given: Partial<CountedLife> = {}): CountedLife => ({
  isActivated: true,
  isDeleted: false,
  hasAbandoned: false,
  abandonedOn: null,
  submitted: ['S0'],
  today: '2026-02-10',
  weeks: [week()],
  completeModules: [],
  ...given,
});

describe('a questionnaire is due', () => {
  it.each([
    ['the day before its week', { today: '2026-02-09' }, false],
    ['on the day that its week opens', {}, true],
    ['when the programme was left the day before', { abandonedOn: '2026-02-09' }, false],
    ['when the programme was left on that day', { abandonedOn: '2026-02-10' }, true],
    ['when it was submitted all the same', { today: '2026-02-09', submitted: ['S6'] }, true],
    ['before the account is activated', { isActivated: false }, false],
  ] as const)('%s: %o', (_when, given, expected) => {
    const figures = personFigures(person(given));
    expect(figures.dueS6).toBe(expected);
    expect(figures.missingS6).toBe(expected && !figures.completedS6);
  });
});

describe('an account', () => {
  it.each([
    ['that nobody activated', { isActivated: false }, { created: true, notActivated: true }],
    ['that is deleted', { isDeleted: true }, { created: false, notActivated: false }],
    ['without S0', { submitted: [] }, { created: true, missingS0: true, registered: true }],
  ] as const)('%s', (_which, given, expected) => {
    expect(personFigures(person(given))).toMatchObject(expected);
  });

  it('that sent S24 and left has completed and not finished', () => {
    const left = person({ submitted: ['S0', 'S24'], hasAbandoned: true });
    expect(personFigures(left)).toMatchObject({
      completedS24: true,
      leftAfterS24: true,
      finished: false,
    });
  });
});

describe('the nights of a week', () => {
  it.each([
    ['2026-02-09', false, 0],
    ['2026-02-10', true, 0],
    ['2026-02-11', true, 1],
    ['2026-02-17', true, 7],
    ['2026-03-17', true, 7],
  ])('on %s the week is reached: %s, with %i nights expected', (today, reached, expectedNights) => {
    expect(weekCount(person({ today }), 7)).toMatchObject({ reached, expectedNights });
  });

  it('that were recorded were expected, also on the day after the leaving', () => {
    const left = person({
      today: '2026-02-12',
      abandonedOn: '2026-02-10',
      weeks: [week({ recordedNights: 1, timeInBedMinutes: 480 })],
    });
    expect(weekCount(left, 7)).toMatchObject({
      expectedNights: 1,
      recordedNights: 1,
      active: true,
    });
  });

  it.each([
    [2, 960, false, null],
    [3, 1440, true, 833],
  ])(
    '%i of them give an efficiency: %s',
    (recordedNights, timeInBedMinutes, measured, efficiencyPerMille) => {
      const weeks = [
        week({ recordedNights, timeInBedMinutes, totalSleepMinutes: 400 * recordedNights }),
      ];
      const counted = weekCount(person({ today: '2026-02-20', weeks }), 7);
      expect(counted).toMatchObject({ measured, efficiencyPerMille });
    },
  );
});
