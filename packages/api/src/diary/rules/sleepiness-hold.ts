import type { LocalDate } from '../../time/rules/local-date.ts';

/**
 * Code of the safety flag for sleepiness at the wheel; the other codes come from questionnaires.
 */
export const SLEEPINESS_FLAG = 'sleepyAtWheel';

/** Number of later weeks with a « no » after which a « yes » no longer suspends the schedule. */
const NOS_THAT_LIFT = 2;

/** `week` is the week of the question; `saidIn` is the week in which the answer was given. */
export type SleepinessAnswer = {
  week: number;
  saidIn: number;
  isSleepy: boolean;
  answeredAt: Date;
};

/**
 * True while a « yes » about sleepiness at the wheel suspends the schedule. The suspension ends
 * when staff close the flag, or after a « no » in two later weeks.
 * @param settledAt last time at which staff closed the flag; earlier answers no longer count
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
 * Answers outside the weeks of the diary. A « yes » corrected on the same day is left out.
 * @param answers oldest first, with their local dates
 * @decision D69 D77
 */
export function answersOutsideWeeks<Of extends SleepinessAnswer & { answeredOn: LocalDate }>(
  answers: readonly Of[],
): Of[] {
  return answers.filter(
    ({ isSleepy, answeredOn }, index) =>
      !isSleepy ||
      answers.slice(index + 1).every((later) => later.isSleepy || later.answeredOn !== answeredOn),
  );
}

/**
 * True when the answer is accepted. A « no » is refused after a « yes » of an earlier day.
 * @param given present answer of this week, with the local date of the answer
 * @decision D33 D69
 */
export function takesSleepinessAnswer(
  given: { isSleepy: boolean; answeredOn: LocalDate | null } | null,
  isSleepy: boolean,
  today: LocalDate,
): boolean {
  return given === null || isSleepy || !given.isSleepy || given.answeredOn === today;
}

/**
 * Alert about a « yes » (`sleepyAtWheel`) or about the correction of a « yes »; `raisedOn` is the
 * local date.
 */
export type SleepinessAlert = { kind: string; raisedAt: Date; raisedOn: LocalDate };

/**
 * Instant of the week's last « yes » before today; null without a « yes ». Days that ended with a
 * correction are left out.
 * @param alerts alerts about the week
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
