import { namedQuery, type Pool } from '@aube/db';
import type { TodayByZone } from '../../record/today-by-zone.ts';
import { addedWeeks, type AddedWeek, type WeekPart } from '../rules/added-weeks.ts';
import { PERSON_FIGURES, type PersonFigure } from '../rules/figures.ts';
import { keptBy } from '../rules/kept-rules.ts';
import type { PlaceFigures } from './count-figures.ts';
import { findRecountAges, lateSince } from './recount-ages.ts';

type KeptRow = { establishmentId: number } & (
  | { week: 0; figures: Record<PersonFigure, number> }
  | { week: number; figures: Omit<AddedWeek, 'week'>; efficiencies: WeekPart['efficiencies'] }
);

/** Rules by which the figures of every establishment were counted, as SQL. */
const COUNTED_BY = `case when c.counted_at is not null then c.counted_with end as "countedBy"`;

/**
 * The table contains the figures of each establishment, and for weeks also the sum of all
 * establishments. `sumOf` computes the other sums.
 */
const TEXT = `
select ${COUNTED_BY}, coalesce((
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
type Counted = { countedBy: string | null };

type Age = { asOf: Date | null };

async function ageOf(
  pool: Pool,
  { countedBy }: Counted,
  { now, ...today }: Look,
): Promise<Age | 'uncounted'> {
  if (countedBy === null || keptBy(countedBy) === 'olderRules') return 'uncounted';
  const { people, figures } = await findRecountAges(pool, { ...today, now });
  return { asOf: lateSince(now, people, figures) };
}

const AGE_TEXT = `select ${COUNTED_BY} from kept_figures_cursor c where c.id = 1`;

/** Like `findKeptFigures`, but without the figures. */
export async function findAgeOfFigures(pool: Pool, look: Look): Promise<Age | 'uncounted' | null> {
  const [kept] = await namedQuery<Counted>(pool, 'figures-age', AGE_TEXT, []);
  return kept ? ageOf(pool, kept, look) : null;
}

type Asked = Look & { places: readonly number[] | null; establishmentId: number | null };

/**
 * `uncounted`: these or newer rules were not yet applied to every establishment. Null: the site
 * stores no figures.
 */
export async function findKeptFigures(
  pool: Pool,
  { places, establishmentId, ...look }: Asked,
): Promise<({ places: PlaceFigures[]; weeks: AddedWeek[] } & Age) | 'uncounted' | null> {
  const wanted = establishmentId === null ? places : [establishmentId];
  const isAddedUp = wanted !== null && wanted.length > 1;
  const [kept] = await namedQuery<Counted & { rows: KeptRow[] }>(pool, 'figures-kept', TEXT, [
    wanted,
    isAddedUp,
  ]);
  if (!kept) return null;
  const age = await ageOf(pool, kept, look);
  if (age === 'uncounted') return age;
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
    ...age,
  };
}
