import { namedQuery, type Pool } from '@aube/db';
import type { TodayByZone } from '../../record/today-by-zone.ts';
import { addedWeeks, type AddedWeek, type WeekPart } from '../rules/added-weeks.ts';
import { PERSON_FIGURES, type PersonFigure } from '../rules/figures.ts';
import { KEPT_RULES } from '../rules/kept-rules.ts';
import type { PlaceFigures } from './count-figures.ts';
import { findRecountAges, isLate } from './recount-ages.ts';

type KeptRow = { establishmentId: number } & (
  | { week: 0; figures: Record<PersonFigure, number> }
  | { week: number; figures: Omit<AddedWeek, 'week'>; efficiencies: WeekPart['efficiencies'] }
);

const COUNTED_WITH = `["${KEPT_RULES}",`;

/** SQL that is true when this release has counted the figures of every establishment. */
const isCounted = (place: string) =>
  `c.counted_at is not null and starts_with(c.counted_with, ${place}) as "isCounted"`;

/**
 * The table has the figures of each establishment. Only the figures of weeks also have a stored
 * sum; `sumOf` computes the other sums.
 */
const TEXT = `
select ${isCounted('$3')}, coalesce((
  select json_agg(json_build_object('establishmentId', k.establishment_id, 'week', k.week,
    'figures', k.figures, 'efficiencies', case when $2::boolean then k.efficiencies end)
    order by k.week, k.establishment_id)
  from kept_figures k
  where k.week = 0 and ($1::int[] is null or k.establishment_id = any($1::int[]))
    or k.week > 0 and k.establishment_id = any(coalesce($1::int[], '{0}'))), '[]') as rows
from kept_figures_cursor c where c.id = 1`;

const sumOf = (places: readonly PlaceFigures[]) =>
  Object.fromEntries(
    PERSON_FIGURES.map((name) => [name, places.reduce((sum, place) => sum + place[name], 0)]),
  ) as Record<PersonFigure, number>;

type Look = TodayByZone & { now: Date };

async function isCurrent(pool: Pool, look: Look): Promise<boolean> {
  const { people, figures } = await findRecountAges(pool, look);
  return !isLate(people, figures);
}

const AGE_TEXT = `select ${isCounted('$1')} from kept_figures_cursor c where c.id = 1`;

/**
 * `current`: the stored figures contain all changes that are older than a minute. `late` and null:
 * as in `findKeptFigures`.
 */
export async function ageOfFigures(pool: Pool, look: Look): Promise<'current' | 'late' | null> {
  const [kept] = await namedQuery<{ isCounted: boolean }>(pool, 'figures-age', AGE_TEXT, [
    COUNTED_WITH,
  ]);
  if (!kept) return null;
  return kept.isCounted && (await isCurrent(pool, look)) ? 'current' : 'late';
}

type Asked = Look & { places: readonly number[] | null; establishmentId: number | null };

/**
 * `late`: a change has waited for a recount for more than a minute. Null: the site stores no
 * figures.
 */
export async function findKeptFigures(
  pool: Pool,
  { places, establishmentId, ...look }: Asked,
): Promise<{ places: PlaceFigures[]; weeks: AddedWeek[] } | 'late' | null> {
  const wanted = establishmentId === null ? places : [establishmentId];
  const isAddedUp = wanted !== null && wanted.length > 1;
  const [kept] = await namedQuery<{ isCounted: boolean; rows: KeptRow[] }>(
    pool,
    'figures-kept',
    TEXT,
    [wanted, isAddedUp, COUNTED_WITH],
  );
  if (!kept) return null;
  if (!kept.isCounted || !(await isCurrent(pool, look))) return 'late';
  const people: PlaceFigures[] = [];
  const weeks: Extract<KeptRow, { efficiencies: unknown }>[] = [];
  for (const row of kept.rows) {
    if ('efficiencies' in row && row.week > 0) weeks.push(row);
    else if (row.establishmentId !== 0) {
      people.push({
        ...(row.figures as Record<PersonFigure, number>),
        establishmentId: row.establishmentId,
      });
    }
  }
  return {
    places: [...people, { ...sumOf(people), establishmentId: null }],
    weeks: isAddedUp
      ? addedWeeks(weeks.map(({ figures, ...part }) => ({ ...figures, ...part })))
      : weeks.map(({ week, figures }) => ({ week, ...figures })),
  };
}
