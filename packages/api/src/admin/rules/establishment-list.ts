/** Sortable columns of the list of establishments. */
export const ESTABLISHMENT_SORTS = [
  'name',
  'referenceCode',
  'registered',
  'started',
  'finished',
  'abandoned',
] as const;
export type EstablishmentSort = (typeof ESTABLISHMENT_SORTS)[number];

/** Open, or deleted. */
export const ESTABLISHMENT_STATES = ['live', 'deleted'] as const;
