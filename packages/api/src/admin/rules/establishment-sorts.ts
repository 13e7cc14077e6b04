/** What the list of establishments is ordered by: a column of its table. */
export const establishmentSorts = [
  'name',
  'referenceCode',
  'registered',
  'started',
  'finished',
  'abandoned',
] as const;
export type EstablishmentSort = (typeof establishmentSorts)[number];
