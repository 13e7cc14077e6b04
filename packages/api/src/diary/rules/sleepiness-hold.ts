import type { LocalDate } from '../../time/rules/local-date.ts';

/** Safety flag of a « yes » on sleepiness at the wheel, beside those of the questionnaires. */
export const SLEEPINESS_FLAG = 'sleepyAtWheel';

/** Number of later weeks with a « no » that lift a « yes ». */
const NOS_THAT_LIFT = 2;

/**
 * A week's answer about sleepiness at the wheel: `week` is its week, `saidIn` the week in which it
 * was given.
 */
export type SleepinessAnswer = {
  week: number;
  saidIn: number;
  isSleepy: boolean;
  answeredAt: Date;
};

/**
 * True while a « yes » on sleepiness at the wheel suspends the schedule: until staff settle it, or
 * the person answers « no » in two later weeks, not necessarily consecutive. Several « no » given
 * in one week count once, whatever their weeks.
 * @param settledAt last lifting of a hold; earlier answers no longer count
 * @decision D69
 */
export function isSleepinessHeld(
  answers: readonly SleepinessAnswer[],
  settledAt: Date | null,
): boolean {
  const yeses = answers.filter(
    (each) => each.isSleepy && (settledAt === null || each.answeredAt > settledAt),
  );
  if (yeses.length === 0) return false;
  const lastWeek = Math.max(...yeses.map(({ week }) => week));
  const lastSaidIn = Math.max(...yeses.map(({ saidIn }) => saidIn));
  const nos = answers.filter(
    ({ week, saidIn, isSleepy }) => !isSleepy && week > lastWeek && saidIn > lastSaidIn,
  );
  return new Set(nos.map(({ saidIn }) => saidIn)).size < NOS_THAT_LIFT;
}

/**
 * True when a week's answer is accepted now: the first one, « yes » at any time, and « no » after a
 * « yes » until the end of its day, as a correction.
 * @param given this week's answer so far, with its local date
 * @decision D33 D69
 */
export function takesSleepinessAnswer(
  given: { isSleepy: boolean; answeredOn: LocalDate | null } | null,
  isSleepy: boolean,
  today: LocalDate,
): boolean {
  return given === null || isSleepy || !given.isSleepy || given.answeredOn === today;
}

/** An alert about a week's « yes » (`sleepyAtWheel`) or its correction, with its local date. */
export type SleepinessAlert = { kind: string; raisedAt: Date; raisedOn: LocalDate };

/**
 * Last « yes » of a week on an earlier day that was not corrected on that day; null without one. A
 * correction of today leaves it.
 * @param alerts those of the week
 * @decision D69 safety#sleepiness-at-the-wheel
 */
export function lastEarlierYes(alerts: readonly SleepinessAlert[], today: LocalDate): Date | null {
  const lastOfDay = new Map<LocalDate, SleepinessAlert>();
  for (const alert of alerts) {
    const last = lastOfDay.get(alert.raisedOn);
    if (!last || alert.raisedAt >= last.raisedAt) lastOfDay.set(alert.raisedOn, alert);
  }
  const yeses = [...lastOfDay.values()]
    .filter(({ kind, raisedOn }) => kind === 'sleepyAtWheel' && raisedOn < today)
    .map(({ raisedAt }) => raisedAt.getTime());
  return yeses.length > 0 ? new Date(Math.max(...yeses)) : null;
}
