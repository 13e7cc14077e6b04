import { programmeRules } from '../../programme/rules/constants.ts';
import { dueQuestionnaire, type GateQuestionnaire } from '../../programme/rules/gate.ts';
import { addDays, daysBetween, type LocalDate } from '../../time/rules/local-date.ts';
import type { StopReason } from '../../diary/rules/schedule-stop.ts';
import { lowLines, type LowCall, type LowWeek } from './low-lines.ts';

/** Reasons for a call, most urgent first. @decision D64 */
export const CALL_REASONS = [
  'crisis',
  'fatigueAccident',
  'sleepyAtWheel',
  'alert',
  'scheduleLocked',
  'veryLittleSleep',
  'stoppedSchedule',
  'shortTimeInBed',
  'silent',
  'questionnaireDue',
  'lowEfficiency',
  'narrowWindow',
  'notStarted',
  'notActivated',
] as const;
export type CallReason = (typeof CALL_REASONS)[number];

export const ALERT_REASONS: readonly CallReason[] = [
  'crisis',
  'fatigueAccident',
  'sleepyAtWheel',
  'alert',
];

/** Reasons that an outcome or a delay can hide; an alert has its own outcome. */
export const ANSWERABLE_REASONS = [
  'scheduleLocked',
  'veryLittleSleep',
  'stoppedSchedule',
  'shortTimeInBed',
  'silent',
  'questionnaireDue',
  'lowEfficiency',
  'narrowWindow',
  'notStarted',
  'notActivated',
] as const satisfies readonly CallReason[];
export type AnswerableReason = (typeof ANSWERABLE_REASONS)[number];

/** Constants of the call list, in days of the person's time zone. @decision D64 */
export const callRules = {
  notActivatedDays: 7,
  notStartedDays: 7,
  silentMornings: 4,
  questionnaireDueDays: 7,
  asideDays: 7,
} as const;

/** All dates are local dates of the person. */
export type CallFacts = {
  today: LocalDate;
  createdOn: LocalDate;
  activatedOn: LocalDate | null;
  isDeactivated: boolean;
  hasLeft: boolean;
  isPaused: boolean;
  /**
   * Date on which the person last resumed the programme after leaving. Waiting times begin on this
   * date.
   */
  resumedOn: LocalDate | null;
  firstDayOn: LocalDate | null;
  submitted: Readonly<Record<GateQuestionnaire, boolean>>;
  weeks: readonly LowWeek[];
  lowCalls: readonly LowCall[];
  /** Diary nights of today and of the earlier mornings that are needed to detect silence. */
  nights: readonly { date: LocalDate; isRecorded: boolean }[];
  lastRecordedOn: LocalDate | null;
  alerts: readonly { kind: string; raisedOn: LocalDate }[];
  flaggedOn: readonly LocalDate[];
  /**
   * Stop of the last schedule; null without a stop, and after staff have called about the stop
   * (D78).
   */
  stop: { on: LocalDate; reason: StopReason | null } | null;
};

export type CallLine = {
  reason: CallReason;
  since: LocalDate;
  questionnaire: GateQuestionnaire | null;
  week: number | null;
  isBetterSince: boolean;
  stopReason: StopReason | null;
};

const line = (reason: CallReason, since: LocalDate, more: Partial<CallLine> = {}): CallLine => ({
  questionnaire: null,
  week: null,
  isBetterSince: false,
  stopReason: null,
  ...more,
  reason,
  since,
});

const earliest = (dates: readonly LocalDate[]): LocalDate | undefined => dates.toSorted()[0];

const isOver = (since: LocalDate, today: LocalDate, days: number) =>
  daysBetween(since, today) >= days;

const sinceReturn = ({ resumedOn }: CallFacts, since: LocalDate): LocalDate =>
  resumedOn !== null && resumedOn > since ? resumedOn : since;

export const alertReasonOf = (kind: string): CallReason =>
  ALERT_REASONS.find((reason) => reason === kind) ?? 'alert';

