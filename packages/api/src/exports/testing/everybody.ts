import type { Filters } from '../record/export-snapshot.ts';

/** Filters of a file with everybody, without a period. */
export const EVERYBODY: Filters = {
  places: null,
  establishmentId: null,
  fromOn: null,
  toOn: null,
  fromAt: null,
  beforeAt: null,
  nature: null,
  people: null,
};
