import { isLowTwoWeeksRunning, weekStanding } from '../../diary/rules/week-summary.ts';
import { programmeRules } from '../../programme/rules/constants.ts';
import { dueQuestionnaire, type GateQuestionnaire } from '../../programme/rules/gate.ts';
import { addDays, daysBetween, type LocalDate } from '../../time/rules/local-date.ts';
import type { CountedWeek } from './figures.ts';

/** Why somebody needs a call, what cannot wait first. @decision D64 */
export const CALL_REASONS = [
  'crisis',
  'sleepyAtWheel',
  'alert',
  'scheduleLocked',
  'silent',
  'questionnaireDue',
  'lowEfficiency',
  'notStarted',
  'notActivated',
] as const;
export type CallReason = (typeof CALL_REASONS)[number];

/** The reasons that a call or a wait of some days may answer: an alert is taken charge of instead. */
export const ANSWERABLE_REASONS = [
  'scheduleLocked',
  'silent',
  'questionnaireDue',
  'lowEfficiency',
  'notStarted',
  'notActivated',
] as const satisfies readonly CallReason[];
export type AnswerableReason = (typeof ANSWERABLE_REASONS)[number];

/** The figures of the call list, in days of the person's own zone. @decision D64 */
export const callRules = {
  notActivatedDays: 7,
  notStartedDays: 7,
  silentMornings: 4,
  questionnaireDueDays: 7,
  /** For how long a line waits once somebody called or put it off. */
  asideDays: 7,
} as const;

/** What decides on one person's lines; all dates are theirs. */
export type CallFacts = {
  today: LocalDate;
  createdOn: LocalDate;
  /** Null until the account is activated. */
  activatedOn: LocalDate | null;
  isDeactivated: boolean;
  hasLeft: boolean;
  isPaused: boolean;
  /** When the person last came back after having left: what is waited for counts from then on. */
  resumedOn: LocalDate | null;
  firstDayOn: LocalDate | null;
  submitted: Readonly<Record<GateQuestionnaire, boolean>>;
  /** The diary weeks that have opened, in order: the last ones, and those of the questionnaires. */
  weeks: readonly Omit<CountedWeek, 'isScheduleChosen'>[];
  /** The diary's nights of today and of the mornings before it, as many as make somebody silent. */
  nights: readonly { date: LocalDate; isRecorded: boolean }[];
  lastRecordedOn: LocalDate | null;
  /** The alerts that wait. */
  alerts: readonly { kind: string; raisedOn: LocalDate }[];
  /** When each open precaution was raised. */
  flaggedOn: readonly LocalDate[];
};

/** A line of the call list: why, and since when. */
export type CallLine = {
  reason: CallReason;
  since: LocalDate;
  /** The questionnaire that is due; null for another reason. */
  questionnaire: GateQuestionnaire | null;
  /** The later of two low weeks; null for another reason. */
  week: number | null;
};

const line = (reason: CallReason, since: LocalDate, more: Partial<CallLine> = {}): CallLine => ({
  questionnaire: null,
  week: null,
  ...more,
  reason,
  since,
});

const earliest = (dates: readonly LocalDate[]): LocalDate | undefined => dates.toSorted()[0];

const isOver = (since: LocalDate, today: LocalDate, days: number) =>
  daysBetween(since, today) >= days;

/** A wait that began before somebody came back begins with the return. */
const sinceReturn = ({ resumedOn }: CallFacts, since: LocalDate): LocalDate =>
  resumedOn !== null && resumedOn > since ? resumedOn : since;

function alertLines({ alerts }: CallFacts): CallLine[] {
  const groups = [
    ['crisis', (kind: string) => kind === 'crisis'],
    ['sleepyAtWheel', (kind: string) => kind === 'sleepyAtWheel'],
    ['alert', (kind: string) => kind !== 'crisis' && kind !== 'sleepyAtWheel'],
  ] as const;
  return groups.flatMap(([reason, isOf]) => {
    const since = earliest(alerts.flatMap(({ kind, raisedOn }) => (isOf(kind) ? raisedOn : [])));
    return since === undefined ? [] : [line(reason, since)];
  });
}

/** Nobody is silent on the morning that it is: its night may still be written. */
function silentLine(facts: CallFacts): CallLine[] {
  const { today, nights, lastRecordedOn, firstDayOn, resumedOn, weeks } = facts;
  const current = weeks.at(-1);
  if (firstDayOn === null || !current) return [];
  const isOpen = today <= addDays(current.opensOn, programmeRules.daysPerWeek);
  const isExpected = (date: LocalDate) => resumedOn === null || date > resumedOn;
  const before = nights.filter(({ date }) => date < today && isExpected(date));
  const isSilent =
    before.length >= callRules.silentMornings && nights.every(({ isRecorded }) => !isRecorded);
  if (!isOpen || !isSilent) return [];
  // The first morning of the programme is the day after S0, or after the return.
  return [line('silent', addDays(sinceReturn(facts, lastRecordedOn ?? firstDayOn), 1))];
}

