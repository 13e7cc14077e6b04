type Offered = {
  readonly id: string;
  readonly guardsPeople: boolean;
  readonly items: readonly string[];
};

type Kept = {
  readonly offered: readonly Offered[];
  readonly asked: readonly string[];
  readonly begun: readonly string[] | null;
  readonly answered: readonly string[];
};

/**
 * Ids of the instruments that one person answers. A person with a draft keeps the instruments of
 * the draft, so that no answer is lost. The present instruments are added when the files lack an
 * instrument of the draft.
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
