import { diaryRules } from '../../diary/rules/constants.ts';
import { isVeryLittleSleep } from '../../diary/rules/extreme-sleep.ts';
import { isNarrowForStaff, narrowWindowCounts } from '../../diary/rules/narrow-window.ts';
import { isShortInBed } from '../../diary/rules/short-time-in-bed.ts';
import { isLowTwoWeeksRunning, weekStanding } from '../../diary/rules/week-summary.ts';
import { followOn } from '../../programme/rules/diary-calendar.ts';
import type { LocalDate } from '../../time/rules/local-date.ts';

/** Reasons that stay on the call list until staff have called. @decision D25 D80 D83 */
export const LOW_REASONS = [
  'veryLittleSleep',
  'shortTimeInBed',
  'lowEfficiency',
  'narrowWindow',
] as const;
export type LowReason = (typeof LOW_REASONS)[number];

export const isLowReason = (reason: string): boolean => LOW_REASONS.some((each) => each === reason);

/** A diary week with its sums; `windowMinutes` is the window in force, null without a window. */
export type LowWeek = {
  week: number;
  opensOn: LocalDate;
  recordedNights: number;
  /** Recorded nights in which a safety flag suspended the schedule. */
  suspendedNights: number;
  totalSleepMinutes: number;
  timeInBedMinutes: number;
  whiteNights: number;
  windowMinutes: number | null;
};

/**
 * A call by staff. `week` null: the call is about all weeks that began before the day of the call.
 */
export type LowCall = { reason: string; week: number | null; calledOn: LocalDate };

/**
 * Line of the call list; `week` is the last week with the reason and without a call by staff.
 * `isBetterSince`: a later week is complete, and no later week shows the reason.
 */
export type LowLine = {
  reason: LowReason;
  since: LocalDate;
  week: number;
  isBetterSince: boolean;
};

const sumsOf = (week: LowWeek) => ({
  completedNights: week.recordedNights,
  totalSleepSumMinutes: week.totalSleepMinutes,
  timeInBedSumMinutes: week.timeInBedMinutes,
});

type Occurrence = { week: LowWeek; since: LocalDate };

const littleSleepIn = (weeks: readonly LowWeek[]): Occurrence[] =>
  weeks
    .filter((week) => isVeryLittleSleep(sumsOf(week), week.whiteNights))
    .map((week) => ({ week, since: week.opensOn }));

const shortTimeInBedIn = (weeks: readonly LowWeek[]): Occurrence[] =>
  weeks
    .filter(
      (week) =>
        weekStanding(week.recordedNights) === 'complete' &&
        isShortInBed(sumsOf(week), week.windowMinutes),
    )
    .map((week) => ({ week, since: week.opensOn }));

const lowEfficiencyIn = (weeks: readonly LowWeek[]): Occurrence[] =>
  weeks.flatMap((week, place) => {
    const earlier = weeks[place - 1];
    return earlier &&
      followOn(earlier.opensOn, week.opensOn) &&
      isLowTwoWeeksRunning(sumsOf(earlier), sumsOf(week))
      ? [{ week, since: earlier.opensOn }]
      : [];
  });

function narrowWindowIn(weeks: readonly LowWeek[]): Occurrence[] {
  const counts = narrowWindowCounts(
    weeks.map((week) => ({
      ...week,
      completedNights: week.recordedNights - week.suspendedNights,
    })),
  );
  return weeks
    .filter(({ week }) => isNarrowForStaff(counts.get(week) ?? 0))
    .map((week) => ({ week, since: week.opensOn }));
}

const OCCURRENCES: Readonly<Record<LowReason, (weeks: readonly LowWeek[]) => Occurrence[]>> = {
  veryLittleSleep: littleSleepIn,
  shortTimeInBed: shortTimeInBedIn,
  lowEfficiency: lowEfficiencyIn,
  narrowWindow: narrowWindowIn,
};

/** True for a week that shows the reason, judged without the weeks before. */
const SHOWS: Readonly<Record<LowReason, (week: LowWeek) => boolean>> = {
  veryLittleSleep: (week) => isVeryLittleSleep(sumsOf(week), week.whiteNights),
  shortTimeInBed: (week) => isShortInBed(sumsOf(week), week.windowMinutes),
  lowEfficiency: (week) => isLowTwoWeeksRunning(sumsOf(week), sumsOf(week)),
  narrowWindow: ({ windowMinutes }) =>
    windowMinutes !== null && windowMinutes <= diaryRules.narrowWindowMaximumMinutes,
};

function isBetterSince(reason: LowReason, weeks: readonly LowWeek[], last: number): boolean {
  const later = weeks.filter(({ week }) => week > last);
  return (
    later.some(({ recordedNights }) => weekStanding(recordedNights) === 'complete') &&
    !later.some((week) => SHOWS[reason](week))
  );
}

const isAnswered = ({ week }: Occurrence, { week: answered, calledOn }: LowCall): boolean =>
  answered === null ? week.opensOn < calledOn : week.week <= answered;

/**
 * Lines of the call list for `LOW_REASONS`. A line stays until staff call about the week, even
 * when later weeks are better.
 * @param weeks all open diary weeks, in order
 * @decision D25 D80
 */
export function lowLines(weeks: readonly LowWeek[], calls: readonly LowCall[]): LowLine[] {
  return LOW_REASONS.flatMap((reason) => {
    const about = calls.filter((call) => call.reason === reason);
    const open = OCCURRENCES[reason](weeks).filter(
      (occurrence) => !about.some((call) => isAnswered(occurrence, call)),
    );
    const [first] = open;
    const last = open.at(-1);
    if (!first || !last) return [];
    const { week } = last.week;
    return [
      { reason, since: first.since, week, isBetterSince: isBetterSince(reason, weeks, week) },
    ];
  });
}
