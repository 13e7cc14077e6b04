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

/** Time between the alarm of the calendar and lights-out. */
const noticeSeconds = 30 * 60;

export type CalendarSchedule = {
  readonly schedule: Schedule;
  readonly fromOn: LocalDate;
  readonly toOn: LocalDate;
  /** A file with the same id replaces the events of an earlier file. */
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly description: string;
  readonly now: Date;
};

/**
 * Returns a date whose UTC time is the local clock time. The library writes a floating event with
 * this UTC time and without a zone.
 */
const clockAt = (date: LocalDate, time: ClockTime) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + time * 60_000);

/**
 * Calendar file (RFC 5545) in the local time of the device. The file contains no name and no
 * health data.
 * @decision D68 diary#weekly-review
 */
export function scheduleCalendar(of: CalendarSchedule): string {
  const { bedTime, wakeTime } = of.schedule;
  const isAfterMidnight = bedTime < diaryRules.noonTime;
  const bedOn = isAfterMidnight ? addDays(of.fromOn, 1) : of.fromOn;
  const start = clockAt(bedOn, bedTime);
  const end = clockAt(wakeTime > bedTime ? bedOn : addDays(bedOn, 1), wakeTime);
  const calendar = ical({
    prodId: { company: 'Aube', product: 'Aube' },
    method: ICalCalendarMethod.PUBLISH,
  });
  const event = calendar.createEvent({
    id: of.id,
    sequence: of.version,
    stamp: of.now,
    floating: true,
    start,
    end,
    summary: of.title,
    description: of.description,
    class: ICalEventClass.PRIVATE,
    transparency: ICalEventTransparency.TRANSPARENT,
    repeating: { freq: ICalEventRepeatingFreq.DAILY, count: daysBetween(of.fromOn, of.toOn) + 1 },
  });
  event.createAlarm({ type: ICalAlarmType.display, trigger: noticeSeconds, description: of.title });
  return calendar.toString();
}
