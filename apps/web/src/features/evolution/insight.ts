import { isClosedByQuestionnaire } from '../weeks/closed-by-questionnaire.ts';
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
  | 'sleepEfficiencyPercent'
>;

type WeekFigures = {
  readonly week: number;
  readonly sleepMinutes: number;
  readonly awakeMinutes: number;
  readonly bedMinutes: number;
  readonly efficiencyPercent: number;
};

function figuresOf(week: Week): WeekFigures[] {
  const { meanTotalSleepMinutes: sleep, meanTimeInBedMinutes: bed } = week;
  const { sleepEfficiencyPercent: efficiencyPercent } = week;
  if (week.standing !== 'complete' || sleep === null || bed === null) return [];
  if (efficiencyPercent === null) return [];
  const [sleepMinutes, bedMinutes] = [Math.round(sleep), Math.round(bed)];
  const awakeMinutes = bedMinutes - sleepMinutes;
  return [{ week: week.number, sleepMinutes, awakeMinutes, bedMinutes, efficiencyPercent }];
}

/**
 * Compares the first complete week with the last complete week. Null with fewer than two complete
 * weeks.
 * @decision D24
 */
export function insightOf(weeks: readonly Week[]): Insight | null {
  const complete = weeks.flatMap(figuresOf);
  const [first, last] = [complete[0], complete.at(-1)];
  if (!first || !last || first.week === last.week) return null;
  return {
    from: first.week,
    to: last.week,
    sleepMinutes: last.sleepMinutes - first.sleepMinutes,
    awakeMinutes: last.awakeMinutes - first.awakeMinutes,
  };
}

export type Milestone = {
  readonly at: number;
  readonly start: WeekFigures;
  readonly now: WeekFigures;
};

const milestoneWeeks = [6, 12, 24] as const;

/** Milestones, latest first. */
export function milestonesOf(weeks: readonly Week[], programmeWeek: number): Milestone[] {
  const complete = weeks.flatMap(figuresOf);
  const [start] = complete;
  return milestoneWeeks
    .filter((at) => programmeWeek > at)
    .flatMap((at) => {
      const now = complete.findLast(({ week }) => week <= at);
      return start && now && now.week !== start.week ? [{ at, start, now }] : [];
    })
    .toReversed();
}

/**
 * Milestone that ended with the last week. Null while a due questionnaire closes the page of the
 * comparison.
 */
export function freshMilestone({
  weeks,
  programmeWeek,
  dueQuestionnaire,
  person,
}: Pick<Programme, 'weeks' | 'programmeWeek' | 'dueQuestionnaire' | 'person'>): Milestone | null {
  if (isClosedByQuestionnaire({ dueQuestionnaire, person })) return null;
  const [latest] = milestonesOf(weeks, programmeWeek);
  return latest?.at === programmeWeek - 1 ? latest : null;
}
