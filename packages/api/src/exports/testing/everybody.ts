import type { Filters } from '../record/export-snapshot.ts';

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
