import { reminderBounds } from '@aube/dictionary';
import { programmeRules } from '../../programme/rules/constants.ts';
import {
  diaryCalendarOf,
  diaryWeekDates,
  diaryWeekOf,
  diaryWeekOn,
  type DiaryCalendar,
} from '../../programme/rules/diary-calendar.ts';
import { lastWeekWith, type DiaryOpening } from '../../programme/rules/diary-openings.ts';
import {
  dueQuestionnaire,
  gateQuestionnaires,
  type GateFacts,
  type GateQuestionnaire,
} from '../../programme/rules/gate.ts';
import { pauseOn, type Pause } from '../../programme/rules/pause.ts';
import { programmeWeek } from '../../programme/rules/programme-week.ts';
import type { ClockTime } from '../../time/rules/clock-time.ts';
import { addDays, type LocalDate } from '../../time/rules/local-date.ts';
import { instantAt, localDateAt } from '../../time/rules/zone.ts';
import { isCheckLetterDue, nextCheckLetterOn, type CheckLetterFacts } from './check-letter.ts';

/**
 * No reminder is sent between 23:00 and 05:00, because the latest time is 21:00 and the maximum
 * delay is two hours.
 */
export const reminderRules = {
  ...reminderBounds,
  /** After this delay (for example, when the server was down), no reminder is sent on this day. */
  latenessMinutes: 120,
  /**
   * Reminders stop this number of days after the last change of the setting when S0 was not
   * submitted.
   */
  daysBeforeStart: 28,
  /** Last week with reminders. S24 is due from week 25, and reminders about S24 last four weeks. */
  lastWeek: 28,
  /** Last week in which reminders are offered. */
  lastOfferWeek: 2,
} as const;

export const reminderTimes: readonly ClockTime[] = Array.from(
  {
    length: 1 + (reminderRules.latestTime - reminderRules.earliestTime) / reminderRules.stepMinutes,
  },
  (_, index) => reminderRules.earliestTime + index * reminderRules.stepMinutes,
);

export type Reminder =
  | { kind: 'night'; date: LocalDate }
  | { kind: 'questionnaire'; id: GateQuestionnaire }
  | { kind: 'review'; week: number }
  | { kind: 'check' };

/** Facts about one person; dates are in the person's time zone. */
export type ReminderFacts = {
  time: ClockTime | null;
  reviewTime: ClockTime | null;
  /**
   * Time of the three-month letter (D86). Null when the person turned the letter off, or when the
   * letter is not due yet.
   */
  checkTime: ClockTime | null;
  changedOn: LocalDate;
  timeZone: string;
  isAccountActive: boolean;
  firstDayOn: LocalDate | null;
  pauses: readonly Pause[];
  openings: readonly DiaryOpening[];
  isAbandoned: boolean;
  submitted: GateFacts['submitted'];
  /** Instant at which each questionnaire was submitted, in ISO 8601. */
  submittedAt: Partial<Record<GateQuestionnaire, string>>;
  /** Dates of completed nights; the last few days are enough. */
  completedOn: readonly LocalDate[];
  /** Dates on which an email was sent; the last few days are enough. */
  remindedOn: readonly LocalDate[];
};

type ReminderSpan = Pick<
  ReminderFacts,
  'changedOn' | 'firstDayOn' | 'pauses' | 'openings' | 'submitted'
>;

export type ReminderEnd = 'notBegun' | 'finished';

/**
 * Reason why reminders ended. `notBegun`: S0 was not submitted in time; reminders begin again when
 * the person saves the setting. `finished`: the weeks of the diary are over.
 * @decision D36 notices#reminders
 */
export function reminderEnd(
  { changedOn, submitted, ...programme }: ReminderSpan,
  today: LocalDate,
): ReminderEnd | null {
  const calendar = diaryCalendarOf(programme);
  if (calendar === null) {
    if (today < addDays(changedOn, reminderRules.daysBeforeStart)) return null;
    return 'notBegun';
  }
  const week = programmeWeek({ ...calendar, today, abandonedOn: null });
  const isDiaryDay = diaryWeekOf(calendar, today) !== null;
  if (week > reminderRules.lastWeek && !isDiaryDay) return 'finished';
  const isPastDiary = week > programmeRules.lastDiaryWeek && !isDiaryDay;
  const due = dueQuestionnaire({ isAbandoned: false, submitted, programmeWeek: week });
  if (!isPastDiary || due !== null) return null;
  return 'finished';
}

/**
 * The last diary week with a finished seventh night, and the date on which this night ended.
 * @decision D32
 */
function lastClosed(calendar: DiaryCalendar, today: LocalDate) {
  const reached = diaryWeekOn({ ...calendar, today, abandonedOn: null });
  const last = Math.min(reached, lastWeekWith(calendar.openings));
  for (const week of [last, last - 1]) {
    const closedOn = diaryWeekDates(calendar, week).at(-1);
    if (closedOn !== undefined && closedOn <= today) return { week, closedOn };
  }
  return null;
}

/**
 * Week of the review to announce on `today`, or null. A due questionnaire delays the announcement
 * to the morning after the submission.
 * @decision D68 notices#weekly-review-email
 */
