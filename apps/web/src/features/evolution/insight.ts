import { isClosedByQuestionnaire } from '../nights/closed-by-questionnaire.ts';
import type { DiaryWeek, Programme } from '../../lib/programme-data.ts';

/** In minutes per night. */
type Insight = {
  readonly from: number;
  readonly to: number;
  readonly sleepMinutes: number;
  readonly awakeMinutes: number;
};

type Week = Pick<
  DiaryWeek,
  | 'number'
  | 'standing'
  | 'meanTotalSleepMinutes'
  | 'meanTimeInBedMinutes'
  | 'meanSleepOnsetLatencyMinutes'
  | 'meanWakeAfterSleepOnsetMinutes'
  | 'whiteNights'
  | 'sleepEfficiencyPercent'
>;

type WeekFigures = {
  readonly week: number;
  readonly sleepMinutes: number;
  readonly awakeMinutes: number;
  readonly bedMinutes: number;
  readonly efficiencyPercent: number;
  readonly latencyMinutes: number | null;
  readonly wakingMinutes: number | null;
  /**
   * Mean time in bed after the final awakening. Null in a week with a night without sleep: that
   * night counts in the mean time in bed but not here.
   */
  readonly afterWakingMinutes: number | null;
  readonly whiteNights: number;
};

/**
 * Parts of the time awake in bed, in whole minutes. Without white nights, their sum is the total.
 */
function partsOf(week: Week, awakeMinutes: number) {
  const whole = (minutes: number | null) => (minutes === null ? null : Math.round(minutes));
  const latencyMinutes = whole(week.meanSleepOnsetLatencyMinutes);
  const waking = whole(week.meanWakeAfterSleepOnsetMinutes);
  if (week.whiteNights > 0 || latencyMinutes === null || waking === null) {
    return { latencyMinutes, wakingMinutes: waking, afterWakingMinutes: null };
  }
  // Rounding can make two parts a minute longer than the whole.
  const wakingMinutes = Math.min(waking, Math.max(0, awakeMinutes - latencyMinutes));
  const afterWakingMinutes = Math.max(0, awakeMinutes - latencyMinutes - wakingMinutes);
  return { latencyMinutes, wakingMinutes, afterWakingMinutes };
}

function figuresOf(week: Week): WeekFigures[] {
  const { meanTotalSleepMinutes: sleep, meanTimeInBedMinutes: bed } = week;
  const { sleepEfficiencyPercent: efficiencyPercent } = week;
  if (week.standing !== 'complete' || sleep === null || bed === null) return [];
  if (efficiencyPercent === null) return [];
  const [sleepMinutes, bedMinutes] = [Math.round(sleep), Math.round(bed)];
  const awakeMinutes = bedMinutes - sleepMinutes;
  return [
    {
      week: week.number,
      sleepMinutes,
      awakeMinutes,
      bedMinutes,
      efficiencyPercent,
      ...partsOf(week, awakeMinutes),
      whiteNights: week.whiteNights,
    },
  ];
}

/**
 * Compares the first and the last complete week. Null with fewer than two complete weeks.
 * @decision D24
 */
export function insightOf(weeks: readonly Week[]): Insight | null {
  const compared = comparedWeeks(weeks);
  if (!compared) return null;
  const { start, now } = compared;
  return {
    from: start.week,
    to: now.week,
    sleepMinutes: now.sleepMinutes - start.sleepMinutes,
    awakeMinutes: now.awakeMinutes - start.awakeMinutes,
  };
}

export type ThenAndNow = { readonly start: WeekFigures; readonly now: WeekFigures };

function comparedWeeks(weeks: readonly Week[]): ThenAndNow | null {
  const complete = weeks.flatMap(figuresOf);
  const [start, now] = [complete[0], complete.at(-1)];
  return start && now && start.week !== now.week ? { start, now } : null;
}

const milestoneWeeks = [6, 12, 24] as const;

/** Null before the end of week 6, and with fewer than two complete weeks. */
export const thenAndNow = (weeks: readonly Week[], programmeWeek: number): ThenAndNow | null =>
  programmeWeek > milestoneWeeks[0] ? comparedWeeks(weeks) : null;

/**
 * Returns 6, 12 or 24 in the week after this week of the programme. Null in other weeks, when a
 * questionnaire is due, or when nothing can be compared.
 */
export function freshMilestone({
  weeks,
  programmeWeek,
  dueQuestionnaire,
  person,
}: Pick<Programme, 'weeks' | 'programmeWeek' | 'dueQuestionnaire' | 'person'>): number | null {
  if (isClosedByQuestionnaire({ dueQuestionnaire, person })) return null;
  const at = milestoneWeeks.find((week) => week === programmeWeek - 1);
  return at !== undefined && thenAndNow(weeks, programmeWeek) ? at : null;
}
