import { establishments } from '@aube/db/schema';
import { asc, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { looksAfter, placesOf } from '../account/rules/sight.ts';
import { audit } from '../audit.ts';
import { AppError } from '../errors.ts';
import { entityId, localDate } from '../primitives.ts';
import { todayEverywhere } from '../record/today-by-zone.ts';
import { inTransaction } from '../transaction.ts';
import { staffProcedure } from '../trpc.ts';
import { countFigures } from './record/count-figures.ts';
import { registeredBetween } from './record/registered-between.ts';
import {
  PERSON_FIGURES,
  WEEK_FIGURES,
  type PersonFigure,
  type WeekFigure,
} from './rules/figures.ts';

const numbers = <Name extends string>(names: readonly Name[]) =>
  z.object(
    Object.fromEntries(names.map((name) => [name, z.number()])) as Record<Name, z.ZodNumber>,
  );

const figures = numbers<PersonFigure>(PERSON_FIGURES);
const none = Object.fromEntries(PERSON_FIGURES.map((name) => [name, 0])) as Record<
  PersonFigure,
  number
>;

/**
 * How far people come (« statistiques »): of each establishment that the caller looks after, the sum
 * of them, and week by week; or of one establishment. An establishment that was deleted is there while
 * it has people. Numbers alone: each opens the list of its people (`admin.listParticipants` with
 * `figure`).
 * @throws NOT_FOUND for an establishment that is none or not the caller's
 * @decision D5 D64 decisions/0014 decisions/0034
 */
export const getFigures = staffProcedure
  .input(
    z.object({
      establishmentId: entityId.optional(),
      /** Accounts created from this day to that one, in the caller's own time zone. */
      registeredFrom: localDate.optional(),
      registeredTo: localDate.optional(),
    }),
  )
  .output(
    z.object({
      establishments: z.array(
        z.object({
          establishmentId: z.number(),
          name: z.string(),
          referenceCode: z.string(),
          isDeleted: z.boolean(),
          figures,
        }),
      ),
      sum: figures,
      weeks: z.array(
        numbers<WeekFigure>(WEEK_FIGURES).extend({
          week: z.number(),
          recordedNights: z.number(),
          expectedNights: z.number(),
          /** Sleep efficiency in the middle of the people's own, truncated to a tenth. */
          medianEfficiencyPercent: z.number().nullable(),
        }),
      ),
    }),
  )
  .query(async ({ ctx, input }) => {
    const { establishmentId = null } = input;
    if (establishmentId !== null && !looksAfter(ctx.actor, establishmentId)) {
      throw new AppError('NOT_FOUND');
    }
    const asked = establishmentId === null ? placesOf(ctx.actor) : [establishmentId];
    const places = await ctx.db
      .select({
        establishmentId: establishments.id,
        name: establishments.name,
        referenceCode: establishments.referenceCode,
        isDeleted: sql<boolean>`${establishments.deletedAt} is not null`,
      })
      .from(establishments)
      .where(asked === null ? undefined : inArray(establishments.id, [...asked]))
      .orderBy(asc(establishments.name), asc(establishments.id));
    if (establishmentId !== null && places.length === 0) throw new AppError('NOT_FOUND');
    const counted = await countFigures(ctx.pool, {
      ...(await todayEverywhere(ctx)),
      ...registeredBetween(input, ctx.actor.timeZone),
      places: placesOf(ctx.actor),
      establishmentId,
      chapters: ctx.course.modules.flatMap(({ number, chapters }) =>
        chapters.map(({ id }) => ({ module: number, id })),
      ),
    });
    await inTransaction(ctx.db, (tx) =>
      audit(
        tx,
        ctx,
        establishmentId === null ? {} : { objectType: 'establishment', objectId: establishmentId },
      ),
    );
    const byPlace = new Map(counted.places.map((place) => [place.establishmentId, place]));
    return {
      establishments: places
        .map((place) => ({ ...place, figures: byPlace.get(place.establishmentId) ?? none }))
        .filter(
          (place) => !place.isDeleted || place.figures.created > 0 || establishmentId !== null,
        ),
      sum: byPlace.get(null) ?? none,
      weeks: counted.weeks.map(({ medianEfficiencyPerMille, ...week }) => ({
        ...week,
        medianEfficiencyPercent:
          medianEfficiencyPerMille === null ? null : medianEfficiencyPerMille / 10,
      })),
    };
  });
