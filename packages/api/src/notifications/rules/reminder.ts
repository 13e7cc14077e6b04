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

/** Figures of the reminders. The latest time and the allowed delay keep 23:00 to 05:00 quiet. */
export const reminderRules = {
  earliestTime: 5 * 60,
  latestTime: 21 * 60,
  stepMinutes: 30,
  /** Proposed time before any choice. */
  usualTime: 8 * 60,
  /** A server that was down still sends within this time, then skips the day. */
  latenessMinutes: 120,
  /** Without S0 reminders stop this long after they were last set. */
  daysBeforeStart: 28,
  /** S24 is due in week 25 and reminded of for four weeks; then reminders end. */
  lastWeek: 28,
} as const;

/** Possible times: half-hours in minutes after midnight. */
export const reminderTimes: readonly ClockTime[] = Array.from(
  {
    length: 1 + (reminderRules.latestTime - reminderRules.earliestTime) / reminderRules.stepMinutes,
  },
  (_, index) => reminderRules.earliestTime + index * reminderRules.stepMinutes,
);

/** Subject of a reminder: last night's diary page, a questionnaire, or the review of a week. */
export type Reminder =
  | { kind: 'night'; date: LocalDate }
  | { kind: 'questionnaire'; id: GateQuestionnaire }
  | { kind: 'review'; week: number };

/** Facts of one person; dates are in their own zone. */
export type ReminderFacts = {
  /** When they asked for reminders; null: they did not. */
  time: ClockTime | null;
  /** When they asked to hear that a week's review is ready; null: they did not. */
  reviewTime: ClockTime | null;
  /** Date of their last choice. */
  changedOn: LocalDate;
  timeZone: string;
  /** Activated, and neither deactivated nor deleted. */
  isAccountActive: boolean;
  /** Local date of S0's submission; null before. */
  firstDayOn: LocalDate | null;
  pauses: readonly Pause[];
  isAbandoned: boolean;
  submitted: GateFacts['submitted'];
  /** Submission instant of each questionnaire, in ISO 8601. */
  submittedAt: Partial<Record<GateQuestionnaire, string>>;
  /** Dates of completed nights; the last days are enough. */
  completedOn: readonly LocalDate[];
  /** Dates that have an email; the last days are enough. */
  remindedOn: readonly LocalDate[];
};

type ReminderSpan = Pick<ReminderFacts, 'changedOn' | 'firstDayOn' | 'pauses' | 'submitted'>;

/** Reason why reminders ended: S0 took too long, or the programme is over. */
export type ReminderEnd = 'notBegun' | 'finished';

/**
 * Tells if reminders ended by themselves: `notBegun` until the setting is saved again, `finished`
 * for good. Leaving the programme is separate.
 * @decision D36 notices#reminders
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

/**
 * The last diary week whose seventh night has ended, also in a pause, and its morning.
 * @decision D32
 */
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
 * The week whose review is announced on `today`: on the morning that ends it; if a questionnaire
 * still closed its page at that time, on the first morning after the submission.
 * @decision D68 notices#weekly-review-email
 */
function reviewAnnouncedOn(facts: ReminderFacts, today: LocalDate): number | null {
  const { reviewTime, timeZone, submittedAt } = facts;
  const calendar = calendarOf(facts);
  const closed = calendar && lastClosed(calendar, today);
  if (reviewTime === null || !closed) return null;
  // Only a questionnaire that was due on that morning could close the page.
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
 * Subject of a reminder on `today`, among the chosen ones: first the questionnaire that closes the
 * diary, then the review of a finished week, whose page also leads to its last night. A pause asks
 * only for the night that ends on its first morning. After everything else, the review that waited
 * for S24 is still announced.
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
 * The reminder (« rappel ») that is due at `now`: chosen, its time at most two hours ago, none sent
 * on that date, and something to remind of. Leaving the programme stops reminders; undoing that
 * restores them.
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
 * The next instant after `now` at which clocks in `timeZone` show `time`.
 * @decision D13
 */
export function nextReminderAt(time: ClockTime, timeZone: string, now: Date): Date {
  const today = localDateAt(now, timeZone);
  const dueAt = instantAt(today, time, timeZone);
  return dueAt > now ? dueAt : instantAt(addDays(today, 1), time, timeZone);
}
