import { establishments, foldedOrder } from '@aube/db/schema';
import { asc, inArray, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { findTodayByZone } from '../../record/today-by-zone.ts';
import { PERSON_FIGURES, type PersonFigure, type WeekFigure } from '../rules/figures.ts';
import { countFigures, type FigureQuery } from './count-figures.ts';
import { countOnce, LONG_COUNT } from './count-once.ts';
import { findKeptFigures } from './find-kept-figures.ts';

type Sources = Pick<Services, 'db' | 'pool' | 'course'> & { now: Date };

const none = Object.fromEntries(PERSON_FIGURES.map((name) => [name, 0])) as Record<
  PersonFigure,
  number
>;

export type ReadFigures = {
  establishments: {
    establishmentId: number;
    name: string;
    referenceCode: string;
    isDeleted: boolean;
    figures: Record<PersonFigure, number>;
  }[];
  sum: Record<PersonFigure, number>;
  weeks: (Record<WeekFigure, number> & {
    week: number;
    recordedNights: number;
    expectedNights: number;
    medianEfficiencyPercent: number | null;
  })[];
  asOf: Date | null;
};

/**
 * Reads the stored figures of a large site. The figures are counted at once for a registration
 * period, and when the stored figures are late and `mayBeLate` is false.
 * @throws NOT_FOUND for an establishment that does not exist or is not among `places`
 * @decision D64 console#kept-figures
 */
export async function readFigures(
  sources: Sources,
  asked: Omit<FigureQuery, 'chapters' | 'todayOn' | 'todayByZone'> & { mayBeLate: boolean },
): Promise<ReadFigures> {
  const { db, pool, course } = sources;
  const { establishmentId, places } = asked;
  if (establishmentId !== null && places !== null && !places.includes(establishmentId)) {
    throw new AppError('NOT_FOUND');
  }
  const wanted = establishmentId === null ? places : [establishmentId];
  const rows = await db
    .select({
      establishmentId: establishments.id,
      name: establishments.name,
      referenceCode: establishments.referenceCode,
      isDeleted: sql<boolean>`${establishments.deletedAt} is not null`,
    })
    .from(establishments)
    .where(wanted === null ? undefined : inArray(establishments.id, [...wanted]))
    .orderBy(foldedOrder(sql`${establishments.name}`), asc(establishments.id));
  if (establishmentId !== null && rows.length === 0) throw new AppError('NOT_FOUND');
  const isOfAnyDate = asked.registeredFrom === null && asked.registeredBefore === null;
  const today = await findTodayByZone(sources);
  const kept = await findKeptFigures(pool, { ...asked, ...today, now: sources.now });
  const query = {
    ...asked,
    ...today,
    chapters: course.modules.flatMap(({ number, chapters }) =>
      chapters.map(({ id }) => ({ module: number, id })),
    ),
  };
  const count = async () => {
    if (kept === null) return countFigures(pool, query);
    const { registeredFrom, registeredBefore } = asked;
    const key = JSON.stringify([places, establishmentId, registeredFrom, registeredBefore]);
    return countOnce(pool, `figures ${key}`, (client) => countFigures(client, query, LONG_COUNT));
  };
  const isKept =
    isOfAnyDate && kept !== null && kept !== 'uncounted' && (asked.mayBeLate || kept.asOf === null);
  const counted = isKept ? kept : { ...(await count()), asOf: null };
  const byPlace = new Map(counted.places.map((place) => [place.establishmentId, place]));
  return {
    establishments: rows
      .map((place) => ({ ...place, figures: byPlace.get(place.establishmentId) ?? none }))
      .filter((place) => !place.isDeleted || place.figures.created > 0 || establishmentId !== null),
    sum: byPlace.get(null) ?? none,
    weeks: counted.weeks.map(({ medianEfficiencyPerMille, ...week }) => ({
      ...week,
      medianEfficiencyPercent:
        medianEfficiencyPerMille === null ? null : medianEfficiencyPerMille / 10,
    })),
    asOf: counted.asOf,
  };
}
