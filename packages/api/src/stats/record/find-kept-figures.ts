import { namedQuery, type Pool } from '@aube/db';
import { addedWeeks, type AddedWeek, type WeekPart } from '../rules/added-weeks.ts';
import { PERSON_FIGURES, type PersonFigure } from '../rules/figures.ts';
import { KEPT_RULES } from '../rules/kept-rules.ts';
import type { PlaceFigures } from './count-figures.ts';

/** Maximum age of stored figures. @decision console#kept-figures */
const OLDEST_MS = 60_000;

type KeptRow = { establishmentId: number } & (
  | { week: 0; figures: Record<PersonFigure, number> }
  | { week: number; figures: Omit<AddedWeek, 'week'>; efficiencies: WeekPart['efficiencies'] }
);

const COUNTED_WITH = `["${KEPT_RULES}",`;

/** SQL of the time of the count; null when another release counted the figures. */
const countedAt = (place: string) =>
  `case when starts_with(c.counted_with, ${place}) then c.counted_at end as "countedAt"`;

/**
 * The table has the figures of each establishment. Only the figures of weeks are also stored for
 * all establishments together; other sums are computed here.
 */
const TEXT = `
select ${countedAt('$3')}, coalesce((
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

const isCurrent = (at: Date | null, now: Date): boolean =>
  at !== null && Math.abs(now.getTime() - at.getTime()) <= OLDEST_MS;

const AGE_TEXT = `select ${countedAt('$1')} from kept_figures_cursor c where c.id = 1`;

/**
 * `current`: the stored figures are at most one minute old. `late`: a large site has no such
 * figures. Null: the site stores no figures.
 */
export async function ageOfFigures(pool: Pool, now: Date): Promise<'current' | 'late' | null> {
  const [kept] = await namedQuery<{ countedAt: Date | null }>(pool, 'figures-age', AGE_TEXT, [
    COUNTED_WITH,
  ]);
  if (!kept) return null;
  return isCurrent(kept.countedAt, now) ? 'current' : 'late';
}

type Asked = { places: readonly number[] | null; establishmentId: number | null; now: Date };

/** `late`: a large site has no figures of the last minute. Null: the site stores no figures. */
export async function findKeptFigures(
  pool: Pool,
  { places, establishmentId, now }: Asked,
): Promise<{ places: PlaceFigures[]; weeks: AddedWeek[] } | 'late' | null> {
  const wanted = establishmentId === null ? places : [establishmentId];
  const isAddedUp = wanted !== null && wanted.length > 1;
  const [kept] = await namedQuery<{ countedAt: Date | null; rows: KeptRow[] }>(
    pool,
    'figures-kept',
    TEXT,
    [wanted, isAddedUp, COUNTED_WITH],
  );
  if (!kept) return null;
  if (!isCurrent(kept.countedAt, now)) return 'late';
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
