import { z } from 'zod';
import { entityId, longText, text } from '../primitives.ts';
import {
  isPlausiblePhoneNumber,
  normalisedPostalCode,
  PARTICIPANT_FIELD_LENGTHS,
} from './rules/participant-fields.ts';

/** A field that may be empty: nothing, or nothing but spaces, is null. */
const optional = (max: number) =>
  longText(max)
    .nullish()
    .transform((value) => value || null);

const LENGTHS = PARTICIPANT_FIELD_LENGTHS;

/** What may be changed of a participant's record: the whole of it, so that what is left out is emptied. */
export const participantInput = z.object({
  firstName: text(LENGTHS.firstName),
  lastName: text(LENGTHS.lastName),
  inclusionNumber: optional(LENGTHS.inclusionNumber),
  postalAddress: optional(LENGTHS.postalAddress),
  city: optional(LENGTHS.city),
  province: optional(LENGTHS.province),
  /** Canadian, kept as `H2X 1Y4`. */
  postalCode: optional(LENGTHS.postalCode)
    .refine((typed) => typed === null || normalisedPostalCode(typed) !== null, {
      error: 'notAPostalCode',
    })
    .transform((typed) => typed && normalisedPostalCode(typed)),
  /** As it was typed. */
  phoneNumber: optional(LENGTHS.phoneNumber).refine(
    (typed) => typed === null || isPlausiblePhoneNumber(typed),
    { error: 'notAPhoneNumber' },
  ),
  /** Where they go to; left out, they stay where they are. */
  establishmentId: entityId.optional(),
});
export type ParticipantInput = z.output<typeof participantInput>;
