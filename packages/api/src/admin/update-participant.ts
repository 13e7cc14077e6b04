import type { Transaction } from '@aube/db';
import { establishments, participants, users } from '@aube/db/schema';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { nameFaults } from '../people/rules/person-name.ts';
import { looksAfter } from '../people/rules/sight.ts';
import { audit } from '../audit.ts';
import type { Actor } from '../context.ts';
import { AppError, invalidField, toAppError } from '../errors.ts';
import {
  changedName,
  entityId,
  optionalLine,
  optionalText,
  phoneNumber,
  rowVersion,
  text,
} from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { staffProcedure } from '../trpc.ts';
import { expectVersion } from './editor-conflict.ts';
import {
  findRecords,
  participantRecord,
  type ParticipantRecord,
} from './record/participant-record.ts';
import { normalisedPostalCode, PARTICIPANT_FIELD_LENGTHS } from './rules/participant-fields.ts';

const LENGTHS = PARTICIPANT_FIELD_LENGTHS;

/** All editable fields of the record. An absent field becomes empty. */
const participantInput = z.object({
  firstName: changedName,
  lastName: changedName,
  inclusionNumber: optionalLine(LENGTHS.inclusionNumber),
  postalAddress: optionalText(LENGTHS.postalAddress),
  city: optionalLine(LENGTHS.city),
  province: optionalLine(LENGTHS.province),
  postalCode: optionalLine(LENGTHS.postalCode)
    .refine((typed) => typed === null || normalisedPostalCode(typed) !== null, {
      error: 'notAPostalCode',
    })
    .transform((typed) => typed && normalisedPostalCode(typed)),
  phoneNumber,
  establishmentId: entityId.optional(),
});
type ParticipantInput = z.output<typeof participantInput>;

type Fields = Omit<ParticipantInput, 'establishmentId'> & { establishmentId: number };

async function lockRecord(
  tx: Transaction,
  actor: Actor,
  userId: number,
): Promise<ParticipantRecord> {
  await tx
    .select({ userId: participants.userId })
    .from(participants)
    .where(eq(participants.userId, userId))
    .for('update');
  const [record] = await findRecords(tx, actor, eq(participants.userId, userId));
  if (!record) throw new AppError('NOT_FOUND');
  return record;
}

async function refuseForeignPlace(tx: Transaction, actor: Actor, id: number): Promise<void> {
  const [place] = await tx
    .select({ id: establishments.id })
    .from(establishments)
    .where(and(eq(establishments.id, id), isNull(establishments.deletedAt)))
    .for('share');
  if (!place || !looksAfter(actor, id)) throw invalidField('establishmentId', 'unknownChoice');
}

const fieldsOf = ({ establishment, ...record }: ParticipantRecord): Fields => ({
  firstName: record.firstName,
  lastName: record.lastName,
  inclusionNumber: record.inclusionNumber,
  postalAddress: record.postalAddress,
  city: record.city,
  province: record.province,
  postalCode: record.postalCode,
  phoneNumber: record.phoneNumber,
  establishmentId: establishment.establishmentId,
});

function changesOf(before: Fields, after: Fields) {
  const changed = (Object.keys(after) as (keyof Fields)[]).filter(
    (field) => after[field] !== before[field],
  );
  const pick = (fields: Fields) => Object.fromEntries(changed.map((key) => [key, fields[key]]));
  return { isChanged: changed.length > 0, before: pick(before), after: pick(after) };
}

async function store(tx: Transaction, before: ParticipantRecord, after: Fields): Promise<void> {
  const { userId } = before;
  const { firstName, lastName, ...own } = after;
  await tx
    .update(participants)
    .set({ ...own, version: sql`${participants.version} + 1` })
    .where(eq(participants.userId, userId));
  if (firstName === before.firstName && lastName === before.lastName) return;
  await tx
    .update(users)
    .set({ firstName, lastName, version: sql`${users.version} + 1` })
    .where(eq(users.id, userId));
}

const NUMBER_KEY = 'participants_inclusion_number_key';

function withNumberFault(thrown: unknown): AppError {
  const fault = toAppError(thrown);
  for (let cause: unknown = fault; cause instanceof Error; cause = cause.cause) {
    if ('constraint' in cause && cause.constraint === NUMBER_KEY) {
      return invalidField('inclusionNumber', 'alreadyTaken');
    }
  }
  return fault;
}

/**
 * Replaces a participant's record (« participant »). An outdated version is accepted when the
 * record already has these values, for example in a repeated request.
 * @throws VERSION_CONFLICT with an `EditorConflict`; INVALID with `alreadyTaken` for an inclusion
 *   number, `unknownChoice` for an establishment that is not the caller's; NOT_FOUND for a person
 *   unknown to the caller
 * @source specification §7
 * @decision D5 D43 console#participants
 */
export const updateParticipant = staffProcedure
  .input(
    participantInput.extend({
      userId: entityId,
      /**
       * Version of the record that the caller read; when absent, a newer version is overwritten.
       */
      version: rowVersion.optional(),
      reason: text(500),
    }),
  )
  .output(participantRecord)
  .mutation(({ ctx, input: { userId, version, reason, ...input } }) =>
    inTransaction(ctx.db, async (tx) => {
      const current = await lockRecord(tx, ctx.actor, userId);
      const stored = fieldsOf(current);
      const asked = { ...input, establishmentId: input.establishmentId ?? stored.establishmentId };
      const { isChanged, before, after } = changesOf(stored, asked);
      const about = { subjectUserId: userId, objectType: 'participant', objectId: userId };
      if (!isChanged) {
        await audit(tx, ctx, about);
        return current;
      }
      const issues = nameFaults(stored, asked);
      if (issues.length > 0) throw new AppError('INVALID', { issues });
      await expectVersion(tx, current, version, about, Object.keys(stored));
      if (asked.establishmentId !== stored.establishmentId) {
        await refuseForeignPlace(tx, ctx.actor, asked.establishmentId);
      }
      await store(tx, current, asked);
      await audit(tx, ctx, { ...about, before, after: { ...after, reason } });
      const [updated] = await findRecords(tx, ctx.actor, eq(participants.userId, userId));
      if (!updated) throw new AppError('INTERNAL');
      return updated;
    }).catch((thrown: unknown) => {
      throw withNumberFault(thrown);
    }),
  );