function alertLines({ alerts }: CallFacts): CallLine[] {
  return ALERT_REASONS.flatMap((reason) => {
    const ofReason = alerts.filter(({ kind }) => alertReasonOf(kind) === reason);
    const since = earliest(ofReason.map(({ raisedOn }) => raisedOn));
    return since === undefined ? [] : [line(reason, since)];
  });
}

/**
 * Line for a person who records no nights. The night of today does not count yet, because the
 * person may still save it.
 */
function silentLine(facts: CallFacts): CallLine[] {
  const { today, nights, lastRecordedOn, firstDayOn, resumedOn, weeks } = facts;
  const current = weeks.at(-1);
  if (firstDayOn === null || !current) return [];
  // After week 25 the person opens weeks by choice, so silence in these weeks needs no call (D86).
  const isOpen =
    current.week <= programmeRules.lastDiaryWeek &&
    today <= addDays(current.opensOn, programmeRules.daysPerWeek);
  const isExpected = (date: LocalDate) => resumedOn === null || date > resumedOn;
  const before = nights.filter(({ date }) => date < today && isExpected(date));
  const isSilent =
    before.length >= callRules.silentMornings && nights.every(({ isRecorded }) => !isRecorded);
  if (!isOpen || !isSilent) return [];
  // The silence begins on the day after the last recorded night, after S0, or after the person
  // resumed the programme.
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

/**
 * Line for an open safety flag. No line after the last week, because no schedule can then be
 * suggested.
 */
function lockedLine({ flaggedOn, weeks, today }: CallFacts): CallLine[] {
  const since = earliest(flaggedOn);
  const { lastDiaryWeek, daysPerWeek } = programmeRules;
  const last = weeks.at(-1);
  const isTooLate =
    last !== undefined && last.week >= lastDiaryWeek && today > addDays(last.opensOn, daysPerWeek);
  return since === undefined || isTooLate ? [] : [line('scheduleLocked', since)];
}

function stoppedLine({ stop }: CallFacts): CallLine[] {
  return stop === null ? [] : [line('stoppedSchedule', stop.on, { stopReason: stop.reason })];
}

/**
 * Reasons to call a person today, most urgent first. Only alerts are listed for people who left,
 * and for deactivated accounts.
 * @decision D25 D33 D64 D78
 */
export function callReasons(facts: CallFacts): CallLine[] {
  const alerts = alertLines(facts);
  if (facts.hasLeft || facts.isDeactivated) return alerts;
  const lines = [
    ...alerts,
    ...lockedLine(facts),
    ...stoppedLine(facts),
    ...(facts.isPaused ? [] : silentLine(facts)),
    ...(facts.isPaused ? [] : questionnaireLine(facts)),
    ...lowLines(facts.weeks, facts.lowCalls).map((low) => line(low.reason, low.since, low)),
    ...beginningLine(facts),
  ];
  return lines.toSorted(byUrgency);
}

/**
 * True when a staff member took charge of this line. An older charge belongs to an earlier line
 * with the same reason.
 */
export const isChargeOf = (
  { reason, since }: Pick<CallLine, 'reason' | 'since'>,
  charge: { reason: string; takenOn: LocalDate },
): boolean => charge.reason === reason && charge.takenOn >= since;

export const hasOtherReasons = (lines: readonly Pick<CallLine, 'reason'>[]): boolean =>
  lines.some(({ reason }) => !ALERT_REASONS.includes(reason));

/** Order of people: most urgent first, then the longest waiting. */
export function byUrgency(
  left: Pick<CallLine, 'reason' | 'since'>,
  right: Pick<CallLine, 'reason' | 'since'>,
): number {
  const place = CALL_REASONS.indexOf(left.reason) - CALL_REASONS.indexOf(right.reason);
  if (place !== 0) return place;
  return left.since < right.since ? -1 : Number(left.since > right.since);
}
