import type { ScheduleAvailability } from '../../diary/rules/schedule-availability.ts';
import {
  isLowTwoWeeksRunning,
  weekStanding,
  type WeekSums,
} from '../../diary/rules/week-summary.ts';
import type { GateQuestionnaire } from '../../programme/rules/gate.ts';
import type { LocalDate } from '../../time/rules/local-date.ts';

/** Kinds of notices about a person's weeks. */
export type WeekNotice =
  | { kind: 'scheduleReady' | 'lowEfficiency'; params: { week: number } }
  | { kind: 'moduleOpen'; params: { step: number } }
  | { kind: 'questionnaireDue'; params: { step: string; week: number } };

/** Key that makes a notice unique; the table has the same. */
export const noticeKey = ({ kind, params }: WeekNotice): string =>
  `${kind} ${'step' in params ? params.step : params.week}`;

/** Facts that decide which notices are due. */
export type WeekNoticeFacts = {
  /** Reached week of the programme (derniere_semaine). */
  programmeWeek: number;
  /** True after leaving and during a pause, when nothing is asked. */
  isStopped: boolean;
  /** If this week's schedule can be chosen, or the reason why not. */
  availability: ScheduleAvailability;
  /** First choice of this week's schedule; null before. */
  chosenOn: LocalDate | null;
  /** The due questionnaire that closes modules and schedule; null without one. */
  dueQuestionnaire: GateQuestionnaire | null;
  /** Open modules that are not begun. */
  openModules: readonly number[];
  /** Sums of each week's completed nights; weeks without any are missing. */
  sums: ReadonlyMap<number, WeekSums>;
};

const NOTHING: WeekSums = { completedNights: 0, totalSleepSumMinutes: 0, timeInBedSumMinutes: 0 };

/**
 * Due notices about weeks (« notifications »): the schedule can be chosen, with enough nights in
 * the week before, and is not; two complete weeks in a row, both over, under 80 %, once while that
 * lasts; a module can begin, except the first one, which the welcome names; a questionnaire is due.
 * Each key is used once.
 * @decision D24 D25 D27 D34 D67
 */
export function dueWeekNotices(facts: WeekNoticeFacts): WeekNotice[] {
  const { programmeWeek, isStopped, availability, chosenOn, dueQuestionnaire: due } = facts;
  if (isStopped) return [];
  const sumsOf = (week: number) => facts.sums.get(week) ?? NOTHING;
  const isLow = (week: number) => isLowTwoWeeksRunning(sumsOf(week - 1), sumsOf(week));
  const lastWeek = programmeWeek - 1;
  const hasEnoughNights = weekStanding(sumsOf(lastWeek).completedNights) === 'complete';
  const notices: WeekNotice[] = [];
  if (availability === 'available' && chosenOn === null && hasEnoughNights) {
    notices.push({ kind: 'scheduleReady', params: { week: programmeWeek } });
  }
  if (isLow(lastWeek) && !isLow(lastWeek - 1)) {
    notices.push({ kind: 'lowEfficiency', params: { week: lastWeek } });
  }
  if (due !== null) {
    const params = { step: due.toLowerCase(), week: Number(due.slice(1)) };
    return [...notices, { kind: 'questionnaireDue', params }];
  }
  // A due questionnaire closes new modules; they are announced after its submission.
  for (const step of facts.openModules.filter((number) => number > 1)) {
    notices.push({ kind: 'moduleOpen', params: { step } });
  }
  return notices;
}
