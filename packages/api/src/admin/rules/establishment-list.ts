export const ESTABLISHMENT_SORTS = [
  'name',
  'referenceCode',
  'registered',
  'started',
  'finished',
  'abandoned',
] as const;
export type EstablishmentSort = (typeof ESTABLISHMENT_SORTS)[number];

export const ESTABLISHMENT_STATES = ['live', 'deleted'] as const;
