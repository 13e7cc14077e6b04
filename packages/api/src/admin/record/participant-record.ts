import type { Database, Transaction } from '@aube/db';
import { establishments, participants, users } from '@aube/db/schema';
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Actor } from '../../context.ts';
import { refusesContact } from '../../record/refuses-contact.ts';
import { isSeenBy } from '../../record/sight.ts';

/** @decision D43 */
export const participantRecord = z.object({
  userId: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  inclusionNumber: z.string().nullable(),
  postalAddress: z.string().nullable(),
  city: z.string().nullable(),
  province: z.string().nullable(),
  postalCode: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  refusesContact: z.boolean(),
  establishment: z.object({
    establishmentId: z.number(),
    name: z.string(),
    referenceCode: z.string(),
  }),
  version: z.number(),
});
export type ParticipantRecord = z.infer<typeof participantRecord>;

export async function findRecords(
  db: Database | Transaction,
  viewer: Actor,
  condition?: SQL,
  limit?: number,
): Promise<ParticipantRecord[]> {
  const found = db
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      inclusionNumber: participants.inclusionNumber,
      postalAddress: participants.postalAddress,
      city: participants.city,
      province: participants.province,
      postalCode: participants.postalCode,
      phoneNumber: participants.phoneNumber,
      refusesContact: refusesContact(participants.userId),
      establishment: {
        establishmentId: establishments.id,
        name: establishments.name,
        referenceCode: establishments.referenceCode,
      },
      version: participants.version,
    })
    .from(participants)
    .innerJoin(users, eq(users.id, participants.userId))
    .innerJoin(establishments, eq(establishments.id, participants.establishmentId))
    .where(and(isSeenBy(viewer), condition))
    .orderBy(asc(sql`${users.foldedText} collate "C"`), asc(users.id));
  return limit === undefined ? found : found.limit(limit);
}