function questionnaireLine(facts: CallFacts): CallLine[] {
  const programmeWeek = facts.weeks.at(-1)?.week ?? 0;
  const { submitted, today } = facts;
  const code = dueQuestionnaire({ isAbandoned: false, submitted, programmeWeek });
  if (code === null || code === 'S0') return [];
  const from = programmeRules.questionnaireDueFromWeek[code];
  const opensOn = facts.weeks.find(({ week }) => week === from)?.opensOn;
  const since = opensOn && sinceReturn(facts, opensOn);
  return since !== undefined && isOver(since, today, callRules.questionnaireDueDays)
    ? [line('questionnaireDue', since, { questionnaire: code })]
    : [];
}

/** A week and the longest pause after it: the last week is older than that once the weeks are long over. */
const LATEST_WEEK_DAYS = programmeRules.daysPerWeek + programmeRules.pauseDaysAtMost;

/** The two latest weeks: the present one counts once it is complete, and none when the weeks are long over. */
function lowLine({ weeks, today }: CallFacts): CallLine[] {
  const current = weeks.at(-1);
  if (!current || isOver(current.opensOn, today, LATEST_WEEK_DAYS)) return [];
  const isComplete = weekStanding(current.recordedNights) === 'complete';
  const last = isComplete ? current.week : current.week - 1;
  const [earlier, later] = [last - 1, last].map((number) =>
    weeks.find(({ week }) => week === number),
  );
  const sumsOf = (week: (typeof weeks)[number]) => ({
    completedNights: week.recordedNights,
    totalSleepSumMinutes: week.totalSleepMinutes,
    timeInBedSumMinutes: week.timeInBedMinutes,
  });
  return earlier && later && isLowTwoWeeksRunning(sumsOf(earlier), sumsOf(later))
    ? [line('lowEfficiency', earlier.opensOn, { week: later.week })]
    : [];
}

function beginningLine(facts: CallFacts): CallLine[] {
  const { activatedOn, createdOn, submitted, today } = facts;
  if (activatedOn === null) {
    return isOver(createdOn, today, callRules.notActivatedDays)
      ? [line('notActivated', createdOn)]
      : [];
  }
  const since = sinceReturn(facts, activatedOn);
  const isLate = !submitted.S0 && isOver(since, today, callRules.notStartedDays);
  return isLate ? [line('notStarted', since)] : [];
}

/** A precaution stops a schedule as long as one can still come. */
function lockedLine({ flaggedOn, weeks, today }: CallFacts): CallLine[] {
  const since = earliest(flaggedOn);
  const { lastDiaryWeek, daysPerWeek } = programmeRules;
  const last = weeks.find(({ week }) => week === lastDiaryWeek);
  const isTooLate = last !== undefined && today > addDays(last.opensOn, daysPerWeek);
  return since === undefined || isTooLate ? [] : [line('scheduleLocked', since)];
}

/**
 * Why a person needs somebody today, what cannot wait first. An alert counts whoever the person is by
 * now; the rest does not, of those who have left or whose account is deactivated. During a pause
 * nobody is silent. After a return what is waited for counts from that day.
 * @decision D25 D33 D64
 */
export function callReasons(facts: CallFacts): CallLine[] {
  const alerts = alertLines(facts);
  if (facts.hasLeft || facts.isDeactivated) return alerts;
  const lines = [
    ...alerts,
    ...lockedLine(facts),
    ...(facts.isPaused ? [] : silentLine(facts)),
    ...(facts.isPaused ? [] : questionnaireLine(facts)),
    ...lowLine(facts),
    ...beginningLine(facts),
  ];
  return lines.toSorted(byUrgency);
}

export const ALERT_REASONS: readonly CallReason[] = ['crisis', 'sleepyAtWheel', 'alert'];

/** Whether something waits beside the alerts, which stand above the call list with an action of their own. */
export const waitsBesideAlerts = (lines: readonly Pick<CallLine, 'reason'>[]): boolean =>
  lines.some(({ reason }) => !ALERT_REASONS.includes(reason));

/** What cannot wait first, then what waits longest. */
export function byUrgency(
  left: Pick<CallLine, 'reason' | 'since'>,
  right: Pick<CallLine, 'reason' | 'since'>,
): number {
  const place = CALL_REASONS.indexOf(left.reason) - CALL_REASONS.indexOf(right.reason);
  if (place !== 0) return place;
  return left.since < right.since ? -1 : Number(left.since > right.since);
}
