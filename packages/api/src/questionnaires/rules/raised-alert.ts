/** An alert, with the last answer that raised it, and the time of that answer. */
export type GivenAlert = { answer: string; raisedAt: Date; isAcknowledged: boolean };

/** Time during which an acknowledged alert covers an equal submitted answer. */
const speaksForMs = 24 * 60 * 60_000;

/**
 * True when staff already know the answer, so that no new alert is raised. An open alert covers
 * only its own answer. Without an open alert, an acknowledged alert covers an equal answer: always
 * for a draft, for 24 hours for a submission.
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
