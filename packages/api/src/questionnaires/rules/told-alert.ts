/** An alert that staff were given for these answers; `answer` is what raised it. */
export type GivenAlert = { answer: string; raisedAt: Date; isAcknowledged: boolean };

/** How long an alert that was taken charge of speaks for the same answer, handed in. */
const speaksForMs = 24 * 60 * 60_000;

/**
 * Whether staff know already, so that the answers that are saved now alert them again or not. An
 * alert that waits says it all. One that somebody took charge of speaks for the same answer only: in
 * a draft, as long as that stands; in a submission, for 24 hours.
 * @decision D33
 */
export function isTold(
  given: GivenAlert,
  saved: { answer: string; now: Date; isSubmitted: boolean },
): boolean {
  if (!given.isAcknowledged) return true;
  if (given.answer !== saved.answer) return false;
  return !saved.isSubmitted || saved.now.getTime() - given.raisedAt.getTime() < speaksForMs;
}
