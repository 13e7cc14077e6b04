import { programmeRules } from '../../programme/rules/constants.ts';
import { diaryWeekDates, diaryWeekOf, isDiaryWeek } from '../../programme/rules/diary-calendar.ts';
import {
  dueQuestionnaire,
  gateQuestionnaires,
  type GateFacts,
  type GateQuestionnaire,
} from '../../programme/rules/gate.ts';
import {
  calendarOf,
  pauseOn,
  type Pause,
  type ProgrammeCalendar,
} from '../../programme/rules/pause.ts';
import { programmeWeek } from '../../programme/rules/programme-week.ts';
import type { ClockTime } from '../../time/rules/clock-time.ts';
import { addDays, type LocalDate } from '../../time/rules/local-date.ts';
import { instantAt, localDateAt } from '../../time/rules/zone.ts';

/**
 * Every figure of the reminders. The latest time and the lateness together leave the hours from
 * 23:00 to 05:00 quiet.
 */
export const reminderRules = {
  earliestTime: 5 * 60,
  latestTime: 21 * 60,
  stepMinutes: 30,
  /** What the screen proposes to somebody who has chosen nothing. */
  usualTime: 8 * 60,
  /** A server that was down still sends within this time, and skips the day after it. */
  latenessMinutes: 120,
  /** Before S0 nothing else ends them: they stop so long after the person last set them. */
  daysBeforeStart: 28,
  /** S24 comes due in week 25 and is reminded of for four weeks; then nothing is any more. */
  lastWeek: 28,
} as const;

/** Times that a person can choose, half-hours in minutes after midnight. */
export const reminderTimes: readonly ClockTime[] = Array.from(
  {
    length: 1 + (reminderRules.latestTime - reminderRules.earliestTime) / reminderRules.stepMinutes,
  },
  (_, index) => reminderRules.earliestTime + index * reminderRules.stepMinutes,
);

/** What waits for the person: last night's page of the diary, a questionnaire, or the review of a week. */
export type Reminder =
  | { kind: 'night'; date: LocalDate }
  | { kind: 'questionnaire'; id: GateQuestionnaire }
  | { kind: 'review'; week: number };

/** What the rule knows of one person; dates are of their own zone. */
export type ReminderFacts = {
  /** When they asked to be reminded; null: they did not. */
  time: ClockTime | null;
  /** When they asked to be told that a week's review is ready, at the same time of day; null: they did not. */
  reviewTime: ClockTime | null;
  /** The date on which they last said so. */
  changedOn: LocalDate;
  timeZone: string;
  /** Activated, and neither deactivated nor deleted. */
  isAccountActive: boolean;
  /** Local date on which S0 was submitted; null before. */
  firstDayOn: LocalDate | null;
  pauses: readonly Pause[];
  isAbandoned: boolean;
  submitted: GateFacts['submitted'];
  /** When each questionnaire was sent, in ISO 8601. */
  submittedAt: Partial<Record<GateQuestionnaire, string>>;
  /** Dates of the nights that are completed; those of the last days are enough. */
  completedOn: readonly LocalDate[];
  /** Dates that already have their letter; those of the last days are enough. */
  remindedOn: readonly LocalDate[];
};

type ReminderSpan = Pick<ReminderFacts, 'changedOn' | 'firstDayOn' | 'pauses' | 'submitted'>;

/** Why nothing is reminded of any more: S0 was long in coming, or all that ever waits is past. */
export type ReminderEnd = 'notBegun' | 'finished';

/**
 * Whether reminders have ended by themselves. `notBegun` lasts until the setting is saved again,
 * `finished` for good; leaving the programme is separate.
 * @decision D36 0011
 */
export function reminderEnd(
  { changedOn, firstDayOn, pauses, submitted }: ReminderSpan,
  today: LocalDate,
): ReminderEnd | null {
  const calendar = calendarOf({ firstDayOn, pauses });
  if (calendar === null) {
    if (today < addDays(changedOn, reminderRules.daysBeforeStart)) return null;
    return 'notBegun';
  }
  const week = programmeWeek({ ...calendar, today, abandonedOn: null });
  if (week > reminderRules.lastWeek) return 'finished';
  const isDiaryOver = week > programmeRules.lastDiaryWeek && diaryWeekOf(calendar, today) === null;
  const due = dueQuestionnaire({ isAbandoned: false, submitted, programmeWeek: week });
  if (!isDiaryOver || due !== null) return null;
  return 'finished';
}

