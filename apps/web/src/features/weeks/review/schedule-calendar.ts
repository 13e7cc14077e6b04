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

const utcClockAt = (date: LocalDate, time: ClockTime) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + time * 60_000);

/**
 * Date that has this time on the device's clock, as the library requires for an event with a zone.
 * Null when the device's clock skips this time.
 */
function deviceClockAt(date: LocalDate, time: ClockTime): Date | null {
  const utc = utcClockAt(date, time);
  const here = new Date(
    utc.getUTCFullYear(),
    utc.getUTCMonth(),
    utc.getUTCDate(),
    utc.getUTCHours(),
    utc.getUTCMinutes(),
  );
  return here.getHours() * 60 + here.getMinutes() === time ? here : null;
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
  const [start, end] = [deviceClockAt(bedOn, bedTime), deviceClockAt(wakeOn, wakeTime)];
  // The library would write the zone « UTC » as no zone.
  const timeZone = of.timeZone === 'UTC' ? 'Etc/UTC' : of.timeZone;
  const place =
    start && end
      ? { start, end, timezone: timeZone }
      : { start: utcClockAt(bedOn, bedTime), end: utcClockAt(wakeOn, wakeTime), floating: true };
  const calendar = ical({
    prodId: { company: 'Aube', product: 'Aube' },
    method: ICalCalendarMethod.PUBLISH,
    timezone: { name: null, generator: (zone) => zoneComponent(zone, of) },
  });
  const event = calendar.createEvent({
    id: of.id,
    sequence: of.version,
    stamp: of.now,
    ...place,
    summary: of.title,
    description: of.description,
    class: ICalEventClass.PRIVATE,
    transparency: ICalEventTransparency.TRANSPARENT,
    repeating: { freq: ICalEventRepeatingFreq.DAILY, count: daysBetween(of.fromOn, of.toOn) + 1 },
  });
  event.createAlarm({ type: ICalAlarmType.display, trigger: noticeSeconds, description: of.title });
  return calendar.toString();
}
