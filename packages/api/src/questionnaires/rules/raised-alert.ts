export type GivenAlert = { answer: string; raisedAt: Date; isAcknowledged: boolean };

/** Time after an acknowledged answer in which an equal submission raises no new alert. */
const speaksForMs = 24 * 60 * 60_000;

/**
 * True when no new alert is needed. After an acknowledged alert, an equal draft needs no alert,
 * and an equal submission needs no alert for 24 hours.
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