function reviewAnnouncedOn(facts: ReminderFacts, today: LocalDate): number | null {
  const { reviewTime, timeZone, submittedAt } = facts;
  const calendar = diaryCalendarOf(facts);
  const closed = calendar && lastClosed(calendar, today);
  if (reviewTime === null || !closed) return null;
  // Ignores questionnaires that became due after the week ended.
  const reached = programmeWeek({ ...calendar, today: closed.closedOn, abandonedOn: null });
  const sentAt = gateQuestionnaires.flatMap((code) => {
    const at = submittedAt[code];
    const isOfThen = code === 'S0' || programmeRules.questionnaireDueFromWeek[code] <= reached;
    return at !== undefined && isOfThen ? [new Date(at)] : [];
  });
  const isSentBy = (date: LocalDate) =>
    sentAt.every((at) => at <= instantAt(date, reviewTime, timeZone));
  const wasAnnounced = closed.closedOn < today && isSentBy(addDays(today, -1));
  return isSentBy(today) && !wasAnnounced ? closed.week : null;
}

/**
 * Reminder for `today`: a due questionnaire, otherwise a review, otherwise the night. During a
 * pause, only the night that ends on the first day of the pause gets a reminder.
 * @source specification §4
 * @decision D67 D68
 */
export function findWaitingReminder(facts: ReminderFacts, today: LocalDate): Reminder | null {
  const { firstDayOn, pauses, isAbandoned, submitted } = facts;
  const end = reminderEnd(facts, today);
  if (isAbandoned || end === 'notBegun') return null;
  const isPaused = pauseOn(pauses, today) !== null;
  const calendar = diaryCalendarOf(facts);
  const week = programmeWeek({ today, firstDayOn, pauses, abandonedOn: null });
  const isDiaryDay = calendar !== null && diaryWeekOf(calendar, today) !== null;
  if (week > reminderRules.lastWeek && !isDiaryDay) return null;
  const id = dueQuestionnaire({ isAbandoned, submitted, programmeWeek: week });
  if (id !== null && isPaused) return null;
  if (id !== null) return facts.time === null ? null : { kind: 'questionnaire', id };
  const closed = reviewAnnouncedOn(facts, today);
  if (closed !== null) return { kind: 'review', week: closed };
  if (facts.time === null || end !== null) return null;
  return isDiaryDay && !facts.completedOn.includes(today) ? { kind: 'night', date: today } : null;
}

/** @decision D31 D36 */
export function dueReminder(facts: ReminderFacts, now: Date): Reminder | null {
  return dailyReminder(facts, now) ?? checkLetter(facts, now);
}

/**
 * Three-month letter, sent from the chosen time until 23:00. The time limit is late, because the
 * next letter comes only three months later.
 * @decision D86 notices#a-letter-every-three-months
 */
function checkLetter(facts: ReminderFacts, now: Date): Reminder | null {
  const { checkTime, timeZone, isAccountActive, isAbandoned, pauses, firstDayOn, submitted } =
    facts;
  if (checkTime === null || !isAccountActive || isAbandoned) return null;
  const today = localDateAt(now, timeZone);
  if (facts.remindedOn.includes(today) || !isCheckLetterHour(checkTime, timeZone, now)) return null;
  const week = programmeWeek({ today, firstDayOn, pauses, abandonedOn: null });
  const isBlocked = dueQuestionnaire({ isAbandoned, submitted, programmeWeek: week }) !== null;
  return !isBlocked && isCheckLetterDue(facts, today) ? { kind: 'check' } : null;
}

function isCheckLetterHour(time: ClockTime, timeZone: string, now: Date): boolean {
  const today = localDateAt(now, timeZone);
  const latest = reminderRules.latestTime + reminderRules.latenessMinutes;
  return instantAt(today, time, timeZone) <= now && now < instantAt(today, latest, timeZone);
}

function dailyReminder(facts: ReminderFacts, now: Date): Reminder | null {
  const { timeZone } = facts;
  const time = facts.time ?? facts.reviewTime;
  if (time === null || !facts.isAccountActive) return null;
  const today = localDateAt(now, timeZone);
  const dueAt = instantAt(today, time, timeZone);
  const latenessMilliseconds = now.getTime() - dueAt.getTime();
  const isInTime =
    latenessMilliseconds >= 0 && latenessMilliseconds < reminderRules.latenessMinutes * 60_000;
  if (!isInTime || facts.remindedOn.includes(today)) return null;
  return findWaitingReminder(facts, today);
}

/**
 * Instant at which the job checks again if the three-month letter is due. When a due letter was not
 * sent, this instant is the next chosen time of day.
 * @decision D86
 */
export function nextCheckLetterAt(
  facts: CheckLetterFacts & Pick<ReminderFacts, 'timeZone'>,
  { time, now, isSent }: { time: ClockTime; now: Date; isSent: boolean },
): Date {
  const { timeZone } = facts;
  const today = localDateAt(now, timeZone);
  if (!isSent && isCheckLetterDue(facts, today)) return nextReminderAt(time, timeZone, now);
  return instantAt(nextCheckLetterOn(facts, today), time, timeZone);
}

const HOUR_MS = 60 * 60_000;

/**
 * Latest instants that a correct clock can store for the next reminder or letter. When the stored
 * instant is later, the person is checked now. A day has at most 25 hours; a letter can wait for
 * the rest of the programme, its pauses and three months.
 * @decision running-aube#instants-of-the-future
 */
export const latestReminderAt = (now: Date): Date => new Date(now.getTime() + 26 * HOUR_MS);
export const latestCheckLetterAt = (now: Date): Date =>
  new Date(now.getTime() + 400 * 24 * HOUR_MS);

/** @decision D13 */
export function nextReminderAt(time: ClockTime, timeZone: string, now: Date): Date {
  const today = localDateAt(now, timeZone);
  const dueAt = instantAt(today, time, timeZone);
  return dueAt > now ? dueAt : instantAt(addDays(today, 1), time, timeZone);
}
