export type GivenAlert = { answer: string; raisedAt: Date; isAcknowledged: boolean };

/** After an acknowledged alert, an equal submission raises no new alert during this time. */
const speaksForMs = 24 * 60 * 60_000;

/**
 * True when an earlier alert has the same answer, so that no new alert is needed. When all alerts
 * are acknowledged, a submission needs a new alert after 24 hours.
 * @decision D33
 */
export function isRaised(
  given: readonly GivenAlert[],
  saved: { answer: string; now: Date; isSubmitted: boolean },
): boolean {
  const waiting = given.filter(({ isAcknowledged }) => !isAcknowledged);
  if (waiting.length > 0) return waiting.some(({ answer }) => answer === saved.answer);
  return given.some(
    ({ answer, raisedAt }) =>
      answer === saved.answer &&
      (!saved.isSubmitted || saved.now.getTime() - raisedAt.getTime() < speaksForMs),
  );
}
