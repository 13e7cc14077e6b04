import { figuresOf, type CountedPerson, type StatisticName } from './establishment-statistics.ts';
import { diaryRules } from '../../diary/rules/constants.ts';
import { programmeRules } from '../../programme/rules/constants.ts';
import type { GateQuestionnaire } from '../../programme/rules/gate.ts';
import { daysBetween, type LocalDate } from '../../time/rules/local-date.ts';

/** Figures in which each person counts once. The first is about the account, the last about the
 * last questionnaire. @decision D64 */
export const PERSON_FIGURES = [
  'created',
  'notActivated',
  'registered',
  'missingS0',
  'started',
  'completedS0',
  'dueS6',
  'missingS6',
  'completedS6',
  'dueS12',
  'missingS12',
  'completedS12',
  'dueS24',
  'missingS24',
  'completedS24',
  'leftAfterS24',
  'finished',
  'abandoned',
] as const;
export type PersonFigure = (typeof PERSON_FIGURES)[number];

/** Figures that count a person in a diary week. @decision D64 */
export const WEEK_FIGURES = [
  'reached',
  'active',
  'expected',
  'measured',
  'scheduled',
  'moduleDone',
  'due',
  'answered',
] as const;
export type WeekFigure = (typeof WEEK_FIGURES)[number];

export const FIGURES = [...PERSON_FIGURES, ...WEEK_FIGURES] as const;
export type Figure = PersonFigure | WeekFigure;

export const isWeekFigure = (figure: Figure): figure is WeekFigure =>
  WEEK_FIGURES.some((name) => name === figure);

/** Questionnaire that becomes due in a diary week, by week. */
export const questionnaireOfWeek: ReadonlyMap<number, GateQuestionnaire> = new Map([
  [programmeRules.questionnaireDueFromWeek.S6, 'S6'],
  [programmeRules.questionnaireDueFromWeek.S12, 'S12'],
  [programmeRules.questionnaireDueFromWeek.S24, 'S24'],
]);

export type CountedWeek = {
  week: number;
  opensOn: LocalDate;
  recordedNights: number;
  totalSleepMinutes: number;
  timeInBedMinutes: number;
  isScheduleChosen: boolean;
};

export type CountedLife = CountedPerson & {
  today: LocalDate;
  abandonedOn: LocalDate | null;
  weeks: readonly CountedWeek[];
  completeModules: readonly number[];
};

/**
 * Number of days of the week that have passed, without the opening day and without days after an
 * abandonment.
 */
function daysInto(life: CountedLife, { opensOn }: CountedWeek): number {
  const { today, abandonedOn } = life;
  const until = abandonedOn !== null && abandonedOn < today ? abandonedOn : today;
  return daysBetween(opensOn, until);
}

const isRegistered = (life: CountedLife) => life.isActivated && !life.isDeleted;

const hasReached = (life: CountedLife, week: CountedWeek | undefined): boolean =>
  week !== undefined && isRegistered(life) && daysInto(life, week) >= 0;

/**
 * For each figure: true when it counts this participant. Includes the eight figures of the
 * establishments. Only activated accounts are counted, except in `created` and `notActivated`.
 * @decision D64 console#counted-people console#summed-figures
 */
export function personFigures(life: CountedLife): Record<PersonFigure, boolean> {
  const own: Record<StatisticName, boolean> = figuresOf(life);
  const due = (code: 'S6' | 'S12' | 'S24') => {
    const from = programmeRules.questionnaireDueFromWeek[code];
    return (
      own[`completed${code}`] ||
      hasReached(
        life,
        life.weeks.find(({ week }) => week === from),
      )
    );
  };
  const [dueS6, dueS12, dueS24] = [due('S6'), due('S12'), due('S24')];
  return {
    ...own,
    created: !life.isDeleted,
    notActivated: !life.isDeleted && !life.isActivated,
    missingS0: own.registered && !own.completedS0,
    dueS6,
    missingS6: dueS6 && !own.completedS6,
    dueS12,
    missingS12: dueS12 && !own.completedS12,
    dueS24,
    missingS24: dueS24 && !own.completedS24,
    leftAfterS24: own.completedS24 && life.hasAbandoned,
  };
}

export type WeekCount = Record<WeekFigure, boolean> & {
  recordedNights: number;
  /**
   * Number of nights that the person could record until now. A night counts from the start of its
   * date; a recorded night always counts.
   */
  expectedNights: number;
  /**
   * Efficiency in per mille, truncated like `sleepEfficiencyPercent`; null for less than three
   * nights.
   */
  efficiencyPerMille: number | null;
};

/**
 * Figures of a diary week that count one participant. The person has reached the week when the week
 * opened on or before the day of abandonment.
 * @decision D24 D64
 */
export function weekCount(life: CountedLife, number: number): WeekCount {
  const week = life.weeks.find((each) => each.week === number);
  const reached = hasReached(life, week);
  const recordedNights = reached ? (week?.recordedNights ?? 0) : 0;
  const days = reached && week ? Math.min(daysInto(life, week), programmeRules.daysPerWeek) : 0;
  const expectedNights = Math.max(days, recordedNights);
  const timeInBed = week?.timeInBedMinutes ?? 0;
  const measured = recordedNights >= diaryRules.provisionalMinimumNights && timeInBed > 0;
  const code = questionnaireOfWeek.get(number);
  return {
    reached,
    expected: expectedNights > 0,
    active: recordedNights > 0,
    measured,
    scheduled: reached && week?.isScheduleChosen === true,
    moduleDone: reached && life.completeModules.includes(number),
    due: reached && code !== undefined,
    answered: reached && code !== undefined && life.submitted.includes(code),
    recordedNights,
    expectedNights,
    efficiencyPerMille: measured
      ? Math.floor((1000 * (week?.totalSleepMinutes ?? 0)) / timeInBed)
      : null,
  };
}
