import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../time/rules/local-date.ts';
import { clockTimeAt, localDateAt } from '../../time/rules/zone.ts';
import {
  dueReminder,
  nextReminderAt,
  reminderEnd,
  reminderTimes,
  type ReminderFacts,
} from './reminder.ts';

const none = { S0: false, S6: false, S12: false, S24: false };
const all = { S0: true, S6: true, S12: true, S24: true };
const EIGHT = 8 * 60;

/** A person in week 1 of a programme that began on Monday 5 January 2026 in Toronto (UTC−5). */
const somebody: ReminderFacts = {
  time: EIGHT,
  reviewTime: null,
  checkTime: null,
  changedOn: '2026-01-05',
  timeZone: 'America/Toronto',
  isAccountActive: true,
  firstDayOn: '2026-01-05',
  pauses: [],
  openings: [],
  isAbandoned: false,
  submitted: { ...none, S0: true },
  submittedAt: {},
  completedOn: [],
  remindedOn: [],
};
const at = (iso: string) => new Date(iso);
const eight = at('2026-01-06T13:00:00Z');
const due = (facts: Partial<ReminderFacts>, now = eight) =>
  dueReminder({ ...somebody, ...facts }, now);
const night = { kind: 'night', date: '2026-01-06' };

describe('when a reminder is due', () => {
  it.each([
    ['the evening before', '2026-01-06T01:00:00Z', null],
    ['a second before the time', '2026-01-06T12:59:59.999Z', null],
    ['at the time', '2026-01-06T13:00:00Z', night],
    ['an hour late', '2026-01-06T14:00:00Z', night],
    ['a moment before two hours late', '2026-01-06T14:59:59.999Z', night],
    ['two hours late: the day is skipped', '2026-01-06T15:00:00Z', null],
    ['the rest of the day', '2026-01-06T23:00:00Z', null],
  ])('%s', (_, now, expected) => {
    expect(due({}, at(now))).toEqual(expected);
  });

  it('is never for somebody who did not ask', () => {
    expect(due({ time: null })).toBeNull();
  });

  it('is never for an account that is not active', () => {
    expect(due({ isAccountActive: false })).toBeNull();
  });

  it('comes once a date, whatever was sent the days before', () => {
    expect(due({ remindedOn: ['2026-01-06'] })).toBeNull();
    expect(due({ remindedOn: ['2026-01-04', '2026-01-05'] })).toEqual(night);
  });
});

describe('what it is about', () => {
  it('ends when last night is saved, and not when an older one is', () => {
    expect(due({ completedOn: ['2026-01-06'] })).toBeNull();
    expect(due({ completedOn: ['2026-01-05'] })).toEqual(night);
  });

  it('stops at once when the programme is left, and comes back when that is undone', () => {
    expect(due({ isAbandoned: true })).toBeNull();
    expect(due({ isAbandoned: true, submitted: none, firstDayOn: null })).toBeNull();
    expect(due({ isAbandoned: false })).toEqual(night);
  });

  it('is the first questionnaire before the programme has begun', () => {
    expect(due({ firstDayOn: null, submitted: none })).toEqual({ kind: 'questionnaire', id: 'S0' });
  });

  it.each([
    ['the first day, which no night ends on', '2026-01-06', null],
    ['the first night', '2026-01-05', night],
    ['the last night of week 25', '2025-07-15', night],
    ['the day after it', '2025-07-14', null],
  ])('%s', (_, firstDayOn, expected) => {
    expect(due({ firstDayOn, submitted: all })).toEqual(expected);
  });

  // Week n opens on Tuesday 6 January when the programme began 7(n − 1) days before.
  it.each([
    [6, { ...none, S0: true }, night],
    [7, { ...none, S0: true }, { kind: 'questionnaire', id: 'S6' }],
    [13, { ...none, S0: true }, { kind: 'questionnaire', id: 'S6' }],
    [13, { ...none, S0: true, S6: true }, { kind: 'questionnaire', id: 'S12' }],
    [24, { ...all, S24: false }, night],
    [25, { ...all, S24: false }, { kind: 'questionnaire', id: 'S24' }],
    [25, all, night],
    [26, all, night],
    [28, { ...all, S24: false }, { kind: 'questionnaire', id: 'S24' }],
    [29, { ...all, S24: false }, null],
  ])('in week %i with %j submitted', (week, submitted, expected) => {
    const first = new Date(Date.UTC(2026, 0, 6 - 7 * (week - 1)));
    expect(due({ firstDayOn: first.toISOString().slice(0, 10), submitted })).toEqual(expected);
  });

  it('asks a due questionnaire although the night is saved', () => {
    expect(
      due({
        firstDayOn: '2025-11-20',
        submitted: { ...none, S0: true },
        completedOn: ['2026-01-06'],
      }),
    ).toEqual({ kind: 'questionnaire', id: 'S6' });
  });
});

