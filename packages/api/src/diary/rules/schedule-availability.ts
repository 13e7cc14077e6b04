import { isDiaryOver, type DiaryOpening } from '../../programme/rules/diary-openings.ts';
import type { LocalDate } from '../../time/rules/local-date.ts';
import { SLEEPINESS_FLAG } from './sleepiness-hold.ts';
import { weekStanding } from './week-summary.ts';

export type ScheduleFacts = {
  week: number;
  diaryWeek: number;
  /**
   * True in a week in which the person records nights without choosing a schedule
   * (`isMeasuringWeek`, D86).
   */
  isMeasuring: boolean;
  exists: boolean;
  today: LocalDate;
  /** False after an abandonment that can no longer be undone (D36). */
  takesEntries: boolean;
  isPaused: boolean;
  isQuestionnaireDue: boolean;
  isSafetyFlagged: boolean;
  /** True while a « yes » about sleepiness at the wheel suspends the schedule (D33, D69). */
  isSleepy: boolean;
  /** True from the end of a safety flag until the person has read the safety notice (D76). */
  isNoticeDue: boolean;
  /** True when the person stopped the schedule in this week (D78). */
  isStopped: boolean;
  chosenOn: LocalDate | null;
  previousWeekNights: number;
  /** True for 9 h 30 of sleep or more on average in the previous week (D80). */
  isSleepVeryLong: boolean;
  windowInForceMinutes: number | null;
};

/**
 * `available`, or the most important reason why the schedule cannot be chosen
 * (`horaire_indisponible`).
 */
export type ScheduleAvailability =
  | 'abandoned'
  | 'firstWeek'
  | 'notYetOpen'
  | 'questionnaireDue'
  | 'safety'
  | 'sleepiness'
  | 'safetyNotice'
  | 'stopped'
  | 'frozen'
  | 'missingNights'
  | 'veryLongSleep'
  | 'available';

/**
 * The flag for sleepiness suspends the schedule; every other flag locks the schedule.
 * @decision D33 D69
 */
export function scheduleLocks(
  openFlags: readonly string[],
): Pick<ScheduleFacts, 'isSafetyFlagged' | 'isSleepy'> {
  return {
    isSafetyFlagged: openFlags.some((code) => code !== SLEEPINESS_FLAG),
    isSleepy: openFlags.includes(SLEEPINESS_FLAG),
  };
}

export const suspensions = ['safety', 'sleepiness', 'safetyNotice'] as const;
export type ScheduleSuspension = (typeof suspensions)[number];

/**
 * Reason why no schedule may be in force in the present week. The schedules of earlier weeks stay
 * readable.
 * @decision D76 safety#suspended
 */
export function scheduleSuspension(
  facts: Pick<ScheduleFacts, 'isSafetyFlagged' | 'isSleepy' | 'isNoticeDue'>,
  isPresentWeek: boolean,
): ScheduleSuspension | null {
  if (!isPresentWeek) return null;
  if (facts.isSafetyFlagged) return 'safety';
  if (facts.isSleepy) return 'sleepiness';
  return facts.isNoticeDue ? 'safetyNotice' : null;
}

/**
 * True when a schedule chosen on `chosenOn` can no longer be changed, because that day is over.
 * @decision D27
 */
export function isScheduleFrozen(chosenOn: LocalDate | null, today: LocalDate): boolean {
  return chosenOn !== null && today > chosenOn;
}

/**
 * True when a locked schedule can become available: the diary is not over, and the person has not
 * left.
 * @decision D26 D36 D86
 */
export function canScheduleCome(
  diary: { diaryWeek: number; openings: readonly DiaryOpening[] },
  hasLeft: boolean,
): boolean {
  return !hasLeft && !isDiaryOver(diary);
}

/**
 * `available`, or the first reason why the schedule of a week cannot be chosen or changed today.
 * Reasons are checked in this order: the person left the programme, safety, the week.
 * @decision D27 D32 D33 D36 D37 D67 D78 D80 D86 diary#schedule-refusals
 */
export function scheduleAvailability(facts: ScheduleFacts): ScheduleAvailability {
  if (!facts.takesEntries) return 'abandoned';
  if (facts.isSafetyFlagged) return 'safety';
  if (facts.isSleepy) return 'sleepiness';
  if (facts.isNoticeDue) return 'safetyNotice';
  if (facts.isStopped) return 'stopped';
  if (facts.isMeasuring) return 'firstWeek';
  if (facts.week > facts.diaryWeek || !facts.exists) return 'notYetOpen';
  if (facts.isQuestionnaireDue) return 'questionnaireDue';
  const isOver = facts.week < facts.diaryWeek || facts.isPaused;
  if (isOver || isScheduleFrozen(facts.chosenOn, facts.today)) return 'frozen';
  const hasEnoughNights = weekStanding(facts.previousWeekNights) === 'complete';
  if (facts.windowInForceMinutes !== null) return 'available';
  if (!hasEnoughNights) return 'missingNights';
  return facts.isSleepVeryLong ? 'veryLongSleep' : 'available';
}
