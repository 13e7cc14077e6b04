import { establishments, participants, staffNotes, users } from '@aube/db/schema';
import { desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { namedQuery } from '@aube/db';
import { lastActivity } from '../record/last-activity.ts';
import { AppError } from '../errors.ts';
import { entityId } from '../primitives.ts';
import { refusesContact } from '../record/refuses-contact.ts';
import { getReadableUser } from '../record/readable-user.ts';
import { localDateAt } from '../time/rules/zone.ts';
import { staffProcedure } from '../trpc.ts';
import { OUTCOMES } from '../questionnaires/rules/charge.ts';
import { findColleagues } from './record/colleagues.ts';

const LISTED_NOTES = 50;

const inCharges = alias(users, 'in_charges');

const colleague = z.object({ userId: z.number(), firstName: z.string(), lastName: z.string() });
const instant = z.string().nullable();

/**
 * @throws NOT_FOUND for a person unknown to the caller
 * @decision D44 D64
 */
export const getFollowUp = staffProcedure
  .input(z.object({ userId: entityId }))
  .output(
    z.object({
      email: z.string(),
      phoneNumber: z.string().nullable(),
      refusesContact: z.boolean(),
      inclusionNumber: z.string().nullable(),
      establishment: z.object({ establishmentId: z.number(), name: z.string() }),
      createdAt: z.string(),
      activatedAt: instant,
      deactivatedAt: instant,
      lastActiveOn: z.string().nullable(),
      inCharge: colleague.extend({ isAway: z.boolean() }).nullable(),
      colleagues: z.array(colleague),
      notes: z.array(
        z.object({
          id: z.number(),
          kind: z.enum(['note', 'called', 'postponed']),
          reason: z.string().nullable(),
          outcome: z.enum(OUTCOMES).nullable(),
          text: z.string().nullable(),
          at: z.string(),
          by: z.string(),
        }),
      ),
    }),
  )
  .query(async ({ ctx, input }) => {
    const userId = await getReadableUser(ctx, input.userId);
    const [person] = await ctx.db
      .select({
        email: users.email,
        timeZone: users.timeZone,
        phoneNumber: participants.phoneNumber,
        refusesContact: refusesContact(participants.userId),
        inclusionNumber: participants.inclusionNumber,
        establishmentId: establishments.id,
        establishment: establishments.name,
        createdAt: participants.createdAt,
        activatedAt: users.activatedAt,
        deactivatedAt: users.deactivatedAt,
        inCharge: {
          userId: inCharges.id,
          firstName: inCharges.firstName,
          lastName: inCharges.lastName,
        },
      })
      .from(participants)
      .innerJoin(users, eq(users.id, participants.userId))
      .innerJoin(establishments, eq(establishments.id, participants.establishmentId))
      .leftJoin(inCharges, eq(inCharges.id, participants.inChargeUserId))
      .where(eq(participants.userId, userId));
    if (!person) throw new AppError('NOT_FOUND');
    const [activity, colleagues, notes] = await Promise.all([
      namedQuery<{ at: Date | null }>(
        ctx.pool,
        'follow-up-activity',
        `select ${lastActivity('$1::int')} as at`,
        [userId],
      ),
      findColleagues(ctx.db, person.establishmentId),
      ctx.db
        .select({
          id: staffNotes.id,
          kind: staffNotes.kind,
          reason: staffNotes.reason,
          outcome: staffNotes.outcome,
          text: staffNotes.text,
          createdAt: staffNotes.createdAt,
          firstName: users.firstName,
          lastName: users.lastName,
        })
        .from(staffNotes)
        .innerJoin(users, eq(users.id, staffNotes.authorUserId))
        .where(eq(staffNotes.userId, userId))
        .orderBy(desc(staffNotes.createdAt), desc(staffNotes.id))
        .limit(LISTED_NOTES),
    ]);
    const lastActiveAt = activity[0]?.at ?? null;
    const { establishmentId, establishment, inCharge } = person;
    return {
      email: person.email,
      phoneNumber: person.phoneNumber,
      refusesContact: person.refusesContact,
      inclusionNumber: person.inclusionNumber,
      establishment: { establishmentId, name: establishment },
      createdAt: person.createdAt.toISOString(),
      activatedAt: person.activatedAt?.toISOString() ?? null,
      deactivatedAt: person.deactivatedAt?.toISOString() ?? null,
      lastActiveOn: lastActiveAt && localDateAt(lastActiveAt, person.timeZone),
      inCharge: inCharge && {
        ...inCharge,
        isAway: !colleagues.some((each) => each.userId === inCharge.userId),
      },
      colleagues,
      notes: notes.map(({ createdAt, firstName, lastName, ...note }) => ({
        ...note,
        at: createdAt.toISOString(),
        by: `${firstName} ${lastName}`,
      })),
    };
  });
