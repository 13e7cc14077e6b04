import {
  addDays,
  type ClockTime,
  daysBetween,
  diaryRules,
  type LocalDate,
  type Schedule,
} from '@aube/api/rules';
import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  type ICalDayJsStub,
  ICalEventClass,
  ICalEventRepeatingFreq,
  ICalEventTransparency,
} from 'ical-generator';
import { zoneComponent } from './zone-component.ts';

/** The alarm rings this long before lights-out. */
const noticeSeconds = 30 * 60;

export type CalendarSchedule = {
  readonly schedule: Schedule;
  readonly fromOn: LocalDate;
  readonly toOn: LocalDate;
  readonly timeZone: string;
  /** A file with the same id replaces the events of an earlier file. */
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly description: string;
  readonly now: Date;
};

/**
 * A clock time for the library, which reads only the words. A `Date` would lose a time that the
 * device's clock skips.
 */
function wallClockAt(date: LocalDate, time: ClockTime): ICalDayJsStub {
  const utc = new Date(Date.parse(`${date}T00:00:00Z`) + time * 60_000);
  const [day = '', clock = ''] = utc.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').split('T');
  return {
    format: (pattern) => (pattern === 'HHmmss' ? clock : day),
    isValid: () => true,
    toDate: () => utc,
    toJSON: () => utc.toJSON(),
  };
}

/**
 * RFC 5545, in the zone of the account. The file holds no name and no health data.
 * @decision D68 diary#weekly-review
 */
export function scheduleCalendar(of: CalendarSchedule): string {
  const { bedTime, wakeTime } = of.schedule;
  const isAfterMidnight = bedTime < diaryRules.noonTime;
  const bedOn = isAfterMidnight ? addDays(of.fromOn, 1) : of.fromOn;
  const wakeOn = wakeTime > bedTime ? bedOn : addDays(bedOn, 1);
  // The library would write the zone « UTC » as no zone.
  const timeZone = of.timeZone === 'UTC' ? 'Etc/UTC' : of.timeZone;
  const calendar = ical({
    prodId: { company: 'Aube', product: 'Aube' },
    method: ICalCalendarMethod.PUBLISH,
    timezone: { name: null, generator: (zone) => zoneComponent(zone, of) },
  });
  const event = calendar.createEvent({
    id: of.id,
    sequence: of.version,
    stamp: of.now,
    start: wallClockAt(bedOn, bedTime),
    end: wallClockAt(wakeOn, wakeTime),
    timezone: timeZone,
    summary: of.title,
    description: of.description,
    class: ICalEventClass.PRIVATE,
    transparency: ICalEventTransparency.TRANSPARENT,
    repeating: { freq: ICalEventRepeatingFreq.DAILY, count: daysBetween(of.fromOn, of.toOn) + 1 },
  });
  event.createAlarm({ type: ICalAlarmType.display, trigger: noticeSeconds, description: of.title });
  return calendar.toString();
}
