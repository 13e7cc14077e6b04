/** An alert that staff were given for these answers; `answer` is what raised it last, `raisedAt` when. */
export type GivenAlert = { answer: string; raisedAt: Date; isAcknowledged: boolean };

/** How long an alert that was taken charge of speaks for the same answer, handed in. */
const speaksForMs = 24 * 60 * 60_000;

/**
 * Whether staff know already, so that the answers that are saved now alert them again or not. An
 * alert speaks for its own answer; while one waits, it alone. One that somebody took
 * charge of speaks in a draft as long as that stands; in a submission, for 24 hours.
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
