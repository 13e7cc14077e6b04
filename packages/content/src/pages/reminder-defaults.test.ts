import { expect, it } from 'vitest';
import { type ReminderDefaults, reminderDefaultsSchema } from './reminder-defaults.ts';

const clock = (hours: number, minutes = 0) => hours * 60 + minutes;
const usual: ReminderDefaults = { time: clock(8), offerAfterNights: 1 };

it.each<[string, object, string[]]>([
  ['the product', {}, []],
  ['the half-hour before the first', { time: clock(4, 30) }, ['time']],
  ['just before the first', { time: clock(4, 59) }, ['time']],
  ['the first', { time: clock(5) }, []],
  ['just after the first', { time: clock(5, 1) }, ['time']],
  ['a quarter past', { time: clock(8, 15) }, ['time']],
  ['the last', { time: clock(21) }, []],
  ['the half-hour after the last', { time: clock(21, 30) }, ['time']],
  ['midnight', { time: 0 }, ['time']],
  ['no night', { offerAfterNights: 0 }, ['offerAfterNights']],
  ['one night', { offerAfterNights: 1 }, []],
  ['one night and a half', { offerAfterNights: 1.5 }, ['offerAfterNights']],
  ['seven nights', { offerAfterNights: 7 }, []],
  ['eight nights', { offerAfterNights: 8 }, ['offerAfterNights']],
  ['no offer', { offerAfterNights: null }, []],
  ['emails checked in advance', { proposed: ['review'] }, ['']],
])('checks %s', (_, change, expected) => {
  const { error } = reminderDefaultsSchema.safeParse({ ...usual, ...change });
  expect((error?.issues ?? []).map(({ path }) => path.join('.'))).toEqual(expected);
});