describe('during a pause after week 1, from Monday 12 to Thursday 15 January', () => {
  const pauses = [{ week: 1, startsOn: '2026-01-12', resumesOn: '2026-01-15' }];
  const on = (date: string) => at(`${date}T13:00:00Z`);
  const nightOf = (date: string) => ({ kind: 'night', date });

  it.each([
    ['2026-01-11', nightOf('2026-01-11')],
    ['2026-01-12', nightOf('2026-01-12')],
    ['2026-01-13', null],
    ['2026-01-14', null],
    ['2026-01-15', null],
    ['2026-01-16', nightOf('2026-01-16')],
  ])('on %s what is due is %j', (date, expected) => {
    expect(due({ pauses }, on(date))).toEqual(expected);
  });

  it('no questionnaire is asked for either, and S6 comes due later by as many days', () => {
    const late = [{ week: 6, startsOn: '2026-02-16', resumesOn: '2026-02-19' }];
    const s6 = { kind: 'questionnaire', id: 'S6' };
    expect(due({}, on('2026-02-16'))).toEqual(s6);
    expect(due({ pauses: late }, on('2026-02-18'))).toBeNull();
    expect(due({ pauses: late }, on('2026-02-19'))).toEqual(s6);
    expect(due({ pauses, submitted: none }, on('2026-01-14'))).toBeNull();
  });
});

describe('the letter that says that a review is ready', () => {
  const asked = { reviewTime: EIGHT, time: null };
  const on = (date: string) => at(`${date}T13:00:00Z`);
  const review = (week: number) => ({ kind: 'review', week });

  it.each([
    ['the eve', '2026-01-11', null],
    ['the morning that ends week 1', '2026-01-12', review(1)],
    ['the day after', '2026-01-13', null],
    ['the morning that ends week 2', '2026-01-19', review(2)],
  ])('%s', (_, date, expected) => {
    expect(due(asked, on(date))).toEqual(expected);
  });

  it('takes the place of the reminder of that morning, and of no other', () => {
    const both = { reviewTime: EIGHT };
    expect(due(both, on('2026-01-12'))).toEqual(review(1));
    expect(due({ ...both, completedOn: ['2026-01-12'] }, on('2026-01-12'))).toEqual(review(1));
    expect(due(both, on('2026-01-13'))).toEqual({ kind: 'night', date: '2026-01-13' });
    expect(due({ ...both, remindedOn: ['2026-01-12'] }, on('2026-01-12'))).toBeNull();
  });

  it('waits for a questionnaire that closes the week’s page, which is asked of who wants reminders', () => {
    const s6 = '2026-02-16';
    expect(due(asked, on(s6))).toBeNull();
    expect(due({ reviewTime: EIGHT }, on(s6))).toEqual({ kind: 'questionnaire', id: 'S6' });
    expect(due({ ...asked, submitted: { ...none, S0: true, S6: true } }, on(s6))).toEqual(
      review(6),
    );
  });

  it('is of the last week too, and of none after leaving or before S0', () => {
    const last = { ...asked, firstDayOn: '2025-07-15', submitted: all };
    expect(due(last)).toEqual(review(25));
    expect(due({ ...asked, isAbandoned: true }, on('2026-01-12'))).toBeNull();
    expect(due({ ...asked, firstDayOn: null, submitted: none })).toBeNull();
  });

  it('leaves on the first day of a pause, and not again in it or after it', () => {
    const pauses = [{ week: 1, startsOn: '2026-01-12', resumesOn: '2026-01-15' }];
    const both = { reviewTime: EIGHT, pauses };
    expect(due(both, on('2026-01-12'))).toEqual(review(1));
    expect(due(both, on('2026-01-13'))).toBeNull();
    expect(due({ ...asked, pauses }, on('2026-01-15'))).toBeNull();
    expect(due({ ...asked, pauses }, on('2026-01-22'))).toEqual(review(2));
  });

  it('is not repeated when a questionnaire that came due after the pause is sent', () => {
    const pauses = [{ week: 6, startsOn: '2026-02-16', resumesOn: '2026-02-19' }];
    const submitted = { ...none, S0: true, S6: true };
    const sent = { ...asked, pauses, submitted, submittedAt: { S6: '2026-02-20T20:00:00Z' } };
    expect(due({ ...asked, pauses }, on('2026-02-16'))).toEqual(review(6));
    expect(due(sent, on('2026-02-21'))).toBeNull();
  });

  it.each([
    ['before the hour of the closing morning', '2026-02-16T12:59:59Z', '2026-02-16'],
    ['at that hour', '2026-02-16T13:00:00Z', '2026-02-16'],
    ['a moment after it', '2026-02-16T13:00:01Z', '2026-02-17'],
    ['two days later', '2026-02-18T20:00:00Z', '2026-02-19'],
  ])('waits for S6, sent %s, and comes once', (_, sentAt, expected) => {
    const submitted = { ...none, S0: true, S6: true };
    const sent = { ...asked, submitted, submittedAt: { S6: sentAt } };
    const days = [16, 17, 18, 19, 20, 21, 22].map((day) => `2026-02-${day}`);
    const said = days.filter((date) => on(date) >= at(sentAt) && due(sent, on(date)) !== null);
    expect(said).toEqual([expected]);
    expect(due(sent, on(expected))).toEqual(review(6));
  });
});

