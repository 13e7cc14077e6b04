type Offered = {
  readonly id: string;
  /** True for an instrument that raises a flag or an alert. */
  readonly guardsPeople: boolean;
  /** Codes of the questions. */
  readonly items: readonly string[];
};

type Kept = {
  readonly offered: readonly Offered[];
  /** Instruments that a new person is asked now. */
  readonly asked: readonly string[];
  /** Instruments of the person's draft; null without a draft. */
  readonly begun: readonly string[] | null;
  /** Codes of the questions with an answer. */
  readonly answered: readonly string[];
};

/**
 * Ids of the instruments that one person is asked: somebody in the middle of a questionnaire keeps
 * the one that was begun, and no answer is lost. When an instrument of the draft has gone from the
 * files, the person is also asked what is asked now.
 * @decision D90 console#instruments-that-are-asked
 */
export function keptInstruments({ offered, asked, begun, answered }: Kept): string[] {
  const isOffered = (id: string) => offered.some((each) => each.id === id);
  const base = begun === null ? asked : begun.every(isOffered) ? begun : [...begun, ...asked];
  return offered
    .filter(
      ({ id, guardsPeople, items }) =>
        guardsPeople || base.includes(id) || items.some((item) => answered.includes(item)),
    )
    .map(({ id }) => id);
}
