import { namedQuery, type QueryRunner, type QueryValue } from '@aube/db';
import { sql } from 'drizzle-orm';
import { seenSql } from '../../record/sight.ts';
import type { TodayByZone } from '../../record/today-by-zone.ts';
import { addedWeeks, type AddedWeek, type WeekPart } from '../rules/added-weeks.ts';
import { PERSON_FIGURES, WEEK_FIGURES, type PersonFigure } from '../rules/figures.ts';
import {
  countedConditions,
  countedWeekConditions,
  EFFICIENCY,
  EXPECTED_NIGHTS,
  factsOf,
  REACHED,
  weekFactsOf,
} from './figure-conditions.ts';

type Whom = TodayByZone & {
  places: readonly number[] | null;
  establishmentId: number | null;
  registeredFrom: Date | null;
  registeredBefore: Date | null;
};

export type FigureQuery = Whom & {
  chapters: readonly { module: number; id: string }[];
};

export const EVERYBODY = {
  places: null,
  establishmentId: null,
  registeredFrom: null,
  registeredBefore: null,
} as const;

/** `establishmentId` is null for the sum of all requested establishments. */
export type PlaceFigures = Record<PersonFigure, number> & { establishmentId: number | null };

export type PlaceWeek = WeekPart & { establishmentId: number };

const PEOPLE = `participants p
join users u on u.id = p.user_id
join unnest($5::text[], $6::date[]) as z (name, today) on z.name = u.time_zone`;

const ASKED = `${seenSql(sql`$1::int[]`)}
  and ($2::int is null or p.establishment_id = $2)
  and ($3::timestamptz is null or p.created_at >= $3)
  and ($4::timestamptz is null or p.created_at < $4)`;

const countOf = (name: string, condition: string) =>
  `count(*) filter (where ${condition})::int as "${name}"`;

const ASKED_PEOPLE = `asked as materialized (select p.user_id from ${PEOPLE} where ${ASKED})`;

/**
 * One statement counts everybody, the other counts some people. PostgreSQL needs a different plan
 * for each statement.
 */
const textsOf = (what: string, text: (whom: string | null) => string) => ({
  everybody: { name: `figures-${what}`, text: text(null) },
  some: { name: `figures-${what}-of-some`, text: text('asked') },
});

const PLACES = textsOf(
  'places',
  (whom) => `
${whom === null ? '' : `with ${ASKED_PEOPLE}`}
select p.establishment_id as "establishmentId",
  ${PERSON_FIGURES.map((name) => countOf(name, countedConditions[name])).join(',\n  ')}
from ${PEOPLE} ${factsOf(whom)}
where ${ASKED}
group by grouping sets ((p.establishment_id), ())`,
);

const sumOf = (name: string) => `sum("${name}")::int as "${name}"`;

const WEEKS = textsOf(
  'weeks',
  (whom) => `
with chapter as materialized (
  select module, id from unnest($7::int[], $8::text[]) as c (module, id)
), ${whom === null ? '' : `${ASKED_PEOPLE},`} by_efficiency as (
  select p.establishment_id, k.week,
    case when ${countedWeekConditions.measured} then ${EFFICIENCY} end as efficiency,
    ${WEEK_FIGURES.map((name) => countOf(name, countedWeekConditions[name])).join(',\n    ')},
    sum(k.recorded_nights) as "recordedNights", sum(${EXPECTED_NIGHTS}) as "expectedNights"
  from ${PEOPLE}
  join kept_weeks k on k.user_id = p.user_id
  ${weekFactsOf(whom)}
  where ${ASKED} and ${REACHED}
  group by p.establishment_id, k.week, efficiency
)
select establishment_id as "establishmentId", week,
  ${[...WEEK_FIGURES, 'recordedNights', 'expectedNights'].map(sumOf).join(',\n  ')},
  json_object_agg(efficiency, measured) filter (where efficiency is not null) as efficiencies
from by_efficiency
group by establishment_id, week`,
);

const valuesOf = (asked: Whom): QueryValue[] => {
  const zones = [...asked.todayByZone];
  return [
    asked.places,
    asked.establishmentId,
    asked.registeredFrom,
    asked.registeredBefore,
    zones.map(([name]) => name),
    zones.map(([, today]) => today),
  ];
};

type Patience = { patienceMs?: number };

const kindOf = ({ places, establishmentId, registeredFrom, registeredBefore }: Whom) =>
  [places, establishmentId, registeredFrom, registeredBefore].every((each) => each === null)
    ? 'everybody'
    : 'some';

/** Figures of each establishment with people, and the sum of all establishments. */
export function countPlaces(
  on: QueryRunner,
  asked: Whom,
  patience: Patience = {},
): Promise<PlaceFigures[]> {
  const { name, text } = PLACES[kindOf(asked)];
  return namedQuery<PlaceFigures>(on, name, text, valuesOf(asked), patience);
}

/** Like `countPlaces`, with the reached weeks of each establishment. */
export async function countParts(
  on: QueryRunner,
  asked: FigureQuery,
  patience: Patience = {},
): Promise<{ places: PlaceFigures[]; weeks: PlaceWeek[] }> {
  const { name, text } = WEEKS[kindOf(asked)];
  const { chapters } = asked;
  const values = [
    ...valuesOf(asked),
    chapters.map(({ module }) => module),
    chapters.map(({ id }) => id),
  ];
  return {
    places: await countPlaces(on, asked, patience),
    weeks: await namedQuery<PlaceWeek>(on, name, text, values, patience),
  };
}

/** Like `countPlaces`, with the weeks of all establishments together. */
export async function countFigures(
  on: QueryRunner,
  asked: FigureQuery,
  patience: Patience = {},
): Promise<{ places: PlaceFigures[]; weeks: AddedWeek[] }> {
  const { places, weeks } = await countParts(on, asked, patience);
  return { places, weeks: addedWeeks(weeks) };
}
