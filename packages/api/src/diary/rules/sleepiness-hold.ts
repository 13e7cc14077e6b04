import type { LocalDate } from '../../time/rules/local-date.ts';

/** The safety flag that a « yes » on sleepiness at the wheel raises, beside those of the questionnaires. */
export const SLEEPINESS_FLAG = 'sleepyAtWheel';

/** In how many later weeks a « no » lifts a « yes ». */
const NOS_THAT_LIFT = 2;

/** One week's answer about sleepiness at the wheel: `week` is the one it is kept for, `saidIn` the one in which it was said. */
export type SleepinessAnswer = {
  week: number;
  saidIn: number;
  isSleepy: boolean;
  answeredAt: Date;
};

/**
 * Whether a « yes » on sleepiness at the wheel still suspends the schedule: until staff settle it, or
 * the person says « no » in two later weeks; the weeks need not follow each other. Several « no » said in
 * one week count once, whichever weeks they are kept for.
 * @param settledAt when a hold was last lifted; what was answered until then counts no more
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
 * Whether the answer of a week may be given now: the first one, « yes » at any time, and « no » after a
 * « yes » until the end of the day on which that was said, as a correction.
 * @param given this week's answer so far, and the local date on which it was given
 * @decision D33 D69
 */
export function takesSleepinessAnswer(
  given: { isSleepy: boolean; answeredOn: LocalDate | null } | null,
  isSleepy: boolean,
  today: LocalDate,
): boolean {
  return given === null || isSleepy || !given.isSleepy || given.answeredOn === today;
}

/** An alert to a week's « yes » (`sleepyAtWheel`) or to its correction, and the local date on which it was raised. */
export type SleepinessAlert = { kind: string; raisedAt: Date; raisedOn: LocalDate };

/**
 * When « yes » was last said for a week on an earlier day and not corrected on that day; null when it never
 * was. A correction of today leaves such a « yes » as it is.
 * @param alerts those of the week
 * @decision D69 0044
 */
export function earlierYesAt(alerts: readonly SleepinessAlert[], today: LocalDate): Date | null {
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
