/** An alert of these answers; `answer` raised it last, at `raisedAt`. */
export type GivenAlert = { answer: string; raisedAt: Date; isAcknowledged: boolean };

/** Time for which an acknowledged alert covers the same submitted answer. */
const speaksForMs = 24 * 60 * 60_000;

/**
 * True when staff already know, so that saved answers raise no new alert. An alert covers its own
 * answer, and an open one only that. An acknowledged one covers a draft while its answer stays, and
 * a submission for 24 hours.
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
