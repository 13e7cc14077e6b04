import { namedQuery, type PoolClient, type QueryRunner, type QueryValue } from '@aube/db';
import { sql } from 'drizzle-orm';
import { seenSql } from '../../record/sight.ts';
import type { TodayEverywhere } from '../../record/today-by-zone.ts';
import {
  PERSON_FIGURES,
  WEEK_FIGURES,
  type PersonFigure,
  type WeekFigure,
} from '../rules/figures.ts';
import {
  countedConditions,
  EFFICIENCY,
  EXPECTED_NIGHTS,
  FACTS_ONCE,
  REACHED,
  weekConditions,
} from './figure-conditions.ts';

/** Whom the figures count. */
export type FigureQuery = TodayEverywhere & {
  /** What `placesOf` says. */
  places: readonly number[] | null;
  establishmentId: number | null;
  /** Accounts created from this instant on, and before that one. */
  registeredFrom: Date | null;
  registeredBefore: Date | null;
  /** The chapters of each module. */
  chapters: readonly { module: number; id: string }[];
};

/** The figures of one establishment; of all that were asked for where it is null. */
export type PlaceFigures = Record<PersonFigure, number> & { establishmentId: number | null };

export type WeekFigures = Record<WeekFigure, number> & {
  week: number;
  recordedNights: number;
  expectedNights: number;
  /** The middle of the people's own, per mille; null while nobody has three nights. */
  medianEfficiencyPerMille: number | null;
};

const PEOPLE = `participants p
join users u on u.id = p.user_id
join unnest($5::text[], $6::date[]) as z (name, today) on z.name = u.time_zone`;

const ASKED = `${seenSql(sql`$1::int[]`)}
  and ($2::int is null or p.establishment_id = $2)
  and ($3::timestamptz is null or p.created_at >= $3)
  and ($4::timestamptz is null or p.created_at < $4)`;

const countOf = (name: string, condition: string) =>
  `count(*) filter (where ${condition})::int as "${name}"`;

const PLACES_TEXT = `
select p.establishment_id as "establishmentId",
  ${PERSON_FIGURES.map((name) => countOf(name, countedConditions[name])).join(',\n  ')}
from ${PEOPLE} ${FACTS_ONCE}
where ${ASKED}
group by grouping sets ((p.establishment_id), ())`;

const CHAPTERS = `with chapter as materialized (
  select module, id from unnest($7::int[], $8::text[]) as c (module, id)
)`;

const WEEK_SUMS = `
  ${WEEK_FIGURES.map((name) => countOf(name, weekConditions[name])).join(',\n  ')},
  sum(k.recorded_nights)::int as "recordedNights",
  sum(${EXPECTED_NIGHTS})::int as "expectedNights",
  floor(percentile_cont(0.5) within group (order by ${EFFICIENCY})
    filter (where ${weekConditions.measured}))::int as "medianEfficiencyPerMille"`;

const COUNTED_WEEKS = `
from ${PEOPLE}
join kept_weeks k on k.user_id = p.user_id
where ${ASKED} and ${REACHED}`;

const WEEKS_TEXT = `${CHAPTERS}
select k.week, ${WEEK_SUMS}
${COUNTED_WEEKS}
group by k.week
order by k.week`;

const WEEKS_OF_EACH_TEXT = `${CHAPTERS}
select coalesce(p.establishment_id, 0) as "establishmentId", k.week, ${WEEK_SUMS}
${COUNTED_WEEKS}
group by grouping sets ((p.establishment_id, k.week), (k.week))`;

const EFFICIENCIES_TEXT = `
select "establishmentId", week, json_object_agg(efficiency, people) as efficiencies
from (
  select p.establishment_id as "establishmentId", k.week, ${EFFICIENCY} as efficiency,
    count(*)::int as people
  ${COUNTED_WEEKS} and ${weekConditions.measured}
  group by p.establishment_id, k.week, efficiency
) each
group by "establishmentId", week`;

const valuesOf = (asked: FigureQuery) => {
  const zones = [...asked.todayByZone];
  const whom: QueryValue[] = [
    asked.places,
    asked.establishmentId,
    asked.registeredFrom,
    asked.registeredBefore,
    zones.map(([name]) => name),
    zones.map(([, today]) => today),
  ];
  const chapters = [asked.chapters.map(({ module }) => module), asked.chapters.map(({ id }) => id)];
  return { whom, withChapters: [...whom, ...chapters] };
};

/** The figures of the establishments with anybody in them, of all together, and of the weeks that somebody reached. */
export async function countFigures(
  on: QueryRunner,
  asked: FigureQuery,
  patience: { patienceMs?: number } = {},
): Promise<{ places: PlaceFigures[]; weeks: WeekFigures[] }> {
  const { whom, withChapters } = valuesOf(asked);
  return {
    places: await namedQuery<PlaceFigures>(on, 'figures-places', PLACES_TEXT, whom, patience),
    weeks: await namedQuery<WeekFigures>(on, 'figures-weeks', WEEKS_TEXT, withChapters, patience),
  };
}

/** The week's figures of one establishment; of all together where it is 0. */
type PlaceWeek = WeekFigures & { establishmentId: number };

/** How many people of an establishment have each sleep efficiency in a week. */
type Efficiencies = {
  establishmentId: number;
  week: number;
  efficiencies: Record<string, number>;
};

/** The same of every establishment by itself, with what medians of several are made of. */
export async function countFiguresOfEach(
  client: PoolClient,
  everybody: Omit<
    FigureQuery,
    'places' | 'establishmentId' | 'registeredFrom' | 'registeredBefore'
  >,
  patience: { patienceMs: number },
): Promise<{ places: PlaceFigures[]; weeks: PlaceWeek[]; efficiencies: Efficiencies[] }> {
  const { whom, withChapters } = valuesOf({
    ...everybody,
    places: null,
    establishmentId: null,
    registeredFrom: null,
    registeredBefore: null,
  });
  return {
    places: await namedQuery<PlaceFigures>(client, 'figures-places', PLACES_TEXT, whom, patience),
    weeks: await namedQuery<PlaceWeek>(
      client,
      'figures-each',
      WEEKS_OF_EACH_TEXT,
      withChapters,
      patience,
    ),
    efficiencies: await namedQuery<Efficiencies>(
      client,
      'figures-efficiencies',
      EFFICIENCIES_TEXT,
      whom,
      patience,
    ),
  };
}
