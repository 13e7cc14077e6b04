import type { ScheduleAvailability } from '../../diary/rules/schedule-availability.ts';
import {
  isLowTwoWeeksRunning,
  weekStanding,
  type WeekSums,
} from '../../diary/rules/week-summary.ts';
import type { GateQuestionnaire } from '../../programme/rules/gate.ts';
import type { LocalDate } from '../../time/rules/local-date.ts';

/** What a person's programme says of itself, week by week and step by step. */
export type WeekNotice =
  | { kind: 'scheduleReady' | 'lowEfficiency'; params: { week: number } }
  | { kind: 'moduleOpen'; params: { step: number } }
  | { kind: 'questionnaireDue'; params: { step: string; week: number } };

/** What a notice is said once by; the table's own keys say the same. */
export const noticeKey = ({ kind, params }: WeekNotice): string =>
  `${kind} ${'step' in params ? params.step : params.week}`;

/** What decides which notices of their weeks a person is due. */
export type WeekNoticeFacts = {
  /** Week that the programme has reached (derniere_semaine). */
  programmeWeek: number;
  /** Nothing is asked of somebody who has left or pauses. */
  isStopped: boolean;
  /** Whether the schedule of the present week can be chosen, or why not. */
  availability: ScheduleAvailability;
  /** When it was chosen first; null while it was not. */
  chosenOn: LocalDate | null;
  /** The questionnaire that closes the modules and the schedule; null when none does. */
  dueQuestionnaire: GateQuestionnaire | null;
  /** Modules that are open and not begun. */
  openModules: readonly number[];
  /** The completed nights of each week, added up; a week without any is missing. */
  sums: ReadonlyMap<number, WeekSums>;
};

const NOTHING: WeekSums = { completedNights: 0, totalSleepSumMinutes: 0, timeInBedSumMinutes: 0 };

/**
 * The notices of weeks (« notifications ») that are due: the schedule can be chosen, from enough
 * nights of the week before, and is not; two complete weeks in a row, both over, stayed under 80 %,
 * which is said once for as long as that goes on; a module can be begun, the first one being part of the
 * welcome; a questionnaire is due. Each is said once by its key.
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
  // Behind a due questionnaire no module opens: it is said once that one is sent.
  for (const step of facts.openModules.filter((number) => number > 1)) {
    notices.push({ kind: 'moduleOpen', params: { step } });
  }
  return notices;
}