describe('the review of week 25 behind S24', () => {
  const on = (date: string) => at(`${date}T12:00:00Z`);
  // Week 25 opens on 30 June and ends on 7 July; week 28 ends on 28 July.
  const base = { ...somebody, time: EIGHT, reviewTime: EIGHT, firstDayOn: '2026-01-13' };
  const sent = (at: string) => ({ ...base, submitted: all, submittedAt: { S24: at } });

  it.each([
    ['in week 26', '2026-07-10T20:00:00Z', '2026-07-11'],
    ['in week 28', '2026-07-25T20:00:00Z', '2026-07-26'],
  ])('comes on the morning after S24 was sent %s, once', (_, at, expected) => {
    expect(dueReminder(sent(at), on(expected))).toEqual({ kind: 'review', week: 25 });
    expect(dueReminder(sent(at), on(addDays(expected, 1)))).toBeNull();
  });

  it.each([
    ['S24 was sent in time', sent('2026-06-30T20:00:00Z'), '2026-07-08'],
    ['all reminders are past', sent('2026-07-28T20:00:00Z'), '2026-07-29'],
    [
      'no review was asked for',
      { ...sent('2026-07-10T20:00:00Z'), reviewTime: null },
      '2026-07-11',
    ],
  ] as const)('does not come when %s', (_, facts, date) => {
    expect(dueReminder(facts, on(date))).toBeNull();
  });
});

describe('when reminders end by themselves', () => {
  it.each([
    ['the day they were asked for', '2026-01-06', { kind: 'questionnaire', id: 'S0' }],
    ['27 days later', '2025-12-10', { kind: 'questionnaire', id: 'S0' }],
    ['28 days later', '2025-12-09', null],
    ['years later', '2023-01-06', null],
  ])('before S0, %s', (_, changedOn, expected) => {
    const unbegun = { changedOn, firstDayOn: null, submitted: none };
    expect(due(unbegun)).toEqual(expected);
    const end = expected === null ? 'notBegun' : null;
    expect(reminderEnd({ ...somebody, ...unbegun }, '2026-01-06')).toBe(end);
  });

  it('not once the programme has begun, however long ago they were asked for', () => {
    expect(due({ changedOn: '2023-01-06' })).toEqual(night);
  });

  // Columns: days from the first day to Tuesday 6 January, submitted questionnaires, result of
  // `reminderEnd`.
  it.each([
    [0, { ...none, S0: true }, null],
    [1, { ...none, S0: true }, null],
    [174, all, null],
    [175, all, null],
    [176, all, 'finished'],
    [176, { ...all, S24: false }, null],
    [176, { ...all, S6: false }, null],
    [195, { ...all, S24: false }, null],
    [196, { ...all, S24: false }, 'finished'],
    [196, all, 'finished'],
  ])('%i days after the first, with %j submitted', (days, submitted, end) => {
    const firstDayOn = new Date(Date.UTC(2026, 0, 6 - days)).toISOString().slice(0, 10);
    const facts = { ...somebody, firstDayOn, submitted };
    expect(reminderEnd(facts, '2026-01-06')).toBe(end);
    expect(end !== null && due(facts) !== null).toBe(false);
  });
});

