import { programmeRules } from '../../programme/rules/constants.ts';
import { isDiaryWeek } from '../../programme/rules/diary-calendar.ts';
import type { LocalDate } from '../../time/rules/local-date.ts';
import { diaryRules } from './constants.ts';
import { SLEEPINESS_FLAG } from './sleepiness-hold.ts';
import { weekStanding } from './week-summary.ts';

/** Facts that decide if a week's schedule can be chosen today. */
export type ScheduleFacts = {
  week: number;
  /** Reached week of the programme (derniere_semaine). */
  programmeWeek: number;
  today: LocalDate;
  /** False when an abandonment can no longer be undone (D36). */
  takesEntries: boolean;
  /** During a pause the schedule in force stays (D67). */
  isPaused: boolean;
  /** A due questionnaire comes first (D37). */
  isQuestionnaireDue: boolean;
  /** A safety flag that staff have not cleared (D33). */
  isSafetyFlagged: boolean;
  /** A « yes » on sleepiness at the wheel still holds (D33, D69). */
  isSleepy: boolean;
  /** Local date of the first choice for this week; null before. */
  chosenOn: LocalDate | null;
  previousWeekNights: number;
  windowInForceMinutes: number | null;
};

/** `available`, or the most important reason why not (horaire_indisponible). */
export type ScheduleAvailability =
  | 'abandoned'
  | 'firstWeek'
  | 'notYetOpen'
  | 'questionnaireDue'
  | 'safety'
  | 'sleepiness'
  | 'frozen'
  | 'missingNights'
  | 'available';

/**
 * Effect of open safety flags on the schedule: sleepiness suspends it, any other locks it.
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

/** True when a schedule chosen on `chosenOn` is fixed: from the end of that local day. @decision D27 */
export function isScheduleFrozen(chosenOn: LocalDate | null, today: LocalDate): boolean {
  return chosenOn !== null && today > chosenOn;
}

/**
 * True when a suggested schedule can still come, in spite of today's locks: the diary's weeks are
 * not over, and the person has not left.
 * @decision D26 D36
 */
export function canScheduleCome(programmeWeek: number, hasLeft: boolean): boolean {
  return !hasLeft && programmeWeek <= programmeRules.lastDiaryWeek;
}

/**
 * Decides if a week's schedule can be chosen or changed today. Reasons of the whole programme come
 * before reasons of the week, and safety before any announcement of a schedule.
 * @decision D27 D32 D33 D36 D37 D67 diary#schedule-refusals
 */
export function scheduleAvailability(facts: ScheduleFacts): ScheduleAvailability {
  if (!facts.takesEntries) return 'abandoned';
  if (facts.isSafetyFlagged) return 'safety';
  if (facts.isSleepy) return 'sleepiness';
  if (facts.week < diaryRules.firstScheduleWeek) return 'firstWeek';
  if (facts.week > facts.programmeWeek || !isDiaryWeek(facts.week)) return 'notYetOpen';
  if (facts.isQuestionnaireDue) return 'questionnaireDue';
  // A past week keeps its schedule, also in a pause after it.
  const isOver = facts.week < facts.programmeWeek || facts.isPaused;
  if (isOver || isScheduleFrozen(facts.chosenOn, facts.today)) return 'frozen';
  const hasEnoughNights = weekStanding(facts.previousWeekNights) === 'complete';
  if (!hasEnoughNights && facts.windowInForceMinutes === null) return 'missingNights';
  return 'available';
}