/** The last diary week whose seventh night has ended, in a pause too, and the morning on which it did. @decision D32 */
function lastClosed(calendar: ProgrammeCalendar, today: LocalDate) {
  const reached = programmeWeek({ ...calendar, today, abandonedOn: null });
  const last = Math.min(reached, programmeRules.lastDiaryWeek);
  for (const week of [last, last - 1]) {
    const closedOn = isDiaryWeek(week) ? diaryWeekDates(calendar, week).at(-1) : undefined;
    if (closedOn !== undefined && closedOn <= today) return { week, closedOn };
  }
  return null;
}

/**
 * The week whose review is announced on `today`: on the morning that ends it, or, where a questionnaire still closed
 * its page at that time of day, on the first one after the questionnaire was sent.
 * @decision D68 0063
 */
function reviewAnnouncedOn(facts: ReminderFacts, today: LocalDate): number | null {
  const { reviewTime, timeZone, submittedAt } = facts;
  const calendar = calendarOf(facts);
  const closed = calendar && lastClosed(calendar, today);
  if (reviewTime === null || !closed) return null;
  // Only what was due on that morning could close the page.
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
 * What waits on `today`, of what was asked for: the questionnaire that closes the diary first, then the review
 * of a week that is over, whose page leads to its last night too. A pause asks for nothing but the night that ends on
 * its first morning; once all else is past, the review that waited for S24 is still announced.
 * @source specification §4
 * @decision D67 D68
 */
function whatWaits(facts: ReminderFacts, today: LocalDate): Reminder | null {
  const { firstDayOn, pauses, isAbandoned, submitted } = facts;
  const end = reminderEnd(facts, today);
  if (isAbandoned || end === 'notBegun') return null;
  const isPaused = pauseOn(pauses, today) !== null;
  const calendar = calendarOf(facts);
  const week = programmeWeek({ today, firstDayOn, pauses, abandonedOn: null });
  if (week > reminderRules.lastWeek) return null;
  const id = dueQuestionnaire({ isAbandoned, submitted, programmeWeek: week });
  if (id !== null && isPaused) return null;
  if (id !== null) return facts.time === null ? null : { kind: 'questionnaire', id };
  const closed = reviewAnnouncedOn(facts, today);
  if (closed !== null) return { kind: 'review', week: closed };
  if (facts.time === null || end !== null) return null;
  const isDiaryDay = calendar !== null && diaryWeekOf(calendar, today) !== null;
  return isDiaryDay && !facts.completedOn.includes(today) ? { kind: 'night', date: today } : null;
}

/**
 * The reminder (« rappel ») that is due at `now`, if one is: asked for, its time come and not two
 * hours past, none sent on that date, and something that waits. Leaving the programme ends it at
 * once, and undoing that brings it back.
 * @decision D31 D36
 */
export function dueReminder(facts: ReminderFacts, now: Date): Reminder | null {
  const { timeZone } = facts;
  const time = facts.time ?? facts.reviewTime;
  if (time === null || !facts.isAccountActive) return null;
  const today = localDateAt(now, timeZone);
  const dueAt = instantAt(today, time, timeZone);
  const latenessMilliseconds = now.getTime() - dueAt.getTime();
  const isInTime =
    latenessMilliseconds >= 0 && latenessMilliseconds < reminderRules.latenessMinutes * 60_000;
  if (!isInTime || facts.remindedOn.includes(today)) return null;
  return whatWaits(facts, today);
}

/**
 * The next instant after `now` at which the clock of `timeZone` shows `time`: when to look again.
 * @decision D13
 */
export function nextReminderAt(time: ClockTime, timeZone: string, now: Date): Date {
  const today = localDateAt(now, timeZone);
  const dueAt = instantAt(today, time, timeZone);
  return dueAt > now ? dueAt : instantAt(addDays(today, 1), time, timeZone);
}