describe('where the clock changes', () => {
  it.each([
    ['spring, an hour that is there', EIGHT, '2026-03-08T11:59:59Z', '2026-03-08T12:00:00Z'],
    ['spring, a skipped time moves on', 150, '2026-03-08T07:29:59Z', '2026-03-08T07:30:00Z'],
    ['autumn, an hour that comes once', EIGHT, '2026-11-01T12:59:59Z', '2026-11-01T13:00:00Z'],
    ['autumn, the first of two', 90, '2026-11-01T05:29:59Z', '2026-11-01T05:30:00Z'],
  ])('%s', (_, time, before, after) => {
    const facts = { time, changedOn: before.slice(0, 10), firstDayOn: null, submitted: none };
    expect(due(facts, at(before))).toBeNull();
    expect(due(facts, at(after))).toEqual({ kind: 'questionnaire', id: 'S0' });
  });

  it('autumn, once although the time comes twice', () => {
    const facts = { time: 90, changedOn: '2026-10-31', firstDayOn: null, submitted: none };
    const again = at('2026-11-01T06:30:00Z');
    expect(due(facts, again)).not.toBeNull();
    expect(due({ ...facts, remindedOn: ['2026-11-01'] }, again)).toBeNull();
  });
});

describe('when to look again', () => {
  it.each([
    ['the night before', EIGHT, '2026-01-06T04:00:00Z', '2026-01-06T13:00:00Z'],
    ['a moment before', EIGHT, '2026-01-06T12:59:59.999Z', '2026-01-06T13:00:00Z'],
    ['at the time itself', EIGHT, '2026-01-06T13:00:00Z', '2026-01-07T13:00:00Z'],
    ['over the change to summer', EIGHT, '2026-03-07T13:00:00Z', '2026-03-08T12:00:00Z'],
    ['over the change to winter', EIGHT, '2026-10-31T12:00:00Z', '2026-11-01T13:00:00Z'],
    ['to a skipped time', 150, '2026-03-08T06:59:00Z', '2026-03-08T07:30:00Z'],
    ['from a repeated time', 90, '2026-11-01T05:30:00Z', '2026-11-02T06:30:00Z'],
  ])('%s', (_, time, now, expected) => {
    expect(nextReminderAt(time, 'America/Toronto', at(now)).toISOString()).toBe(
      new Date(expected).toISOString(),
    );
  });
});

describe('the times one can choose', () => {
  it('are the half-hours from 05:00 to 21:00', () => {
    expect([reminderTimes[0], reminderTimes[1], reminderTimes.at(-1)]).toEqual([300, 330, 1260]);
    expect(reminderTimes).toHaveLength(33);
  });

  it('never let a letter out between 23:00 and 05:00', () => {
    const zones = ['America/Toronto', 'America/St_Johns', 'Asia/Kolkata', 'Pacific/Kiritimati'];
    fc.assert(
      fc.property(
        fc.constantFrom(...reminderTimes),
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 366 * 24 * 60 }),
        (time, timeZone, minute) => {
          const now = new Date(Date.UTC(2026, 0, 1) + minute * 60_000);
          const facts = { ...somebody, time, timeZone, firstDayOn: localDateAt(now, timeZone) };
          const asked = dueReminder({ ...facts, submitted: none }, now);
          const clock = clockTimeAt(now, timeZone);
          expect(asked === null || (clock >= 300 && clock < 23 * 60)).toBe(true);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
