import type { ScheduleAvailability } from '../../diary/rules/schedule-availability.ts';
import {
  isLowTwoWeeksRunning,
  weekStanding,
  type WeekSums,
} from '../../diary/rules/week-summary.ts';
import type { GateQuestionnaire } from '../../programme/rules/gate.ts';
import type { LocalDate } from '../../time/rules/local-date.ts';

export type WeekNotice =
  | { kind: 'scheduleReady' | 'lowEfficiency'; params: { week: number } }
  | { kind: 'moduleOpen'; params: { step: number } }
  | { kind: 'questionnaireDue'; params: { step: string; week: number } };

export const noticeKey = ({ kind, params }: WeekNotice): string =>
  `${kind} ${'step' in params ? params.step : params.week}`;

export type WeekNoticeFacts = {
  diaryWeek: number;
  /** True after leaving and during a pause; no notice is then added. */
  isSilent: boolean;
  /**
   * `available` when this week's schedule can be chosen; otherwise the reason why the schedule
   * cannot be chosen.
   */
  availability: ScheduleAvailability;
  chosenOn: LocalDate | null;
  dueQuestionnaire: GateQuestionnaire | null;
  openModules: readonly number[];
  /** First week of each reopening of the diary whose earlier nights are too old to be used. @decision D86 */
  restarts: readonly number[];
  /** Sums of the completed nights per week; weeks without a completed night are missing. */
  sums: ReadonlyMap<number, WeekSums>;
};

const NOTHING: WeekSums = { completedNights: 0, totalSleepSumMinutes: 0, timeInBedSumMinutes: 0 };

/**
 * Due notices about weeks (« notifications »). Each notice has a unique key, so that a person gets
 * it only once. The first module has no notice, because the welcome notice names the module.
 * @decision D24 D25 D27 D34 D67
 */
export function dueWeekNotices(facts: WeekNoticeFacts): WeekNotice[] {
  const { diaryWeek, isSilent, availability, chosenOn, dueQuestionnaire: due } = facts;
  if (isSilent) return [];
  const sumsOf = (week: number) => facts.sums.get(week) ?? NOTHING;
  const isLow = (week: number) =>
    !facts.restarts.includes(week) && isLowTwoWeeksRunning(sumsOf(week - 1), sumsOf(week));
  const lastWeek = diaryWeek - 1;
  const hasEnoughNights = weekStanding(sumsOf(lastWeek).completedNights) === 'complete';
  const notices: WeekNotice[] = [];
  if (availability === 'available' && chosenOn === null && hasEnoughNights) {
    notices.push({ kind: 'scheduleReady', params: { week: diaryWeek } });
  }
  if (isLow(lastWeek) && !isLow(lastWeek - 1)) {
    notices.push({ kind: 'lowEfficiency', params: { week: lastWeek } });
  }
  if (due !== null) {
    const params = { step: due.toLowerCase(), week: Number(due.slice(1)) };
    return [...notices, { kind: 'questionnaireDue', params }];
  }
  // New modules are announced after the person submits a due questionnaire, because a due
  // questionnaire closes the modules.
  for (const step of facts.openModules.filter((number) => number > 1)) {
    notices.push({ kind: 'moduleOpen', params: { step } });
  }
  return notices;
}
