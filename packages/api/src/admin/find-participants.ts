import {
  auditLog,
  establishments,
  participants,
  safetyFlags,
  staffAlerts,
  users,
} from '@aube/db/schema';
import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { longText } from '../primitives.ts';
import { programmeWeek } from '../programme/rules/programme-week.ts';
import { whomTheyLookAfter } from '../questionnaires/looked-after.ts';
import { localDateAt } from '../time/rules/zone.ts';
import { staffProcedure } from '../trpc.ts';

const LISTED = 100;

const output = z.object({
  participants: z.array(
    z.object({
      userId: z.number(),
      firstName: z.string(),
      lastName: z.string(),
      inclusionNumber: z.string().nullable(),
      establishment: z.string(),
      /** `derniere_semaine` (decision D14). */
      programmeWeek: z.number(),
      hasLeft: z.boolean(),
      hasWaitingAlert: z.boolean(),
      isScheduleLocked: z.boolean(),
    }),
  ),
  /** More people fit than are listed. */
  hasMore: z.boolean(),
});

/** Without case, accents, apostrophes and hyphens; the same is done to what is searched for. */
const folded = (expression: SQL) =>
  sql`regexp_replace(lower(normalize(${expression}, NFD)), '[\\u0300-\\u036f\\u0027\\u0060\\u00b4\\u02b9-\\u02bd\\u2018\\u2019\\u2010-\\u2015-]', '', 'g')`;

/** Every word is somewhere in the person's names, number, address or username. */
function fitsSearch(search: string): SQL | undefined {
  const person = folded(
    sql`concat_ws(' ', ${users.firstName}, ${users.lastName}, ${participants.inclusionNumber}, ${users.email}, ${users.username})`,
  );
  const words = search.split(/\s+/).filter((word) => word !== '');
  return and(...words.map((word) => sql`position(${folded(sql`${word}::text`)} in ${person}) > 0`));
}

/**
 * The participants whom the caller looks after, by name (« participants »), all of them or those
 * that a search finds, whatever the case, the accents, the apostrophes and the hyphens.
 * @source specification §6
 * @decision D5 D33
 */
export const findParticipants = staffProcedure
  .input(z.object({ search: longText(100).default('') }))
  .output(output)
  .query(async ({ ctx, input: { search } }) => {
    const rows = await ctx.db
      .select({
        userId: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        timeZone: users.timeZone,
        inclusionNumber: participants.inclusionNumber,
        establishment: establishments.name,
        firstDayOn: participants.programmeFirstDay,
        abandonedOn: participants.abandonedOn,
        hasWaitingAlert: sql<boolean>`exists (select 1 from ${staffAlerts}
          where ${staffAlerts.userId} = ${users.id} and ${staffAlerts.acknowledgedAt} is null)`,
        isScheduleLocked: sql<boolean>`exists (select 1 from ${safetyFlags}
          where ${safetyFlags.userId} = ${users.id} and ${safetyFlags.clearedAt} is null)`,
      })
      .from(participants)
      .innerJoin(users, and(eq(users.id, participants.userId), isNull(users.deletedAt)))
      .innerJoin(establishments, eq(establishments.id, participants.establishmentId))
      .where(and(whomTheyLookAfter(ctx.actor), fitsSearch(search)))
      .orderBy(asc(folded(sql`${users.lastName}`)), asc(folded(sql`${users.firstName}`)), users.id)
      .limit(LISTED + 1);
    const listed = rows.slice(0, LISTED);
    await ctx.db.insert(auditLog).values({
      at: ctx.now,
      actorUserId: ctx.actor.userId,
      action: 'admin.findParticipants',
      after: { isSearch: search !== '', userIds: listed.map(({ userId }) => userId) },
      requestId: ctx.requestId,
    });
    return {
      participants: listed.map(({ timeZone, firstDayOn, abandonedOn, ...person }) => ({
        ...person,
        programmeWeek: programmeWeek({
          today: localDateAt(ctx.now, timeZone),
          firstDayOn,
          abandonedOn,
        }),
        hasLeft: abandonedOn !== null,
      })),
      hasMore: rows.length > LISTED,
    };
  });
