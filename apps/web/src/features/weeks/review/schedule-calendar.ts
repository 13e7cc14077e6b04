import {
  addDays,
  type ClockTime,
  daysBetween,
  diaryRules,
  type LocalDate,
  type Schedule,
} from '@aube/api/rules';
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventRepeatingFreq } from 'ical-generator';

/** So long before lights-out the calendar speaks up. */
const noticeSeconds = 30 * 60;

/** What a calendar is told of a week's schedule; `title` and `description` are in the person's language. */
export type CalendarSchedule = {
  readonly schedule: Schedule;
  /** The first evening and the last one that have it. */
  readonly fromOn: LocalDate;
  readonly toOn: LocalDate;
  /** The same week again replaces what an earlier file put there. */
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly description: string;
  readonly now: Date;
};

/** A clock time on a date, as the library reads it: in UTC, which a floating event writes without a zone. */
const clockAt = (date: LocalDate, time: ClockTime) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + time * 60_000);

/**
 * The suggested schedule as a calendar file (RFC 5545): one event a night, by the clock of wherever
 * the person is.
 * It says nothing of a person, nor of health.
 * @decision D68 0063
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
    repeating: { freq: ICalEventRepeatingFreq.DAILY, count: daysBetween(of.fromOn, of.toOn) + 1 },
  });
  event.createAlarm({ type: ICalAlarmType.display, trigger: noticeSeconds, description: of.title });
  return calendar.toString();
}
