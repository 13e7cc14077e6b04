import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { scheduleCalendar, type CalendarSchedule } from './schedule-calendar.ts';

const hm = (hour: number, minute = 0) => hour * 60 + minute;

const write = (change: Partial<CalendarSchedule> = {}) =>
  scheduleCalendar({
    schedule: { bedTime: hm(23, 30), wakeTime: hm(6, 30) },
    fromOn: '2026-03-02',
    toOn: '2026-03-08',
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
  const nights: [string, string][] = [];
  const each = event.iterator();
  for (let at = each.next(); at && nights.length < 50; at = each.next()) {
    const { startDate, endDate } = event.getOccurrenceDetails(at);
    nights.push([startDate.toString(), endDate.toString()]);
  }
  return { calendar, event, nights };
}

describe('scheduleCalendar', () => {
  it('is one event a night, by the clock and in no zone', () => {
    const { event, nights } = read(write());
    expect(nights).toHaveLength(7);
    expect(nights[0]).toEqual(['2026-03-02T23:30:00', '2026-03-03T06:30:00']);
    // The clocks change in the night before the 8th; the local hours stay the same.
    expect(nights[6]).toEqual(['2026-03-08T23:30:00', '2026-03-09T06:30:00']);
    expect(event.startDate.zone).toBe(ICAL.Timezone.localTimezone);
  });

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
