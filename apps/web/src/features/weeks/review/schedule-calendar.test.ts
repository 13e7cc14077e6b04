import ICAL from 'ical.js';
import {
  addDays,
  clockTimeAt,
  dateOfEpochDay,
  formatClockTime,
  localDateAt,
} from '@aube/api/rules';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { scheduleCalendar, type CalendarSchedule } from './schedule-calendar.ts';

const hm = (hour: number, minute = 0) => hour * 60 + minute;

const write = (change: Partial<CalendarSchedule> = {}) =>
  scheduleCalendar({
    schedule: { bedTime: hm(23, 30), wakeTime: hm(6, 30) },
    fromOn: '2026-03-02',
    toOn: '2026-03-08',
    timeZone: 'America/Toronto',
    id: 'horaire-12@exemple.test',
    version: 3,
    title: 'Au lit',
    description:
      'Mon horaire de la semaine 3 : coucher à 23 h 30, lever à 6 h 30. Aube, le programme.',
    now: new Date('2026-03-02T14:00:00Z'),
    ...change,
  });

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone')!);
  const nights: [string, string][] = [];
  const each = event.iterator();
  for (let at = each.next(); at && nights.length < 50; at = each.next()) {
    const { startDate, endDate } = event.getOccurrenceDetails(at);
    nights.push([startDate.toString(), endDate.toString()]);
  }
  return { calendar, event, nights, zone };
}

afterEach(() => vi.unstubAllEnvs());

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

describe('scheduleCalendar', () => {
  it('is one event a night, by the clock of the account', () => {
    const { event, nights, zone } = read(write());
    expect(nights).toHaveLength(7);
    expect(nights[0]).toEqual(['2026-03-02T23:30:00', '2026-03-03T06:30:00']);
    // The clocks change in the night before the 8th; the local hours stay the same.
    expect(nights[6]).toEqual(['2026-03-08T23:30:00', '2026-03-09T06:30:00']);
    expect([event.startDate.zone.tzid, zone.tzid]).toEqual(['America/Toronto', 'America/Toronto']);
    expect(event.startDate.toJSDate()).toEqual(new Date('2026-03-03T04:30:00Z'));
    expect(event.endDate.toJSDate()).toEqual(new Date('2026-03-03T11:30:00Z'));
  });

  it('has the hours of the account on a device that is elsewhere', () => {
    const { event } = read(write({ timeZone: 'Asia/Tokyo' }));
    expect(event.startDate.toString()).toBe('2026-03-02T23:30:00');
    expect(event.startDate.toJSDate()).toEqual(new Date('2026-03-02T14:30:00Z'));
    expect(read(write({ timeZone: 'UTC' })).event.startDate.toJSDate()).toEqual(
      new Date('2026-03-02T23:30:00Z'),
    );
  });

  it('has the zone of the account on a device whose clock skips the bedtime', () => {
    vi.stubEnv('TZ', 'America/Toronto');
    const schedule = { bedTime: hm(2, 30), wakeTime: hm(9) };
    const fromOn = '2026-03-07';
    const { event, zone } = read(write({ schedule, fromOn, timeZone: 'Asia/Tokyo' }));
    expect(new Date(2026, 2, 8, 2, 30).getHours()).toBe(3);
    expect([event.startDate.zone.tzid, zone.tzid]).toEqual(['Asia/Tokyo', 'Asia/Tokyo']);
    expect(event.startDate.toString()).toBe('2026-03-08T02:30:00');
    expect(event.startDate.toJSDate()).toEqual(new Date('2026-03-07T17:30:00Z'));
    expect(event.endDate.toJSDate()).toEqual(new Date('2026-03-08T00:00:00Z'));
  });

  it.each(['America/Toronto', 'America/St_Johns', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'])(
    'says the offsets of %s at every hour of its days',
    (timeZone) => {
      const days = fc.integer({ min: 20_000, max: 21_800 }).map(dateOfEpochDay);
      fc.assert(
        fc.property(days, fc.integer({ min: 0, max: 6 }), (fromOn, length) => {
          const toOn = addDays(fromOn, length);
          const { zone } = read(write({ timeZone, fromOn, toOn }));
          const from = Date.parse(`${fromOn}T00:00:00Z`);
          const wallAt = (at: number) =>
            `${localDateAt(new Date(at), timeZone)}T${formatClockTime(clockTimeAt(new Date(at), timeZone))}:00`;
          for (let at = from; at < from + (length + 2) * dayMs; at += hourMs) {
            const wall = wallAt(at);
            // An hour that the clocks show twice has no single instant.
            const isTwice = [-hourMs, -hourMs / 2, hourMs / 2, hourMs].some(
              (ms) => wallAt(at + ms) === wall,
            );
            if (isTwice) continue;
            const said = ICAL.Time.fromString(wall, null);
            said.zone = zone;
            expect(said.toJSDate()).toEqual(new Date(at));
          }
        }),
        { numRuns: 40 },
      );
    },
  );

  it('is private and leaves the person free for meetings', () => {
    const { component } = read(write()).event;
    expect(component.getFirstPropertyValue('class')).toBe('PRIVATE');
    expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
  });

  it('a bedtime after midnight lies on the morning of the next day', () => {
    const schedule = { bedTime: hm(0, 30), wakeTime: hm(6) };
    expect(read(write({ schedule, toOn: '2026-03-02' })).nights).toEqual([
      ['2026-03-03T00:30:00', '2026-03-03T06:00:00'],
    ]);
  });

  it('a rise after noon of who sleeps by day is on the same day', () => {
    const schedule = { bedTime: hm(8), wakeTime: hm(15) };
    expect(read(write({ schedule, toOn: '2026-03-02' })).nights).toEqual([
      ['2026-03-03T08:00:00', '2026-03-03T15:00:00'],
    ]);
  });

  it('speaks up half an hour before', () => {
    const alarm = read(write()).event.component.getFirstSubcomponent('valarm');
    expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT30M');
  });

  it('the same week again replaces the event: same identity, later version', () => {
    const { event, calendar } = read(write({ version: 4 }));
    expect([event.uid, event.sequence]).toEqual(['horaire-12@exemple.test', 4]);
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(String(event.component.getFirstPropertyValue('dtstamp'))).toBe('2026-03-02T14:00:00Z');
  });

  it('lines end in CRLF and are folded at 75 octets; the words come back whole', () => {
    const description = 'Réveillé à l’été « déjà » ; virgule, point-virgule ; '.repeat(4).trim();
    const text = write({ description });
    const lines = text.split('\r\n');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const longest = Math.max(...lines.map((line) => new TextEncoder().encode(line).length));
    expect(longest).toBeLessThanOrEqual(75);
    expect(read(text).event.description).toBe(description);
  });
});
