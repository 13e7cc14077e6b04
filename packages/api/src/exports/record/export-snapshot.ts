import { openSnapshot, type Snapshot } from '@aube/db';
import type { Services } from '../../context.ts';
import { askedItems, programmeInstruments } from './answer-columns.ts';

/** Whose rows a file has, and of when. */
export type Filters = {
  /** What `placesOf` says: null for every establishment. */
  places: readonly number[] | null;
  establishmentId: number | null;
  /** Whole days, for what has a date; the same as instants in the caller's zone, for what has one. */
  fromOn: string | null;
  toOn: string | null;
  fromAt: string | null;
  beforeAt: string | null;
};

const array = (values: readonly (string | number)[]): string =>
  `{${values.map((value) => `"${String(value).replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`;

/** One moment of the database, in which the statements of `statement.ts` read what was asked. */
export function openExportSnapshot(
  services: Pick<Services, 'pool' | 'openClient' | 'course' | 'questionnaires'>,
  filters: Filters,
): Promise<Snapshot> {
  const { course, questionnaires } = services;
  const chapters = course.modules.flatMap((module) => module.chapters);
  const { places, establishmentId } = filters;
  return openSnapshot(services, {
    places: places === null ? '' : array(places),
    establishment: establishmentId === null ? '' : String(establishmentId),
    from_on: filters.fromOn ?? '',
    to_on: filters.toOn ?? '',
    from_at: filters.fromAt ?? '',
    before_at: filters.beforeAt ?? '',
    items: array([...askedItems(programmeInstruments(questionnaires)).keys()]),
    chapters: array(chapters.map(({ id }) => id)),
    chapter_modules: array(chapters.map(({ moduleNumber }) => moduleNumber)),
  });
}
